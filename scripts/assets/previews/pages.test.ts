import { articles } from '../../../content/model/articles/data';
import { clinic } from '../../../content/model/clinic/data';
import { routes } from '../../../content/model/clinic/routes';
import { doctors } from '../../../content/model/doctors/data';
import { pages } from '../../../content/model/pages/data';
import { previewPath } from '../../../content/model/pages/page-metadata';
import { sitePages } from '../../../content/model/pages/site-data';
import { pagesOfSpecialties } from '../../../content/model/specialties/pages-data';
import { pagePreviews, place } from './pages';

test('every page, article, doctor and specialty has a preview with its heading, under a name of its own', () => {
  const expected = [
    ...sitePages.map((page) => [routes[page](), pages[page].heading]),
    ...articles.map(({ slug, title }) => [routes.article(slug), title]),
    ...doctors.map(({ name }) => [routes.doctor(name), name.replace(' ', '\u00a0')]),
    ...pagesOfSpecialties.map(({ slug, specialty }) => [routes.specialty(slug), specialty.title]),
  ];
  expect(pagePreviews.map(({ path, title }) => [path, title])).toEqual(expected);
  expect(new Set(pagePreviews.map(({ path }) => previewPath(path))).size).toBe(expected.length);
});

test('a preview says where and when', () => {
  const [where, when] = place.split(' · ');
  expect(where).toBe(clinic.address.city);
  expect(when).toMatch(/^24h\/24, 7j\/7$|(?:di|dimanche|jours)$/);
});
