import { existsSync } from 'node:fs';

import { articles } from '../../../content/model/articles/data';
import { clinic } from '../../../content/model/clinic/data';
import { doctors } from '../../../content/model/doctors/data';
import { pages } from '../../../content/model/pages/data';
import { services } from '../../../content/model/services/data';
import { sitePages } from '../../../content/model/pages/site-data';
import { specialties } from '../../../content/model/specialties/data';
import { previewPath } from '../../../content/model/pages/page-metadata';
import { routes } from '../../../content/model/clinic/routes';
import { slugOf } from '../../../content/model/specialties/specialty';
import { readFontTables, titleIn } from './drawing';
import { imprint, pagePreviews } from './pages';
import { sourcesOf } from './scenes';

test('every page, article, doctor and specialty has a preview with its heading, under a name of its own', () => {
  const expected = [
    ...sitePages.map((page) => [routes[page](), pages[page].heading]),
    ...articles.map(({ slug, title }) => [routes.article(slug), title]),
    ...doctors.map(({ name }) => [routes.doctor(name), name.replace(' ', '\u00a0')]),
    ...specialties.map((one) => [routes.specialty(slugOf(one, services)), one.title]),
  ];
  expect(pagePreviews.map(({ path, title }) => [path, title])).toEqual(expected);
  expect(new Set(pagePreviews.map(({ path }) => previewPath(path))).size).toBe(expected.length);
});

test.each(pagePreviews)('the pictures of $path are there', ({ scene }) => {
  for (const file of sourcesOf(scene)) expect(existsSync(file)).toBe(true);
});

test('every title fits in the site’s own type', async () => {
  const { heading } = await readFontTables();
  const tooLong = pagePreviews.filter(({ title }) => titleIn(heading, title) === null);
  expect(tooLong).toEqual([]);
});

test('the imprint says who, where and when', () => {
  expect(imprint).toEqual({ name: clinic.name, hours: 'Bamako · 24h/24, 7j/7' });
});
