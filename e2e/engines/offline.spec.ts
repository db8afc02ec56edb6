import { pages } from '../../content/model/pages/data';
import { keptRoutes, routes } from '../../content/model/clinic/routes';
import { serve } from '../support/static-host';
import { expect, test as visitorTest } from './visitor';

const test = visitorTest.extend<{ host: Awaited<ReturnType<typeof serve>> }>({
  host: async ({}, lend) => {
    const host = await serve({ directory: 'out', port: 0 });
    await lend(host);
    await host.close();
  },
});

/** Runs in the page. Caches respond asynchronously, so a call returns what an earlier call has found. */
function isKept(): boolean {
  const { dataset } = document.documentElement;
  void caches.match(location.pathname).then((answer) => {
    if (answer) dataset.kept = '';
  });
  return 'kept' in dataset && navigator.serviceWorker.controller !== null;
}

test('after one visit, what one needs to know reads without a network', async ({
  driver,
  host,
  visitor,
}) => {
  await driver.open(host.url + routes.hours());
  await expect.poll(() => visitor.ask(isKept), { timeout: 40_000 }).toBe(true);
  await host.close();
  for (const name of keptRoutes) {
    await driver.open(host.url + routes[name]());
    await expect.poll(() => visitor.read('h1')).toBe(pages[name].heading);
  }
  await driver.open(host.url + routes.about());
  await expect.poll(() => visitor.read('h1')).toBe(pages.offline.heading);
});
