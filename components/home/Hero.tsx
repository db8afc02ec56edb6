import { classNames } from '@/components/ui/class-names/class-names';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { SearchBox } from '@/components/ui/field/SearchBox';
import { Heading } from '@/components/ui/heading/Heading';
import { FirstPicture } from '@/components/ui/picture/FirstPicture';
import { Container } from '@/components/ui/section/Container';
import type { Claim } from '@/content/model/clinic/schema';
import type { Clinic } from '@/content/model/clinic/clinic';
import { longestSentence } from '@/content/model/search/telling-words';
import { pictureOf } from '@/content/model/pictures/picture';
import { routes } from '@/content/model/clinic/routes';
import { Claims } from './Claims';
import * as styles from './Hero.css';
import { WayButton } from '@/components/ui/ways/WayButton';
import { callOf } from '@/content/model/clinic/ways';

/** Paths below `content/pictures/`. */
interface HeroPictures {
  wide: string;
  phone: string;
}

function Search({ examples }: { examples: readonly string[] }) {
  const hint = examples.length > 0 && `Par exemple\u00a0: ${examples.join(', ')}…`;
  return (
    <SearchBox
      action={routes.search()}
      id="accueil-mot"
      label="Dites ce qui vous amène"
      {...(hint !== false && { hint })}
      maxLength={longestSentence}
    />
  );
}

function Actions({ clinic }: { clinic: Clinic }) {
  return (
    <div className={styles.actions}>
      <ButtonLink href={routes.booking()} size="large">
        Prendre rendez-vous
      </ButtonLink>
      {/* On a phone, it is in the action bar. */}
      <div className={styles.call}>
        <WayButton way={callOf(clinic)} kind="quiet" size="large" width="full" />
      </div>
    </div>
  );
}

function Scene({ pictures }: { pictures: HeroPictures }) {
  return (
    <div className={styles.scene}>
      <FirstPicture
        picture={pictureOf(pictures.wide)}
        phonePicture={pictureOf(pictures.phone)}
        sizes="100vw"
        alt=""
        className={styles.picture}
        frameClassName={styles.frame}
      />
      <div className={styles.veil} />
    </div>
  );
}

export function Hero({
  clinic,
  opening,
  claims,
  searchExamples,
  faces,
  pictures,
}: {
  clinic: Clinic;
  /** « Ouvert du lundi au samedi » */
  opening: string | undefined;
  claims: readonly Claim[];
  searchExamples: readonly string[];
  faces: readonly string[];
  pictures: HeroPictures | undefined;
}) {
  return (
    <div className={classNames(styles.hero, pictures && styles.tall)}>
      <Container>
        <div className={styles.words}>
          <p className={styles.opening}>
            <span className={styles.hours}>
              {[opening, clinic.address.city].filter(Boolean).join(' · ')}
            </span>{' '}
            <ButtonLink href={routes.emergencies()} kind="urgent" size="small">
              Urgence&nbsp;?
            </ButtonLink>
          </p>
          <Heading level={1} look="display">
            {clinic.tagline ?? clinic.name}
          </Heading>
          {claims.length > 0 && <Claims claims={claims} faces={faces} noun={clinic.noun} />}
          <Search examples={searchExamples} />
          <Actions clinic={clinic} />
        </div>
      </Container>
      {pictures && <Scene pictures={pictures} />}
    </div>
  );
}
