import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import { stack } from '@/components/theme/layout.css';
import { boldFinger } from '@/components/theme/target.css';
import { note } from '@/components/theme/typography.css';
import type { BookingChannel, BookingText } from '@/content/model/booking/booking';
import { appointmentChatText, chatLink, mailtoHref } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { displayPhone, phoneFor, telHref } from '@/content/model/clinic/phone';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './BookingChannels.css';
import { ComingHelps } from './ComingHelps';

const icons: Record<BookingChannel['id'], IconName> = {
  whatsapp: 'chat',
  phone: 'phone',
  email: 'mail',
  form: 'calendar',
};

/** Returns undefined for what the clinic lacks. */
function actionOf(id: BookingChannel['id'], title: string, clinic: Clinic): ReactNode {
  const { chatNumber, email, formId } = clinic;
  const bookingPhone = phoneFor(clinic.phones, 'rendez-vous');
  switch (id) {
    case 'whatsapp':
      return (
        chatNumber && (
          <NewTabLink href={chatLink(chatNumber, appointmentChatText)} className={boldFinger}>
            {`${title}\u00a0: ${displayPhone(chatNumber)}`}
          </NewTabLink>
        )
      );
    case 'phone':
      return (
        <a href={telHref(bookingPhone)} className={boldFinger}>
          {`${title}\u00a0: ${displayPhone(bookingPhone)}`}
        </a>
      );
    case 'email':
      return (
        email && (
          <a href={mailtoHref(email)} className={boldFinger}>
            {title}
          </a>
        )
      );
    case 'form':
      return (
        formId && (
          <a href={routes.homeAnchor('contact')} className={boldFinger}>
            {title}
          </a>
        )
      );
  }
}

export function BookingChannels({
  text: { channels: text, voiceMessage },
  clinic,
}: {
  text: BookingText;
  clinic: Clinic;
}) {
  const channels = text.items
    .map((channel) => ({ ...channel, action: actionOf(channel.id, channel.title, clinic) }))
    .filter(({ action }) => action !== undefined);
  return (
    <section id="moyens" aria-labelledby="moyens-titre" className={styles.section}>
      <Container>
        <Heading level={2} look="item" id="moyens-titre">
          {text.heading}
        </Heading>
        <ul className={styles.channels}>
          {channels.map(({ id, text: words, action }) => (
            <li key={id} className={styles.channel}>
              <Icon name={icons[id]} size={24} className={styles.glyph} />
              <div>
                {action}
                <p className={styles.words}>{words}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={stack.sm}>
          {voiceMessage !== undefined && <p>{voiceMessage}</p>}
          <p className={note}>{text.privacyNote}</p>
          <ComingHelps clinic={clinic} />
        </div>
      </Container>
    </section>
  );
}
