import { pages } from '../../content/facts/pages';
import { keptRoutes, routes } from '../../content/model/clinic/routes';
import { serve } from '../../scripts/serve/static-host';
import { button } from './target';
import { expect, test } from './visitor';

// What a « whole » browser of docs/browsers.md also does: a request, and reading offline.

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
