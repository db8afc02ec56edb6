import type { Metadata } from 'next';
import { InnerPage } from '@/app/_frame/InnerPage';
import { BookingDemo } from '@/components/booking/BookingDemo';
import { routes } from '@/content/model/clinic/routes';
import { pages } from '@/content/facts/pages';
import { pictureOf } from '@/content/model/pictures/picture';
import { practitioners } from '@/content/facts/practitioners';

const page = pages.demonstration;
const path = routes.demonstration();

export const metadata: Metadata = {
  title: page.title,
  description: page.description,
  robots: { index: false },
};

const offered = practitioners.map(({ id, name, specialty, avatar }) => ({
  id,
  name,
  specialty,
  picture: pictureOf(avatar),
}));

/** docs/requirements.md § 2, booking wizard. A public site has no such page. */
export default function DemonstrationPage() {
  return (
    <InnerPage
      page={page}
      trail={[
        { label: pages.booking.heading, href: routes.booking() },
        { label: page.heading, href: path },
      ]}
    >
      <BookingDemo practitioners={offered} />
    </InnerPage>
  );
}
