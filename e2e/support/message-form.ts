import type { Page } from 'playwright/test';
import { reachProvider, startProvider, type Provider } from './provider';
import { expect, test as base } from './visitor';

/** A browser test with a fake provider, which receives the page's posts. */
export const test = base.extend<{ provider: Provider }>({
  provider: async ({ page }, visit) => {
    const provider = await startProvider();
    await reachProvider(page, provider);
    await visit(provider);
    await page.close();
    await provider.close();
  },
});

export { base, expect };

export const thanks = '✅ Merci, votre message a bien été envoyé\u00a0!';

/** Chromium's complaint about a failed response. */
export const failedLoad = /Failed to load resource/;

export const written = {
  Nom: 'Awa Traoré',
  Téléphone: '70 00 00 00',
  'E-mail': 'awa@exemple.com',
  Message: 'Bonjour, <b>êtes-vous</b> ouverts\nle 8 mars ?',
};

export const section = (page: Page) => page.locator('#contact');
export const field = (page: Page, label: string) => section(page).getByLabel(label);
export const status = (page: Page) => section(page).getByRole('status');
export const sendButton = (page: Page) =>
  section(page).getByRole('button', { name: 'Envoyer le Message' });
export const busyButton = (page: Page) => section(page).getByRole('button', { name: 'Envoi...' });
export const problem = (page: Page) =>
  section(page).getByRole('group', { name: 'Il y a un problème' });

/** Waits until the form is hydrated. Before, submitting leads to the provider's page. */
export async function untilFormIsReady(page: Page): Promise<void> {
  await expect(page.locator('#contact form')).toHaveAttribute('novalidate');
}

export async function openForm(page: Page): Promise<void> {
  await page.goto('/#contact');
  await untilFormIsReady(page);
}

export async function write(page: Page, text: Partial<typeof written> = written): Promise<void> {
  for (const [label, value] of Object.entries(text)) await field(page, label).fill(value);
}

export async function openAndWrite(page: Page): Promise<void> {
  await openForm(page);
  await write(page);
}

/** Sends the form, and waits for the confirmation. */
export async function send(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(status(page)).toHaveText(thanks);
}

export async function expectWritten(
  page: Page,
  text: Partial<typeof written> = written,
): Promise<void> {
  for (const [label, value] of Object.entries(text))
    await expect(field(page, label)).toHaveValue(value);
}

/** Returns an entry of each post, in order. */
export const postedEntries = (provider: Provider, name: string) =>
  provider.posts.map(({ entries }) => new Map(entries).get(name));
