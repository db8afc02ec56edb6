import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Heading } from '@/components/ui/heading/Heading';
import { Container } from '@/components/ui/section/Container';
import { wayIcons } from '@/components/ui/ways/way';
import { WayLink } from '@/components/ui/ways/WayLink';
import { stack } from '@/components/theme/layout.css';
import { boldFinger } from '@/components/theme/target.css';
import { note } from '@/components/theme/typography.css';
import type { BookingText } from '@/content/model/booking/booking';
import type { Clinic } from '@/content/model/clinic/clinic';
import { routes } from '@/content/model/clinic/routes';
import { ofKinds, waysTo } from '@/content/model/clinic/ways';
import * as styles from './BookingChannels.css';
import { ComingHelps } from './ComingHelps';

function Channel({
  icon,
  words,
  children,
}: {
  icon: IconName;
  words: string | undefined;
  children: ReactNode;
}) {
  return (
    <li className={styles.channel}>
      <Icon name={icon} size={24} className={styles.glyph} />
      <div>
        {children}
        {words !== undefined && <p className={styles.words}>{words}</p>}
      </div>
    </li>
  );
}

export function BookingChannels({
  text: { channels: text, voiceMessage },
  clinic,
}: {
  text: BookingText;
  clinic: Clinic;
}) {
  const words = { chat: text.whatsapp, call: text.phone, email: text.email, sms: undefined };
  return (
    <section id="moyens" aria-labelledby="moyens-titre" className={styles.section}>
      <Container>
        <Heading level={2} look="item" id="moyens-titre">
          {text.heading ?? 'Nous joindre'}
        </Heading>
        <ul className={styles.channels}>
          {ofKinds(waysTo(clinic, 'appointment'), 'chat', 'call', 'email').map((way) => (
            <Channel key={way.href} icon={wayIcons[way.kind]} words={words[way.kind]}>
              <WayLink way={way} className={boldFinger} />
            </Channel>
          ))}
          {clinic.formId !== undefined && (
            <Channel icon="form" words={text.form}>
              <a href={routes.homeAnchor('contact')} className={boldFinger}>
                Formulaire
              </a>
            </Channel>
          )}
        </ul>
        <div className={stack.sm}>
          {voiceMessage !== undefined && <p>{voiceMessage}</p>}
          {text.privacyNote !== undefined && <p className={note}>{text.privacyNote}</p>}
          <ComingHelps clinic={clinic} />
        </div>
      </Container>
    </section>
  );
}
