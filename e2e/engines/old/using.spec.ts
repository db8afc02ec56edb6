import { clinic } from '../../../content/model/clinic/data';
import { pages } from '../../../content/model/pages/data';
import { formAddress } from '../../../content/model/contact/contact';
import { routes } from '../../../content/model/clinic/routes';
import { button, partsInUse } from '../parts';
import type { Visitor } from '../driven-visitor';
import { serve } from '../../support/static-host';
import { expect, test } from './visitor';

// Every interactive part must work from Chromium 92 on.

for (const [title, use] of Object.entries(partsInUse)) test(title, ({ visitor }) => use(visitor));

const send = button('Envoyer le Message', '#contact');
const written = 'Bonjour, je voudrais un rendez-vous.';

async function write(visitor: Visitor): Promise<void> {
  await visitor.open(routes.homeAnchor('contact'));
  await expect.poll(() => visitor.read('#contact form[novalidate]')).not.toBeNull();
  await visitor.type('#contact-name', 'Awa Traoré');
  await visitor.type('#contact-email', 'awa@exemple.com');
  await visitor.type('#contact textarea', written);
}

test('a message that cannot be sent is kept, and its failure said', async ({ visitor }) => {
  await write(visitor);
  await visitor.click(send);
  await expect.poll(() => visitor.read('#contact [role=group]')).toContain('L’envoi a échoué');
  const kept = () => document.querySelector('textarea')?.value;
  expect(await visitor.ask(kept)).toBe(written);
});

test('a message is sent', async ({ visitor, driver }) => {
  const end = await driver?.respondTo(formAddress(clinic.formId), '{"next":"/merci"}');
  await write(visitor);
  await visitor.click(send);
  await expect
    .poll(() => visitor.read('#contact [role=status]'))
    .toContain('Merci, votre message a bien été envoyé');
  await end?.();
});

test('the menu closes by Escape', async ({ visitor }) => {
  await visitor.open(routes.home());
  await expect.poll(() => visitor.ask(() => document.documentElement.dataset.ready)).toBe('');
  await visitor.click('header summary');
  await expect.poll(() => visitor.read('#menu a')).not.toBeNull();
  await visitor.press('Escape');
  await expect.poll(() => visitor.read('#menu a')).toBeNull();
});

test('a page is read again without a network', async ({ visitor, driver }) => {
  const { url, close } = await serve({ directory: 'out', port: 0 });
  await driver?.open(url + routes.doctors());
  const isKept = () => navigator.serviceWorker.controller !== null;
  await expect.poll(() => visitor.ask(isKept), { timeout: 20_000 }).toBe(true);
  await close();
  await visitor.reload();
  expect(await visitor.read('h1')).toBe(pages.doctors.heading);
  // Opening a page clears the complaints about pictures that failed offline.
  await visitor.open(routes.home());
});
