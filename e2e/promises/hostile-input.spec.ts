import type { Page } from 'playwright/test';
import { chosen } from '../../components/services/first-choice.inline';
import { doctorCount } from '../../content/model/doctors/doctor-search';
import { routes } from '../../content/model/clinic/routes';
import { servicesShownFirst } from '../../content/model/services/service';
import { services } from '../../content/facts/services';
import { specialties } from '../../content/facts/specialties';
import {
  answers,
  doctorQueries,
  hashes,
  hostileTexts,
  serviceQueries,
} from '../support/hostile-input';
import { firstOf } from '../support/first-of';
import {
  busyButton,
  expect,
  field,
  openForm,
  problem,
  section,
  sendButton,
  status,
  test,
  thanks,
  untilFormIsReady,
} from '../support/message-form';
import { acts } from '../support/provider';
import { untilAwake } from '../support/visitor';

test.use({ allowedComplaints: [/Failed to load resource/] });

/** Adds a function `hurt` for hostile input to call. Returns its calls and the opened dialogs. */
async function canaryOf(page: Page): Promise<string[]> {
  const hurts: string[] = [];
  await page.exposeFunction('hurt', () => hurts.push(page.url()));
  page.on('dialog', (dialog) => {
    hurts.push(dialog.message());
    void dialog.dismiss();
  });
  return hurts;
}

async function expectUntouched(page: Page): Promise<void> {
  const touched = await page.evaluate(() => ({
    intruder: document.getElementById('intruder')?.outerHTML,
    polluted: ({} as { polluted?: unknown }).polluted,
    isShown: document.querySelector('h1')?.checkVisibility(),
  }));
  expect(touched).toEqual({ intruder: undefined, polluted: undefined, isShown: true });
}

/** Only one query in twelve is tried with a page load, which takes longest. */
const isLoaded = (index: number) => index % 12 === 0;

// specialty-choice.test.ts and first-choice.test.ts try every query.
async function tryServices(page: Page): Promise<void> {
  const { title } = firstOf(specialties);
  const shown = page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });
  for (const query of serviceQueries.filter((_, index) => isLoaded(index)))
    await test.step(`/services/${query.slice(0, 80)}`, async () => {
      await page.goto(routes.services() + query, { waitUntil: 'domcontentloaded' });
      await expect(shown).toHaveText([title]);
      await expectUntouched(page);
    });
  // `SpecialtyNav` removes it once it is hydrated.
  await expect(page.locator(`[${chosen}]`)).toHaveCount(0);
  await expect(shown).toHaveText([title]);
  await expectUntouched(page);
}

const typedThrough = (page: Page, names: readonly string[]) =>
  page.getByRole('searchbox').evaluate(
    (search: HTMLInputElement, typed) =>
      typed.map((name) => {
        search.value = name;
        search.dispatchEvent(new Event('input', { bubbles: true }));
        const cards = [...document.querySelectorAll('article')];
        return {
          name: search.value,
          found: cards.filter((card) => card.checkVisibility()).length,
          said: document.querySelector('form [role=status]')?.textContent,
        };
      }),
    names,
  );

async function tryDoctors(page: Page): Promise<void> {
  const search = page.getByRole('searchbox');
  const isTypable = ([, name]: (typeof doctorQueries)[number]) => name !== '';
  for (const [query, name] of doctorQueries.filter(
    (entry, index) => isLoaded(index) || !isTypable(entry),
  ))
    await test.step(`/medecins/${query.slice(0, 80)}`, async () => {
      await page.goto(routes.doctors() + query, { waitUntil: 'domcontentloaded' });
      await expect(search).toHaveValue(name);
      await expect(page.getByRole('combobox', { name: 'Spécialité' })).toHaveValue('');
      const found = await page.getByRole('article').count();
      await expect(page.getByRole('status')).toHaveText(doctorCount(found, 'médecin'));
      await expectUntouched(page);
    });
  await search.focus();
  await untilAwake(page, 'DoctorFilter');
  for (const { name, found, said } of await typedThrough(
    page,
    doctorQueries.filter(isTypable).map(([, name]) => name),
  ))
    expect(said, name).toBe(doctorCount(found, 'médecin'));
  await expectUntouched(page);
}

/** Clicks « Voir plus » or « Voir moins » at each hash. Returns each hash with the number of services then shown. */
const unfoldedAt = (page: Page) =>
  page.evaluate(async (all) => {
    const counts: (readonly [hash: string, shown: number])[] = [];
    const section = document.getElementById('services');
    for (const hash of all) {
      const before = location.href;
      const followed = new Promise((resolve) => {
        addEventListener('hashchange', resolve, { once: true });
      });
      location.hash = hash;
      if (location.href !== before) await followed;
      section?.querySelector('button')?.click();
      const tiles = [...(section?.querySelectorAll('article') ?? [])];
      counts.push([hash, tiles.filter((tile) => tile.checkVisibility()).length]);
    }
    return counts;
  }, hashes);

async function tryHashes(page: Page): Promise<void> {
  for (const hash of [...hashes.slice(0, 3), '#%zz']) {
    await page.goto('about:blank');
    await page.goto(`/${hash}`);
    await expectUntouched(page);
  }
  const button = page.getByRole('region', { name: 'Nos services' }).getByRole('button');
  await expect(button).toHaveAccessibleName('Voir plus');
  await button.scrollIntoViewIfNeeded();
  await untilAwake(page, 'ServicesToggle');
  expect(await unfoldedAt(page)).toEqual(
    hashes.map((hash, index) => [hash, index % 2 === 0 ? services.length : servicesShownFirst]),
  );
  await expectUntouched(page);
}

async function send(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(busyButton(page)).toHaveCount(0);
}

/** `texts` are the name, the telephone and the message. */
async function write(page: Page, texts: readonly string[]): Promise<void> {
  await untilFormIsReady(page);
  for (const [index, label] of ['Nom', 'Téléphone', 'Message'].entries())
    await field(page, label).fill(texts[index] ?? 'a');
  await field(page, 'E-mail').fill('a@b.ml');
}

/** Does nothing unless the last response counted as a success. */
async function writeAgain(page: Page): Promise<void> {
  const again = section(page).getByRole('button', { name: 'Écrire un autre message' });
  if (!(await again.isVisible())) return;
  await again.click();
  await write(page, []);
}

test(
  'hostile addresses and hashes: nothing runs, nothing breaks',
  { tag: '@nightly' },
  async ({ page }) => {
    const hurts = await canaryOf(page);
    await page.goto(routes.home());
    await page.evaluate('hurt()');
    expect(hurts.splice(0), 'what is hostile can be heard').toHaveLength(1);
    await tryServices(page);
    await tryDoctors(page);
    await tryHashes(page);
    await page.close();
    expect(hurts).toEqual([]);
    const entries = [serviceQueries, doctorQueries, hashes, hostileTexts, answers];
    expect(entries.flat().length).toBeGreaterThan(100);
  },
);

test(
  'hostile messages and answers: nothing runs, nothing breaks',
  { tag: '@nightly' },
  async ({ page, provider }) => {
    test.setTimeout(180_000);
    const hurts = await canaryOf(page);
    await openForm(page);
    const expectPosts = (count: number) =>
      expect.poll(() => provider.posts.length, { intervals: [20] }).toBe(count);
    for (let first = 0; first < hostileTexts.length; first += 3) {
      const texts = hostileTexts.slice(first, first + 3);
      await test.step(`written: ${texts.join(' ').slice(0, 80)}`, async () => {
        provider.plan(acts.plainError('Non'));
        const before = provider.posts.length;
        await write(page, texts);
        await send(page);
        await expectPosts(before + 1);
        const arrived = provider.posts
          .at(-1)
          ?.entries.map(([, value]) => value.replace(/^Nouvel envoi.*\r\n/, ''));
        expect(arrived).toEqual(expect.arrayContaining(texts));
        await expectUntouched(page);
      });
    }
    await write(page, []);
    for (const [about, act, words] of answers) {
      await test.step(`answered: ${about}`, async () => {
        const before = provider.posts.length;
        provider.plan(act);
        await send(page);
        await expectPosts(before + 1);
        await expect(problem(page).or(status(page)).first()).toBeVisible();
        if (words !== undefined) await expect(problem(page)).toContainText(words);
        await expectUntouched(page);
        await writeAgain(page);
      });
    }
    await send(page);
    await expect(status(page)).toHaveText(thanks);
    await page.close();
    expect(hurts).toEqual([]);
  },
);
