import type { Metadata } from 'next';
import { EmergencyCalls } from '@/components/emergencies/EmergencyCalls';
import { EmergencyDoor } from '@/components/emergencies/EmergencyDoor';
import { SituationList } from '@/components/emergencies/SituationList';
import { InnerPage } from '@/app/_frame/InnerPage';
import { PageBody } from '@/components/site/PageBody';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { HeadedSection } from '@/components/ui/headed-text/HeadedSection';
import { Stack } from '@/components/ui/stack/Stack';
import { articlesOnSituation } from '@/content/model/articles/article';
import { articles } from '@/content/facts/articles';
import { placeOf } from '@/content/model/clinic/clinic';
import { clinic } from '@/content/facts/clinic';
import { emergency, situations, urgent } from '@/content/facts/emergencies';
import { pages } from '@/content/facts/pages';
import { urgentSayings } from '@/content/facts/site';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { pictureOf } from '@/content/model/pictures/picture';
import { routes } from '@/content/model/clinic/routes';
import { sharedDirections } from '@/content/model/clinic/shared-text';
import { waysTo } from '@/content/model/clinic/ways';

const page = pages.emergencies;
const path = routes.emergencies();
const directions = sharedDirections(clinic, emergency.door, 'emergency');
const sayings = urgent.isAtClinic ? urgentSayings : [];

export const metadata: Metadata = pageMetadata(page, path, clinic);

export default function EmergenciesPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      title={{ intro: emergency.introduction }}
      ways={urgent.isAtClinic ? waysTo(clinic, 'emergency') : undefined}
    >
      <PageBody>
        <Stack gap="lg">
          <EmergencyCalls text={emergency} urgent={urgent} clinic={clinic}>
            <EmergencyDoor
              heading={urgent.placeHeading}
              address={emergency.hospital ?? placeOf(clinic)}
              door={emergency.door}
              hasPlan={urgent.isAtClinic && clinic.hasPlan}
              picture={urgent.isAtClinic && page.picture ? pictureOf(page.picture) : undefined}
            >
              {urgent.isAtClinic && <ShareButton {...directions} label="Envoyer le chemin" />}
            </EmergencyDoor>
          </EmergencyCalls>
          <SituationList
            heading={urgent.heading}
            situations={situations}
            articlesOn={(situation) => articlesOnSituation(articles, situation)}
          />
          {sayings.length > 0 && (
            <HeadedSection id="sur-place" heading="Sur place" paragraphs={[]} points={sayings} />
          )}
        </Stack>
      </PageBody>
    </InnerPage>
  );
}
