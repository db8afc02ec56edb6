import type { Metadata } from 'next';
import { EmergencyCalls } from '@/components/emergencies/EmergencyCalls';
import { EmergencyDoor } from '@/components/emergencies/EmergencyDoor';
import { SituationList } from '@/components/emergencies/SituationList';
import { InnerPage } from '@/app/_frame/InnerPage';
import { PageBody } from '@/components/site/PageBody';
import { Stack } from '@/components/ui/stack/Stack';
import { articlesOnSituation } from '@/content/model/articles/article';
import { articles } from '@/content/model/articles/data';
import { postalAddress } from '@/content/model/clinic/clinic';
import { clinic } from '@/content/model/clinic/data';
import { directionsHref } from '@/content/model/clinic/directions';
import { emergency, situations, urgent } from '@/content/model/emergencies/data';
import { pages } from '@/content/model/pages/data';
import { street } from '@/content/model/pages/site-data';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { pictureOf } from '@/content/model/pictures/picture';
import { routes } from '@/content/model/clinic/routes';

const page = pages.emergencies;
const path = routes.emergencies();

export const metadata: Metadata = pageMetadata(page, path, clinic);

export default function EmergenciesPage() {
  return (
    <InnerPage
      page={page}
      trail={[{ label: page.heading, href: path }]}
      intro={emergency.introduction}
    >
      <PageBody>
        <Stack gap="lg">
          <EmergencyCalls
            text={emergency}
            urgent={urgent}
            directionsHref={directionsHref(clinic.geo)}
            chatNumber={clinic.chatNumber}
          >
            <EmergencyDoor
              heading={urgent.placeHeading}
              address={emergency.hospital ?? street ?? postalAddress(clinic.address)}
              door={emergency.door}
              picture={urgent.isAtClinic && page.picture ? pictureOf(page.picture) : undefined}
            />
          </EmergencyCalls>
          <SituationList
            heading={urgent.heading}
            situations={situations}
            articlesOn={(situation) => articlesOnSituation(articles, situation)}
          />
        </Stack>
      </PageBody>
    </InnerPage>
  );
}
