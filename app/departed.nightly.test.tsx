/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { routes } from '@/content/model/clinic/routes';
import { withoutTitle } from '@/content/model/doctors/naming';
import { content, readContent } from '@/content/reader/content';
import { importPages } from './_test/import-pages';

jest.setTimeout(120_000);

interface Person {
  name: string;
  portraits: readonly string[];
  /** Every text and address that could identify the person. */
  traces: readonly string[];
  leave: (data: string) => void;
}

const without =
  (file: string, name: string) =>
  (data: string): void => {
    const address = path.join(data, file);
    const entries = parse(readFileSync(address, 'utf8')) as { name: string }[];
    writeFileSync(address, stringify(entries.filter((entry) => entry.name !== name)));
  };

/** Returns the prefix of the published files of a picture. */
const published = (picture: string) => picture.replace(/\.\w+$/, '-');

const people: readonly Person[] = [
  ...content.doctors.map(([file, { name, image = [], Tel = [] }]) => ({
    name,
    portraits: [image].flat(),
    traces: [withoutTitle(name), routes.doctor(name), ...[image].flat().map(published), Tel].flat(),
    leave: (data: string) => {
      rmSync(path.join(data, 'medecins', `${file}.yaml`));
    },
  })),
  ...[
    ...content.testimonials.map((entry) => ['temoignages.yaml', entry] as const),
    ...content.management.map((entry) => ['direction.yaml', entry] as const),
  ].map(([file, { name, image }]) => ({
    name,
    portraits: [image],
    traces: [name, published(image)],
    leave: without(file, name),
  })),
];

/** A copy of the content, with empty pictures. */
function copy(): { data: string; pictures: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'departed-'));
  const [data, pictures] = [path.join(folder, 'data'), path.join(folder, 'pictures')];
  cpSync('content/data', data, { recursive: true });
  // The build rejects a signatory or a replacement who has left, so these lines are removed first.
  const named = / +signed:\n +by: .*\n +on: .*\n|^ *(?:reviewedBy|remplacant): .*\n/gm;
  for (const file of readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )) {
    const address = path.join(data, file);
    writeFileSync(address, readFileSync(address, 'utf8').replaceAll(named, ''));
  }
  for (const file of readdirSync('content/pictures', { recursive: true, encoding: 'utf8' })) {
    mkdirSync(path.join(pictures, path.dirname(file)), { recursive: true });
    if (/\.\w+$/.test(file)) writeFileSync(path.join(pictures, file), '');
  }
  return { data, pictures };
}

/** Returns the faults, in French. */
function faultsOf({ data, pictures }: ReturnType<typeof copy>): string {
  try {
    readContent(data, pictures, new Date());
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('any person may leave, with the portrait', () => {
  for (const person of people) {
    const site = copy();
    person.leave(site.data);
    for (const file of person.portraits) rmSync(path.join(site.pictures, file));
    expect([person.name, faultsOf(site)]).toEqual([person.name, '']);
  }
});

test('a missing portrait is reported in French', () => {
  const site = copy();
  const portraits = people.flatMap((person) => person.portraits);
  for (const portrait of portraits) rmSync(path.join(site.pictures, portrait));
  const faults = faultsOf(site);
  for (const portrait of portraits)
    expect(faults).toContain(`«\u00a0${portrait}\u00a0» n’est pas une image de content/pictures`);
});

/** Returns all that the site shows: pages, search, previews, and pictures that are published. */
async function siteOf(left: typeof content): Promise<string> {
  jest.resetModules();
  // Only data is mocked, as if the clinic had removed the entries.
  jest.doMock('@/content/reader/content', () => ({ content: left, remarks: '' }));
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: sitemap } = await import('./sitemap');
  const { pagePreviews } = await import('@/scripts/assets/previews/pages');
  const { pictures } = await import('@/content/facts/pictures');
  const pageAt = await importPages();
  const addresses = [...sitemap().map(({ url }) => new URL(url).pathname), routes.offline()];
  const pages = await Promise.all(
    addresses.map(async (address) => renderToStaticMarkup(await pageAt(address))),
  );
  return [
    ...pages,
    ...addresses,
    JSON.stringify(pagePreviews),
    ...Object.keys(pictures).map(published),
  ].join('\n');
}

/** Its names may remain: the director may also be a doctor. */
const legalNotice = JSON.stringify(content.legal);

const groups = [0, 1, 2].map((rest) => people.filter((__, index) => index % 3 === rest));

test('everybody is on the site', async () => {
  const site = await siteOf(content);
  // Telephones of doctors are not displayed.
  const shown = people.map(({ traces }) => traces.filter((trace) => !trace.startsWith('+')));
  expect(shown.flat().filter((trace) => !site.includes(trace))).toEqual([]);
});

test.each(groups.map((group) => [group.map(({ name }) => name).join(', '), group] as const))(
  'no page, preview or picture shows any more: %s',
  async (_, group) => {
    const { data, pictures } = copy();
    for (const { leave } of group) leave(data);
    const site = await siteOf(readContent(data, pictures, new Date()).content);
    const left = group
      .flatMap(({ traces }) => traces)
      .filter((trace) => site.includes(trace) && !legalNotice.includes(trace));
    expect(left).toEqual([]);
  },
);
