import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { FirstPicture } from '@/components/ui/picture/FirstPicture';
import { Picture } from '@/components/ui/picture/Picture';
import { Container } from '@/components/ui/section/Container';
import type { Claim } from '@/content/model/claim';
import type { Clinic } from '@/content/model/clinic';
import { displayPhone, telHref } from '@/content/model/phone';
import { pictureOf } from '@/content/model/picture';
import { routes } from '@/content/model/routes';
import { isAlwaysOpen, type OpeningHours } from '@/content/model/schedule';
import * as styles from './Hero.css';

/** Paths below `content/pictures/`: the hall, and the same framed for a phone. */
interface HeroPictures {
  readonly wide: string;
  readonly phone: string;
}

/** Some of the doctors, small: they lead to all of them. */
function Faces({ images }: { readonly images: readonly string[] }) {
  return (
    <a href={routes.doctors()} aria-label="Tous les médecins" className={styles.faces}>
      {images.map((image) => (
        <span key={image} className={styles.face}>
          <Picture picture={pictureOf(image)} sizes="32px" ratio="square" alt="" />
        </span>
      ))}
    </a>
  );
}

function Claims({
  claims,
  faces,
}: {
  readonly claims: readonly Claim[];
  readonly faces: readonly string[];
}) {
  return (
    <dl className={styles.figures}>
      {claims.map(({ value, label }, index) => (
        <div key={value} className={styles.figure}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figureValue}>
            {value}
            {index === 0 && <Faces images={faces} />}
          </dd>
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
      <ButtonLink href={telHref(mainPhone)} kind="quiet" size="large">
        <Icon name="phone" size={20} />
        {displayPhone(mainPhone)}
      </ButtonLink>
    </div>
  );
}

function Scene({ pictures }: { readonly pictures: HeroPictures }) {
  return (
    <div className={styles.scene}>
      <FirstPicture
        picture={pictureOf(pictures.wide)}
        phonePicture={pictureOf(pictures.phone)}
        sizes="100vw"
        alt=""
      />
      <div className={styles.veil} />
    </div>
  );
}

/** The first screen: the promise, the claims, and the two ways to act at once. */
export function Hero({
  clinic,
  openingHours,
  claims,
  faces,
  pictures,
}: {
  readonly clinic: Clinic;
  readonly openingHours: readonly OpeningHours[];
  readonly claims: readonly Claim[];
  /** Portraits of some doctors, as `pictures`. */
  readonly faces: readonly string[];
  readonly pictures: HeroPictures;
}) {
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.words}>
          <p className={styles.clinicName}>
            {isAlwaysOpen(openingHours) && 'Ouvert jour et nuit · '}
            {clinic.address.city}
          </p>
          <div className={styles.title}>
            <Heading level={1} look="display">
              {clinic.tagline}
            </Heading>
          </div>
          <Claims claims={claims} faces={faces} />
          <Actions clinic={clinic} />
        </div>
      </Container>
      <Scene pictures={pictures} />
    </div>
  );
}
