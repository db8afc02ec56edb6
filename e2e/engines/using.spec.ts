import { clinic } from '../../content/facts/clinic';
import { doctors } from '../../content/facts/doctors';
import { insurers } from '../../content/facts/insurers';
import { pages } from '../../content/facts/pages';
import { practitioners } from '../../content/facts/practitioners';
import { services } from '../../content/facts/services';
import { specialties } from '../../content/facts/specialties';
import { keptRoutes, routes } from '../../content/model/clinic/routes';
import { servicesShownFirst } from '../../content/model/services/service';
import { someone } from '../support/doctors';
import { firstOf } from '../support/first-of';
import { startHost } from '../support/host';
import { acts } from '../support/provider';
import { serve } from '../../scripts/serve/static-host';
import { comeTo, countOf } from './screen';
import { button, link } from './target';
import { expect, test } from './visitor';

// What a « whole » browser of docs/browsers.md also does: every interactive part.

const scanner = '[aria-label="Scanner\u00a0: images"]';

test('the menu closes by Escape', async ({ visitor }) => {
  await visitor.open(routes.home());
  await expect.poll(() => visitor.ask(() => document.documentElement.dataset.ready)).toBe('');
  await visitor.click(button('Menu'));
  await expect.poll(() => visitor.read('#menu a')).not.toBeNull();
  await visitor.press('Escape');
  await expect.poll(() => visitor.read('#menu a')).toBeNull();
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

/** Returns the space between the header and the section, px. Runs in the page. */
function roomAboveContact(): number {
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = document.querySelector('#contact')?.getBoundingClientRect().top ?? 0;
  return Math.round(top - bottom);
}

test('an address with a section scrolls to it, just below the bar, after the fonts load too', async ({
  visitor,
}) => {
  await visitor.open(routes.homeAnchor('contact'));
  await expect.poll(() => visitor.ask(() => document.activeElement?.id)).toBe('contact');
  await expect.poll(() => visitor.ask(roomAboveContact)).toBeGreaterThanOrEqual(-1);
  await expect.poll(() => visitor.ask(roomAboveContact)).toBeLessThanOrEqual(2);
});

test('the section stays there if the scripts are lost and folded content is shown above it', async ({
  visitor,
}, testInfo) => {
  const [host, end] = await startHost(testInfo.outputPath('site'));
  host.answerWith((file) =>
    file.startsWith('/_islands/main-')
      ? { type: 'text/javascript', body: 'await new Promise(() => {});' }
      : undefined,
  );
  await visitor.open(host.url + routes.homeAnchor('contact'));
  await expect.poll(() => visitor.ask(() => document.documentElement.dataset.unfolded)).toBe('');
  // At the latest after 8 s, the fonts scroll to it again.
  await expect
    .poll(async () => Math.abs(await visitor.ask(roomAboveContact)), { timeout: 2_000 })
    .toBeLessThanOrEqual(2);
  await end();
});

test('a visitor who comes back finds the same place', async ({ visitor }) => {
  await visitor.open(routes.home());
  const place = () =>
    visitor.ask(() => document.querySelector('#contact')?.getBoundingClientRect().top ?? 0);
  await visitor.ask(comeTo, '#contact');
  await expect.poll(() => visitor.ask(countOf, '[data-far] [data-waits]')).toBe(0);
  await visitor.ask(comeTo, '#contact');
  const before = await place();
  await visitor.reload();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(8);
});

test('the services unfold, and fold', async ({ visitor }) => {
  await visitor.open(routes.home());
  const count = () => visitor.ask(countOf, '#services article');
  await expect.poll(count).toBe(servicesShownFirst);
  await visitor.click(button('Voir plus', '#services'));
  await expect.poll(count).toBe(services.length);
  await visitor.click(button('Voir moins', '#services'));
  await expect.poll(count).toBe(servicesShownFirst);
});

test('a specialty is chosen', async ({ visitor }) => {
  const { id, title } = firstOf(specialties.slice(-1));
  await visitor.open(routes.services());
  const panels = () => visitor.ask(countOf, 'main section h2');
  await expect.poll(panels).toBe(1);
  // A wide screen has no button: the list is beside the panel.
  if (await visitor.ask(() => innerWidth < 1024))
    await visitor.click(button('Choisir une spécialité'));
  await visitor.click(link(title, 'nav[aria-label="Spécialités"]'));
  await expect.poll(() => visitor.read('main section h2')).toBe(title);
  await expect
    .poll(() => visitor.ask(() => location.pathname + location.search))
    .toBe(routes.service(id));
  await expect.poll(() => visitor.ask(() => document.title)).toBe(`${title} — ${clinic.shortName}`);
  expect(await panels()).toBe(1);
});

test('doctors are found by name', async ({ visitor }) => {
  await visitor.open(routes.doctors());
  const count = () => visitor.ask(countOf, 'article');
  await expect.poll(count).toBe(doctors.length);
  await visitor.type('input[type=search]', `${someone.familyName}…`);
  await expect.poll(() => visitor.read('article h3, article h2')).toBe(someone.name);
  await expect.poll(count).toBe(1);
  await visitor.click(button('Effacer les filtres'));
  await expect.poll(count).toBe(doctors.length);
});

test('a word finds a doctor, whose page opens', async ({ visitor }) => {
  await visitor.open(routes.search());
  await visitor.type('main input[type=search]', `“${someone.familyName}…”`);
  await expect.poll(() => visitor.read('ul[aria-label="Résultats"] li')).toContain(someone.name);
  const isTouch = await visitor.ask(() => matchMedia('(pointer: coarse)').matches);
  await visitor.press('Enter');
  if (isTouch) await visitor.click('ul[aria-label="Résultats"] a');
  await expect.poll(() => visitor.ask(() => location.pathname)).toBe(routes.doctor(someone.name));
});

test('an insurer is found by name', async ({ visitor }) => {
  const { nom: name } = firstOf(insurers);
  await visitor.open(routes.insurers());
  const count = () => visitor.ask(countOf, '#partenaires li');
  await expect.poll(count).toBe(insurers.length);
  await visitor.type('input[type=search]', name);
  await expect.poll(count).toBeLessThan(insurers.length);
  await expect.poll(() => visitor.read('#partenaires li')).toContain(name);
});

test('the arrow of a slider turns it', async ({ visitor }) => {
  await visitor.open(routes.home());
  const place = () =>
    visitor.ask((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const slides = [...document.querySelectorAll(`${selector} li`)];
      return slides.findIndex((slide) => {
        const { left, width } = slide.getBoundingClientRect();
        return left + width / 2 > box.left && left + width / 2 < box.right;
      });
    }, scanner);
  await visitor.ask(comeTo, scanner);
  expect(await place()).toBe(0);
  await visitor.click(button('Image suivante', scanner));
  await expect.poll(place).toBe(1);
});

test('the viewer opens, turns and closes', async ({ visitor }) => {
  await visitor.open(routes.home());
  await visitor.ask(comeTo, scanner);
  await expect.poll(() => visitor.read(button('Image suivante', scanner))).not.toBeNull();
  const isAwake = () => document.querySelector('[data-island=Lightbox][data-wake]') === null;
  await expect.poll(() => visitor.ask(isAwake)).toBe(true);
  await visitor.click(`${scanner} a`);
  const isDrawn = () =>
    [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')].some(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    );
  await expect.poll(() => visitor.ask(isDrawn)).toBe(true);
  await expect.poll(() => visitor.read('[role=dialog]')).toContain('Image 1 sur 2');
  await visitor.press('ArrowRight');
  await expect.poll(() => visitor.read('[role=dialog]')).toContain('Image 2 sur 2');
  // After the last button, the focus goes to the browser or to the first button, never to the page behind.
  const isFocusInside = () =>
    document.activeElement?.matches('body, [role=dialog], [role=dialog] *');
  for (let count = 0; count < 6; count += 1) {
    await visitor.press('Tab');
    await expect.poll(() => visitor.ask(isFocusInside)).toBe(true);
  }
  await visitor.press('Escape');
  await expect.poll(() => visitor.read('[role=dialog]')).toBeNull();
});

test('the wizard continues after its first choice', async ({ visitor }) => {
  await visitor.open(routes.demonstration());
  await visitor.click(button(`Choisir ${firstOf(practitioners).name}`));
  // Not `:focus`: without a window manager, the window itself may lack the focus.
  const focused = () => visitor.ask(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Choisissez un jour et une heure');
  await expect.poll(() => visitor.read(button('Jour suivant'))).not.toBeNull();
});

test('a request goes from a reason to a message, and one step back', async ({ visitor }) => {
  const heading = () => visitor.read('#demande h3');
  await visitor.open(routes.booking());
  await visitor.click('#demande a[href^="?motif=enfant"]');
  await expect.poll(heading).toContain('Quel pédiatre');
  await visitor.click('#demande li a[href*="medecin="]');
  await expect.poll(heading).toContain('Quel jour');
  await visitor.click('#demande a[href*="jour=premier"]');
  await expect.poll(heading).toContain('Qui vient');
  await visitor.type('#demande-firstName', 'Awa');
  await visitor.type('#demande-lastName', 'Traoré');
  await visitor.type('#demande-phone', '76 12 34 56');
  await visitor.click('#demande-consent');
  await visitor.click(button('Continuer'));
  await visitor.click('#demande [data-island] summary');
  await expect
    .poll(() => visitor.read('#demande blockquote'))
    .toContain('Patient\u00a0: Awa Traoré');
  await visitor.ask(() => {
    history.back();
  });
  await expect.poll(heading).toContain('Qui vient');
  const firstName = () =>
    visitor.ask(() => document.querySelector<HTMLInputElement>('#demande-firstName')?.value);
  await expect.poll(firstName).toBe('Awa');
});

test('the form says what is missing, keeps what cannot be sent, then sends it', async ({
  visitor,
  provider,
}) => {
  const before = provider.posts.length;
  const send = () => visitor.click(button('Envoyer le Message', '#contact'));
  const problem = () => visitor.read('#contact [role=group]');
  await visitor.open(routes.homeAnchor('contact'));
  await expect.poll(() => visitor.read('#contact form[novalidate]')).not.toBeNull();
  await send();
  await expect.poll(problem).toContain('Il y a un problème');
  await expect.poll(() => visitor.ask(() => document.title)).toMatch(/^Erreur\u00a0: /);
  await visitor.type('#contact-name', 'Awa Traoré');
  await visitor.type('#contact-email', 'awa@exemple.com');
  await visitor.type('#contact textarea', 'Bonjour');
  provider.plan(acts.page);
  await send();
  await expect.poll(problem).toContain('L’envoi a échoué');
  expect(await visitor.ask(() => document.querySelector('textarea')?.value)).toBe('Bonjour');
  await send();
  await expect
    .poll(() => visitor.read('#contact [role=status]'))
    .toContain('Merci, votre message a bien été envoyé');
  const posts = provider.posts.slice(before);
  expect(posts.map(({ path }) => path)).toEqual(Array(2).fill(`/f/${clinic.formId}`));
  expect(Object.fromEntries(posts[1]?.entries ?? [])).toMatchObject({
    name: 'Awa Traoré',
    email: 'awa@exemple.com',
    message: expect.stringContaining('Bonjour'),
  });
});

/** Runs in the page. Caches are asynchronous, so a call returns the result of an earlier call. */
function isKept(): boolean {
  const { dataset } = document.documentElement;
  void caches.match(location.pathname).then((answer) => {
    if (answer) dataset.kept = '';
  });
  return 'kept' in dataset && navigator.serviceWorker.controller !== null;
}

test('after one visit, the essential pages can be read offline', async ({ visitor }) => {
  const { url, close } = await serve({ directory: 'out', port: 0 });
  await visitor.open(url + routes.hours());
  await expect.poll(() => visitor.ask(isKept), { timeout: 40_000 }).toBe(true);
  await close();
  for (const name of keptRoutes) {
    await visitor.open(url + routes[name]());
    await expect.poll(() => visitor.read('h1')).toBe(pages[name].heading);
  }
  await visitor.open(url + routes.about());
  await expect.poll(() => visitor.read('h1')).toBe(pages.offline.heading);
});
