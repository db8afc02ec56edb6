import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { FirstPicture } from '@/components/ui/picture/FirstPicture';
import { Container } from '@/components/ui/section/Container';
import type { Claim } from '@/content/model/claim';
import type { Clinic } from '@/content/model/clinic';
import { displayPhone, telHref } from '@/content/model/phone';
import { pictureOf } from '@/content/model/picture';
import { routes } from '@/content/model/routes';
import * as styles from './Hero.css';

function Claims({ claims }: { readonly claims: readonly Claim[] }) {
  return (
    <dl className={styles.figures}>
      {claims.map(({ value, label }) => (
        <div key={value} className={styles.figure}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ clinic }: { readonly clinic: Clinic }) {
  const [mainPhone] = clinic.phones;
  return (
    <div className={styles.actions}>
      <ButtonLink href={routes.homeAnchor('rdv')} size="large">
        Prendre rendez-vous
      </ButtonLink>
      <ButtonLink href={telHref(mainPhone)} kind="outline" size="large">
        <Icon name="phone" size={20} />
        {displayPhone(mainPhone)}
      </ButtonLink>
    </div>
  );
}

/** The first screen: the promise, the claims, and the two ways to act at once. */
export function Hero({
  clinic,
  claims,
  pictures,
}: {
  readonly clinic: Clinic;
  readonly claims: readonly Claim[];
  /** Paths below `content/pictures/`: the hall, and the same framed for a phone. */
  readonly pictures: { readonly wide: string; readonly phone: string };
}) {
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.words}>
          <p className={styles.clinicName}>
            {clinic.name}, {clinic.address.city}
          </p>
          <div className={styles.title}>
            <Heading level={1} look="display">
              {clinic.tagline}
            </Heading>
          </div>
          <Claims claims={claims} />
          <Actions clinic={clinic} />
        </div>
      </Container>
      <div className={styles.scene}>
        <FirstPicture
          picture={pictureOf(pictures.wide)}
          phonePicture={pictureOf(pictures.phone)}
          sizes="100vw"
          alt=""
        />
        <div className={styles.veil} />
      </div>
    </div>
  );
}
