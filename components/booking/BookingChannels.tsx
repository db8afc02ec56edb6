import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Card } from '@/components/ui/card/Card';
import { Copyable } from '@/components/ui/copy/Copyable';
import { Grid } from '@/components/ui/grid/Grid';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { Section } from '@/components/ui/section/Section';
import { Stack } from '@/components/ui/stack/Stack';
import type { BookingChannel, BookingText } from '@/content/model/booking/booking';
import { appointmentChatText, chatLink, mailtoHref } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { copyLabel, displayPhone, phoneFor, telHref } from '@/content/model/clinic/phone';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './BookingChannels.css';
import { ComingHelps } from './ComingHelps';

const icons: Record<BookingChannel['id'], IconName> = {
  whatsapp: 'chat',
  phone: 'phone',
  email: 'mail',
  form: 'calendar',
};

function ChatAction({ chatNumber }: Required<Pick<Clinic, 'chatNumber'>>) {
  return (
    <>
      <Copyable text={chatNumber} label={copyLabel(chatNumber)}>
        <span className={styles.number}>{displayPhone(chatNumber)}</span>
      </Copyable>
      <NewTabLink href={chatLink(chatNumber, appointmentChatText)} look={{ width: 'full' }}>
        Écrire sur WhatsApp
      </NewTabLink>
    </>
  );
}

/** Returns undefined for what the clinic lacks. */
function actionOf(id: BookingChannel['id'], clinic: Clinic): ReactNode {
  const bookingPhone = phoneFor(clinic.phones, 'rendez-vous');
  switch (id) {
    case 'whatsapp':
      return clinic.chatNumber && <ChatAction chatNumber={clinic.chatNumber} />;
    case 'phone':
      return (
        <Copyable text={bookingPhone} label={copyLabel(bookingPhone)} size="button">
          <ButtonLink href={telHref(bookingPhone)} width="full">
            {displayPhone(bookingPhone)}
          </ButtonLink>
        </Copyable>
      );
    case 'email':
      return (
        clinic.email && (
          <ButtonLink href={mailtoHref(clinic.email)} kind="outline" width="full">
            Écrire un e-mail
          </ButtonLink>
        )
      );
    case 'form':
      return (
        clinic.formId && (
          <ButtonLink href={routes.homeAnchor('contact')} kind="outline" width="full">
            Ouvrir le formulaire
          </ButtonLink>
        )
      );
  }
}

function ChannelCard({
  channel: { id, title, text },
  children,
}: {
  channel: BookingChannel;
  children: ReactNode;
}) {
  return (
    <Card padding="medium">
      <div className={styles.channel}>
        <div className={styles.head}>
          <Icon name={icons[id]} size={32} />
          <Heading level={3} look="item">
            {title}
          </Heading>
        </div>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </Card>
  );
}

export function BookingChannels({
  text: { channels: text, voiceMessage },
  clinic,
}: {
  text: BookingText;
  clinic: Clinic;
}) {
  const cards = text.items
    .map((channel) => ({ channel, action: actionOf(channel.id, clinic) }))
    .filter(({ action }) => action !== undefined);
  return (
    <Section id="moyens" title={text.heading} tone="surface">
      <Stack gap="lg">
        <Grid as="ul" columns="1-2-4">
          {cards.map(({ channel, action }) => (
            <li key={channel.id}>
              <ChannelCard channel={channel}>{action}</ChannelCard>
            </li>
          ))}
        </Grid>
        {voiceMessage !== undefined && <p>{voiceMessage}</p>}
        <ComingHelps clinic={clinic} />
        <p className={styles.note}>{text.privacyNote}</p>
      </Stack>
    </Section>
  );
}
