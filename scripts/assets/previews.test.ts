import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../e2e/support/folders';
import { makePreviews } from './previews';
import type { PagePreview } from './previews/pages';

const root = newFolder();
const paths = { previews: join(root, 'previews'), cache: join(root, 'cache.json') };
const some: readonly PagePreview[] = [
  { path: '/', title: 'Accueil', pictures: ['clinique/accueil-1.jpg'] },
  { path: '/services/', title: 'Services', pictures: [] },
  { path: '/medecins/', title: 'Médecins', pictures: ['clinique/facade-1.jpg'] },
];
const make = (previews: readonly PagePreview[]) =>
  makePreviews(previews, paths, ({ title }) => Promise.resolve(Buffer.from(title)));

beforeAll(() => make(some));

test('every page has its file, and nothing is drawn again without a change', async () => {
  expect(readdirSync(paths.previews)).toEqual(['accueil.jpg', 'medecins.jpg', 'services.jpg']);
  expect(await make(some)).toEqual([]);
});

test('a new title, another picture and a lost file are drawn again, alone', async () => {
  const [home, services, doctors] = some as [PagePreview, PagePreview, PagePreview];
  const changed = [
    { ...home, title: 'Bonjour' },
    { ...services, pictures: doctors.pictures },
    doctors,
  ];
  expect(await make(changed)).toEqual(['/', '/services/']);
  rmSync(join(paths.previews, 'medecins.jpg'));
  expect(await make(changed)).toEqual(['/medecins/']);
});

test('the preview of a page that is gone is deleted', async () => {
  writeFileSync(join(paths.previews, 'vieux.jpg'), '');
  await make(some.slice(1));
  expect(readdirSync(paths.previews)).toEqual(['medecins.jpg', 'services.jpg']);
});
