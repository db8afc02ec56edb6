import { contentHash } from '../../scripts/assets/content-hash';
import { isOurs, ownPaths, sealed, wordsOf } from './recognise';

const types = { '/': 'text/html', js: 'text/javascript', svg: 'image/svg+xml', webp: 'image/webp' };

const typeOf = (address: string) =>
  Object.entries(types).find(([end]) => address.endsWith(end))?.[1] ?? types['/'];

/** Returns whether the worker recognises these bytes, sent from that address. */
function recognise(address: string, body: string, { type = typeOf(address), words = '' } = {}) {
  const response = new Response(body, { headers: { 'Content-Type': type } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  return isOurs(address, response, {}, words);
}

const instant = '2026-11-28T21:00:05Z';
const page = (number: string) =>
  `<html lang="fr" data-built="${instant}"><p>${number}</p><p>Déjà ouvert</p></html>`;
const horaire = sealed('/horaire/', page('01'));

test('a whole page at its address is recognised', async () => {
  expect(await recognise('/horaire/', await horaire)).toBe(true);
});

test.each<[string, (page: string) => string | Promise<string>]>([
  ['of another address', () => sealed('/', page('01'))],
  ['that says another number', (page) => page.replace('<p>01', '<p>99')],
  ['with another instant', (page) => page.replace('2026', '2036')],
  ['with a script', (page) => page.replace('<p>', '<script>alert(1)</script><p>')],
  ['with an advertisement at its end', (page) => `${page}<p>Forfaits</p>`],
  ['without its digest', (page) => page.replace(/<!--.*/, '')],
  ['with an empty digest', (page) => page.replace(/<!--.*/, '<!---->')],
  ['that is cut', (page) => page.slice(0, -1)],
  ['of a portal', () => '<html><h1>Connexion au Wi-Fi</h1></html>'],
  ['that is empty', () => ''],
])('a page %s is not recognised', async (_, change) => {
  expect(await recognise('/horaire/', await change(await horaire))).toBe(false);
});

test('a page sent as another type is not recognised', async () => {
  expect(await recognise('/horaire/', await horaire, { type: 'text/plain' })).toBe(false);
});

test('the words of a page are the same whenever it was built', async () => {
  const again = await sealed('/horaire/', page('01').replace(instant, '2026-11-29T21:00:07Z'));
  expect(again).not.toBe(await horaire);
  expect(wordsOf(again)).toBe(wordsOf(await horaire));
  const newer = await sealed('/horaire/', page('99'));
  expect(wordsOf(newer)).not.toBe(wordsOf(again));
  const ofRelease = { words: contentHash(wordsOf(again)) };
  expect(await recognise('/horaire/', await horaire, ofRelease)).toBe(true);
  expect(await recognise('/horaire/', newer, ofRelease)).toBe(false);
  expect(await recognise('/horaire/', newer)).toBe(true);
});

test('a script or a logo is recognised by the digest in its name, a photograph never', async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 120"/>';
  const address = `/images/assureurs/edm-${contentHash(logo)}.svg`;
  expect(await recognise(address, logo)).toBe(true);
  expect(await recognise(address, '<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(false);
  expect(await recognise(address, logo, { type: 'text/html' })).toBe(false);
  expect(await recognise(`/_islands/main-${contentHash('go()')}.js`, 'go()')).toBe(true);
  expect(await recognise(`/_islands/main-${contentHash('go()')}.js`, '')).toBe(false);
  expect(await recognise(`/images/awa-${contentHash('awa')}.webp`, 'awa')).toBe(false);
});

test('a message of a page leads the worker to no other host, and to no query', () => {
  const addresses = [
    '/\\localhost/about/',
    '/\t/localhost/about/',
    '/\n/localhost/about/',
    ' //localhost/about/',
    '/.//localhost/about/',
    'http://localhost/about/',
    'http://awa@localhost:3000/about/',
    '//[',
    '/about/?nom=Awa',
    '/about/#Awa',
    '/conseils/../horaire/',
    7,
    null,
  ];
  const paths = ownPaths(addresses, 'http://localhost:3000');
  expect(paths.filter((each) => each.includes('about'))).toEqual([]);
  expect(paths).toContain('/horaire/');
  expect(ownPaths('/about/', 'http://localhost:3000')).toEqual([]);
});
