import { expect } from 'playwright/test';
import { doctors } from '../../content/model/doctors/data';
import { insurers } from '../../content/model/insurers/data';
import { practitioners } from '../../content/model/practitioners/data';
import { services } from '../../content/model/services/data';
import { specialties } from '../../content/model/specialties/data';
import { routes } from '../../content/model/clinic/routes';
import { servicesShownFirst } from '../../content/model/services/service';
import { someone } from '../support/doctors';
import { firstOf } from '../support/first-of';
import type { Visitor } from './driven-visitor';
import type { Target } from './target';

/** Target of a visible button; `name` is exact, and `within` a CSS selector. */
export const button = (name: string, within?: string): Target => ({
  role: 'button',
  name,
  ...(within !== undefined && { in: within }),
});
const scanner = '#images-scanner';
/** As `button`, for a link. */
export const link = (name: string, within: string): Target => ({ role: 'link', name, in: within });

/** Counts only displayed elements. */
const countOf = (visitor: Visitor, selector: string) =>
  visitor.ask(
    (each) =>
      [...document.querySelectorAll(each)].filter((one) => one.getClientRects().length > 0).length,
    selector,
  );

/** Scrolls to a part, since some parts are only hydrated near the screen. */
export const comeTo = (visitor: Visitor, selector: string) =>
  visitor.ask((part) => {
    document.querySelector(part)?.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, selector);

/** What a visitor does with each interactive part, by the title of the test. */
export const partsInUse: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'the services unfold, and fold': async (visitor) => {
    await visitor.open(routes.home());
    const count = () => countOf(visitor, '#services article');
    await expect.poll(count).toBe(servicesShownFirst);
    await visitor.click(button('Voir plus', '#services'));
    await expect.poll(count).toBe(services.length);
    await visitor.click(button('Voir moins', '#services'));
    await expect.poll(count).toBe(servicesShownFirst);
  },

  'a specialty is chosen': async (visitor) => {
    const { id, title } = firstOf(specialties.slice(-1));
    await visitor.open(routes.services());
    const panels = () => countOf(visitor, 'main section h2');
    await expect.poll(panels).toBe(1);
    // A wide screen has no button: the list is beside the panel.
    if (await visitor.ask(() => innerWidth < 1024))
      await visitor.click(button('Choisir une spécialité'));
    await visitor.click(link(title, 'nav[aria-label="Spécialités"]'));
    await expect.poll(() => visitor.read('main section h2')).toBe(title);
    await expect
      .poll(() => visitor.ask(() => location.pathname + location.search))
      .toBe(routes.service(id));
    expect(await panels()).toBe(1);
  },

  'doctors are found by name': async (visitor) => {
    await visitor.open(routes.doctors());
    const count = () => countOf(visitor, 'article');
    await expect.poll(count).toBe(doctors.length);
    await visitor.type('input[type=search]', someone.familyName);
    await expect.poll(() => visitor.read('article h3, article h2')).toBe(someone.name);
    await expect.poll(count).toBe(1);
    await visitor.click(button('Effacer les filtres'));
    await expect.poll(count).toBe(doctors.length);
  },

  'a word finds a doctor, whose page opens': async (visitor) => {
    await visitor.open(routes.search());
    await visitor.type('main input[type=search]', someone.familyName);
    await expect.poll(() => visitor.read('ul[aria-label="Résultats"] li')).toContain(someone.name);
    await visitor.press('Enter');
    const isTouch = () => matchMedia('(pointer: coarse)').matches;
    if (await visitor.ask(isTouch)) await visitor.click('ul[aria-label="Résultats"] a');
    await expect.poll(() => visitor.ask(() => location.pathname)).toBe(routes.doctor(someone.name));
  },

  'an insurer is found by name': async (visitor) => {
    const { nom: name } = firstOf(insurers);
    await visitor.open(routes.insurers());
    const count = () => countOf(visitor, '#partenaires li');
    await expect.poll(count).toBe(insurers.length);
    await visitor.type('input[type=search]', name);
    await expect.poll(count).toBeLessThan(insurers.length);
    await expect.poll(() => visitor.read('#partenaires li')).toContain(name);
  },

  'the arrow of a slider turns it': async (visitor) => {
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
    await comeTo(visitor, scanner);
    expect(await place()).toBe(0);
    await visitor.click(button('Image suivante', scanner));
    await expect.poll(place).toBe(1);
  },

  'the viewer opens, turns and closes': async (visitor) => {
    await visitor.open(routes.home());
    await comeTo(visitor, scanner);
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
  },

  'the wizard goes on from its first choice': async (visitor) => {
    await visitor.open(routes.booking());
    await visitor.click('#demonstration summary');
    await visitor.click(button(`Choisir ${firstOf(practitioners).name}`));
    // Not `:focus`: without a window manager, the window itself may lack the focus.
    const focused = () => visitor.ask(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Choisissez un jour et une heure');
    await expect.poll(() => visitor.read(button('Jour suivant'))).not.toBeNull();
  },
};
