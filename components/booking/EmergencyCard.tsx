import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { Container } from '@/components/ui/section/Container';
import type { BookingText } from '@/content/model/booking';
import type { Clinic } from '@/content/model/clinic';
import { displayPhone, telHref } from '@/content/model/phone';
import * as styles from './EmergencyCard.css';

/** What to do when it cannot wait, before anything else on the page. */
export function EmergencyCard({
  text,
  clinic,
}: {
  readonly text: BookingText['emergency'];
  readonly clinic: Clinic;
}) {
  const [mainPhone] = clinic.phones;
  return (
    <Container>
      <section aria-labelledby="urgence-titre" className={styles.card}>
        <div>
          <div className={styles.title}>
            <Heading level={2} look="subtitle" id="urgence-titre">
              {text.heading}
            </Heading>
          </div>
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.calls}>
          <ButtonLink href={telHref(mainPhone)} kind="urgent" width="full">
            <Icon name="phone" size={20} />
            {displayPhone(mainPhone)}
          </ButtonLink>
          <ButtonLink href={`tel:${text.nationalNumber}`} kind="outline" width="full">
            Appeler le {text.nationalNumber}
          </ButtonLink>
        </div>
      </section>
    </Container>
  );
}
