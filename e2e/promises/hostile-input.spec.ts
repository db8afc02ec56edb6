import type { Page } from 'playwright/test';
import { cleaned } from '../../content/fields/typed';
import { answers, hostileTexts } from '../support/hostile-input';
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
  'hostile messages and answers: nothing runs, nothing breaks',
  { tag: '@nightly' },
  async ({ page, provider }) => {
    test.setTimeout(180_000);
    const hurts = await canaryOf(page);
    await openForm(page);
    await page.evaluate('hurt()');
    expect(hurts.splice(0), 'what is hostile can be heard').toHaveLength(1);
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
        const meant = texts.map((text) => cleaned(text));
        expect(arrived).toEqual(expect.arrayContaining(meant));
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
