/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteFooter } from '@/components/site/footer/SiteFooter';
import { clinic } from '@/content/data/clinic';
import { openingHours } from '@/content/data/opening-hours';
import { sitePages } from '@/content/data/site';
import { routes } from '@/content/model/routes';
import { pagePreviews } from '@/scripts/assets/previews/pages';
import HomePage from './page';
import SiteMapPage from './plan-du-site/page';
import sitemap from './sitemap';

// The clinic has taken every block out of the file.
jest.mock('@/content/data/practical', () => ({ practical: {} }));

test('a site without practical facts has no page of them, and nothing leads there', () => {
  const foot = (
    <SiteFooter clinic={clinic} openingHours={openingHours} pages={sitePages} builtYear={2026} />
  );
  const everything = [
    ...[<HomePage key="home" />, <SiteMapPage key="map" />, foot].map((part) =>
      renderToStaticMarkup(part),
    ),
    ...sitemap().map(({ url }) => url),
    ...pagePreviews.map(({ path }) => path),
  ].join('\n');
  expect(everything).toContain(routes.insurers());
  expect(everything).not.toContain(routes.practical());
});

test('search engines read nothing of them', () => {
  const html = renderToStaticMarkup(<HomePage />);
  expect(html).toContain('"@type":"MedicalClinic"');
  expect(html).not.toMatch(
    /"(?:priceRange|currenciesAccepted|paymentAccepted|contactPoint|knowsLanguage|streetAddress)"/,
  );
});
