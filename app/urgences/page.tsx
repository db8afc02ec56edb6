import type { Metadata } from 'next';
import { EmergencyCalls } from '@/components/emergencies/EmergencyCalls';
import { SituationList } from '@/components/emergencies/SituationList';
import { InnerPage } from '@/app/_frame/InnerPage';
import { PageBody } from '@/components/site/PageBody';
import { Stack } from '@/components/ui/stack/Stack';
import { clinic } from '@/content/model/clinic/data';
import { emergency, situations } from '@/content/model/emergencies/data';
import { whenClosedSentence } from '@/content/model/emergencies/urgent';
import { openingHours } from '@/content/model/opening-hours/data';
import { pages } from '@/content/model/pages/data';
import { pageMetadata } from '@/content/model/pages/page-metadata';
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
        <Stack gap="xl">
          <EmergencyCalls
            text={emergency}
            phone={clinic.phones[0]}
            whenClosed={whenClosedSentence(openingHours, emergency.nationalNumber)}
          />
          <SituationList situations={situations} />
          <p>Cette page ne remplace pas une consultation.</p>
        </Stack>
      </PageBody>
    </InnerPage>
  );
}
