import { clinic } from '../../content/model/clinic/data';
import { pages } from '../../content/model/pages/data';
import { services } from '../../content/model/services/data';
import { sitePages } from '../../content/model/pages/site-data';
import { specialties } from '../../content/model/specialties/data';
import { routes } from '../../content/model/clinic/routes';
import { specialtyPages } from '../../content/model/specialties/specialty-pages';
import { button, comeTo, link, partsInUse } from './parts';
import { expect, test } from './visitor';

const [specialtyPage] = specialtyPages(specialties, services, clinic);
if (!specialtyPage) throw new Error('Specialties have pages');
const addresses = [
  ...sitePages.map((name) => [routes[name](), pages[name].title] as const),
  [routes.specialty(specialtyPage.slug), specialtyPage.text.title],
  [routes.service('Pediatrie'), `Pédiatrie — ${clinic.shortName}`],
  [routes.offline(), pages.offline.title],
  ['/nulle-part/', pages.notFound.title],
] as const;

/** Makes lazy pictures load, and lists those that have not loaded. Runs in the page. */
function missingPictures(): string[] {
  for (const picture of document.images) picture.loading = 'eager';
  return [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc, src }) => currentSrc || src);
}

for (const [address, title] of addresses)
  test(
    `${address} is whole, and no wider than the screen`,
    { tag: '@widths' },
    async ({ visitor, size }) => {
      await visitor.open(address);
      const told = () =>
        visitor.ask(() => ({
          title: document.title,
          language: document.documentElement.lang,
          headings: document.querySelectorAll('h1').length,
        }));
      await expect.poll(told).toEqual({ title, language: 'fr', headings: 1 });
      await expect.poll(() => visitor.read('h1')).toBeTruthy();
      await expect.poll(() => visitor.ask(missingPictures), { timeout: 30_000 }).toEqual([]);
      const widths = () => [innerWidth, Math.max(innerWidth, document.documentElement.scrollWidth)];
      expect(await visitor.ask(widths)).toEqual([size.width, size.width]);
    },
  );

test('the menu opens and closes', { tag: '@widths' }, async ({ visitor, size }) => {
  await visitor.open(routes.home());
  const item = link('Horaires', '#menu');
  const isOpen = async () => (await visitor.read(item)) !== null;
  if (size.width >= 768) {
    expect(await isOpen()).toBe(true);
    expect(await visitor.read(button('Menu'))).toBeNull();
    return;
  }
  expect(await isOpen()).toBe(false);
  await visitor.click(button('Menu'));
  await expect.poll(isOpen).toBe(true);
  await visitor.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await visitor.click(button('Menu'));
  await expect.poll(isOpen).toBe(true);
  await visitor.click(button('Menu'));
  await expect.poll(isOpen).toBe(false);
});

test(
  'a link of the menu leads to its section, clear of the bar',
  { tag: '@widths' },
  async ({ visitor, size }) => {
    await visitor.open(routes.hours());
    if (size.width < 768) await visitor.click(button('Menu'));
    await visitor.click(link('Contact', '#menu'));
    const isThere = () => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = document.querySelector('#contact')?.getBoundingClientRect().top ?? -1;
      return document.activeElement?.id === 'contact' && top >= bar - 1 && top < bar + 100;
    };
    await expect.poll(() => visitor.ask(isThere)).toBe(true);
  },
);

test('an address with a section leads to it, just below the bar, once the fonts are there too', async ({
  visitor,
}) => {
  await visitor.open(routes.homeAnchor('contact'));
  /** Space between the header and the section, px. */
  const room = () =>
    visitor.ask(() => {
      const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return Math.round(
        (document.querySelector('#contact')?.getBoundingClientRect().top ?? 0) - bottom,
      );
    });
  await expect.poll(() => visitor.ask(() => document.activeElement?.id)).toBe('contact');
  await expect.poll(room).toBeGreaterThanOrEqual(-1);
  await expect.poll(room).toBeLessThanOrEqual(2);
});

test('who comes back is where they were', async ({ visitor }) => {
  await visitor.open(routes.home());
  const place = () =>
    visitor.ask(() => document.querySelector('#contact')?.getBoundingClientRect().top ?? 0);
  await comeTo(visitor, '#contact');
  const before = await place();
  await visitor.reload();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
});

for (const [title, use] of Object.entries(partsInUse)) test(title, ({ visitor }) => use(visitor));

test('the form says what is missing, then sends', async ({ visitor, provider }) => {
  const before = provider.posts.length;
  await visitor.open(routes.homeAnchor('contact'));
  await expect.poll(() => visitor.read('#contact form[novalidate]')).not.toBeNull();
  await visitor.click(button('Envoyer le Message', '#contact'));
  await expect.poll(() => visitor.read('#contact [role=group]')).toContain('Il y a un problème');
  await expect.poll(() => visitor.ask(() => document.title)).toMatch(/^Erreur\u00a0: /);
  await visitor.type('#contact-name', 'Awa Traoré');
  await visitor.type('#contact-email', 'awa@exemple.com');
  await visitor.type('#contact textarea', 'Bonjour');
  await visitor.click(button('Envoyer le Message', '#contact'));
  await expect
    .poll(() => visitor.read('#contact [role=status]'))
    .toContain('Merci, votre message a bien été envoyé');
  const [post, ...more] = provider.posts.slice(before);
  expect(more).toEqual([]);
  expect(post?.path).toBe(`/f/${clinic.formId}`);
  expect(Object.fromEntries(post?.entries ?? [])).toMatchObject({
    name: 'Awa Traoré',
    email: 'awa@exemple.com',
    message: 'Bonjour',
  });
});
