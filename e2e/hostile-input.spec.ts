import type { Page } from 'playwright/test';
import { doctorCount } from '../content/model/doctor-search';
import { routes } from '../content/model/routes';
import { specialties } from '../content/data/specialties';
import { answers, doctorQueries, hashes, hostileTexts, serviceQueries } from './hostile-input';
import { reachProvider, startProvider } from './provider';
import { expect, onPhone, test } from './visitor';

test.use({ allowedComplaints: [/Failed to load resource/] });

/** Gives hostile input something to call, and answers what called it. */
async function canaryOf(page: Page): Promise<string[]> {
  const hurts: string[] = [];
  await page.exposeFunction('hurt', () => hurts.push(page.url()));
  page.on('dialog', (dialog) => {
    hurts.push(dialog.message());
    void dialog.dismiss();
  });
  return hurts;
}

/** Throws where something of the input has become part of the page, or of every object. */
async function expectUntouched(page: Page): Promise<void> {
  const touched = await page.evaluate(() => ({
    intruder: document.getElementById('intruder')?.outerHTML,
    polluted: ({} as { polluted?: unknown }).polluted,
    isShown: document.querySelector('h1')?.checkVisibility(),
  }));
  expect(touched).toEqual({ intruder: undefined, polluted: undefined, isShown: true });
}

/** Each query as the visitor moves to it within the page; some as the page loads as well, which takes longer. */
async function tryServices(page: Page): Promise<void> {
  const [first] = specialties;
  const shown = page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });
  for (const [index, query] of serviceQueries.entries()) {
    await test.step(`/services/${query.slice(0, 80)}`, async () => {
      if (index % 4 === 0) await page.goto(routes.services() + query);
      else
        await page.evaluate((search) => {
          history.pushState(null, '', search);
          dispatchEvent(new PopStateEvent('popstate'));
        }, query);
      await expect(shown).toHaveText([first.title]);
      await expectUntouched(page);
    });
  }
}

/** Each name in the address as the page loads, or, which takes less time, typed. */
async function tryDoctors(page: Page): Promise<void> {
  for (const [index, [query, name]] of doctorQueries.entries()) {
    await test.step(`/medecins/${query.slice(0, 80)}`, async () => {
      const isTypable = name !== '' && index % 4 !== 0;
      if (isTypable) await page.getByRole('searchbox').fill(name);
      else await page.goto(routes.doctors() + query, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('searchbox')).toHaveValue(name);
      await expect(page.getByRole('combobox', { name: 'Spécialité' })).toHaveValue('');
      const found = await page.getByRole('article').count();
      await expect(page.getByRole('status')).toHaveText(doctorCount(found));
      await expectUntouched(page);
    });
  }
}

async function tryHashes(page: Page): Promise<void> {
  await page.goto(routes.home());
  const section = page.getByRole('region', { name: 'Nos services' });
  for (const [index, hash] of hashes.entries()) {
    await test.step(`/${hash.slice(0, 80)}`, async () => {
      await page.evaluate((text) => {
        location.hash = text;
      }, hash);
      await section
        .getByRole('button', { name: index % 2 === 0 ? 'Voir plus' : 'Voir moins' })
        .click();
      await expectUntouched(page);
    });
  }
  for (const hash of hashes.slice(0, 3)) {
    await page.goto(routes.about());
    await page.goto(`/${hash}`);
    await expectUntouched(page);
  }
}

const contact = (page: Page) => page.locator('#contact');
const box = (page: Page, label: string) => contact(page).getByLabel(label);

async function send(page: Page): Promise<void> {
  await contact(page).getByRole('button', { name: 'Envoyer le Message' }).click();
  await expect(contact(page).getByRole('button', { name: 'Envoi...' })).toHaveCount(0);
}

async function write(page: Page, text: string): Promise<void> {
  await expect(page.locator('form')).toHaveAttribute('novalidate');
  for (const label of ['Nom', 'Téléphone', 'Message']) await box(page, label).fill(text);
  await box(page, 'E-mail').fill('a@b.ml');
}

/** Opens the form again, where the last answer was taken for a success. */
async function writeAgain(page: Page): Promise<void> {
  const again = contact(page).getByRole('button', { name: 'Écrire un autre message' });
  if (!(await again.isVisible())) return;
  await again.click();
  await write(page, 'a');
}

test('over a hundred hostile addresses, hashes, messages and answers: nothing runs, nothing breaks', async ({
  page,
}) => {
  // The same code at every width: once is enough.
  if (!onPhone(page)) return;
  test.setTimeout(180_000);
  const hurts = await canaryOf(page);
  await page.goto(routes.home());
  await page.evaluate('hurt()');
  expect(hurts.splice(0)).toHaveLength(1);
  await tryServices(page);
  await tryDoctors(page);
  await tryHashes(page);

  const provider = await startProvider();
  await reachProvider(page, provider);
  await page.goto('/#contact');
  for (const text of hostileTexts) {
    await test.step(`written: ${text.slice(0, 80)}`, async () => {
      provider.plan({
        do: 'answer',
        status: 400,
        type: 'application/json',
        body: '{"error":"Non"}',
      });
      await write(page, text);
      await send(page);
      // What is blank to the eye is said to be missing; everything else arrives as it was written.
      const post = provider.posts.at(-1);
      if (text.trim() !== '' && post !== undefined) {
        const arrived = Object.fromEntries(post.entries);
        expect(arrived.message?.replaceAll('\r\n', '\n')).toBe(text);
      }
      await expectUntouched(page);
    });
  }
  await write(page, 'a');
  for (const [about, act, words] of answers) {
    await test.step(`answered: ${about}`, async () => {
      const before = provider.posts.length;
      provider.plan(act);
      await send(page);
      expect(provider.posts.length).toBe(before + 1);
      const problem = contact(page).getByRole('group', { name: 'Il y a un problème' });
      await expect(problem.or(contact(page).getByRole('status')).first()).toBeVisible();
      if (words !== undefined) await expect(problem).toContainText(words);
      await expectUntouched(page);
      await writeAgain(page);
    });
  }
  await send(page);
  await expect(contact(page)).toContainText('Merci, votre message a bien été envoyé');
  await page.close();
  await provider.close();
  expect(hurts).toEqual([]);
  const entries = [serviceQueries, doctorQueries, hashes, hostileTexts, answers];
  expect(entries.flat().length).toBeGreaterThan(100);
});
