import type { Metadata } from 'next';
import { Message } from '@/components/site/Message';
import { PageFrame } from '@/app/_frame/PageFrame';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { SearchBox } from '@/components/ui/field/SearchBox';
import { Picture } from '@/components/ui/picture/Picture';
import { clinic } from '@/content/facts/clinic';
import { pages } from '@/content/facts/pages';
import { facade } from '@/content/facts/pictures';
import { isOnSite } from '@/content/facts/site';
import { pictureOf } from '@/content/model/pictures/picture';
import { longestSentence } from '@/content/model/search/telling-words';
import { routes } from '@/content/model/clinic/routes';
import { WayButton } from '@/components/ui/ways/WayButton';
import { callOf } from '@/content/model/clinic/ways';

const { title, description, heading } = pages.notFound;

export const metadata: Metadata = { title, description, robots: { index: false } };

export default function NotFoundPage() {
  return (
    <PageFrame current="">
      <Message
        heading={heading}
        text={`L’adresse a peut-être changé. Cherchez ${isOnSite(routes.doctors()) ? `un ${clinic.noun} ou ` : ''}une page, ou appelez-nous.`}
        search={
          <SearchBox
            action={routes.search()}
            id="introuvable-mot"
            label="Rechercher sur le site"
            maxLength={longestSentence}
          />
        }
        picture={facade && <Picture picture={pictureOf(facade)} sizes="480px" ratio="3/2" alt="" />}
      >
        <ButtonLink href={routes.home()} size="large">
          Revenir à l’accueil
        </ButtonLink>
        {isOnSite(routes.doctors()) && (
          <ButtonLink href={routes.doctors()} kind="quiet" size="large">
            Voir tous les {clinic.noun}s
          </ButtonLink>
        )}
        <ButtonLink href={routes.siteMap()} kind="quiet" size="large">
          Plan du site
        </ButtonLink>
        <WayButton way={callOf(clinic)} kind="outline" size="large" />
      </Message>
    </PageFrame>
  );
}
