import { routes } from '../../content/model/clinic/routes';
import { traceArrival } from '../support/arrival';
import { expect, test } from '../support/visitor';

/** Files of the site before any touch; icons of the browser's own are not counted. */
const mostRequests = [
  { address: routes.home(), most: 15, tag: '@light' },
  { address: routes.services(), most: 10, tag: ['@light', '@nightly'] },
  { address: routes.doctors(), most: 15, tag: '@light' },
  { address: routes.hours(), most: 8, tag: ['@light', '@nightly'], isByDay: true },
];

test.use({ contextOptions: { serviceWorkers: 'block' } });

for (const { address, most, tag, isByDay = false } of mostRequests)
  test(
    `${address} arrives in two layouts, without one that a script forces, with few styles computed anew, in few files`,
    { tag },
    async ({ page, baseURL }) => {
      const files = new Set<string>();
      page.on('request', (request) => files.add(request.url()));
      const arrival = await traceArrival(page, `${baseURL ?? ''}${address}`, 4);
      expect(arrival.fullLayouts).toBeLessThanOrEqual(2);
      expect(arrival.forcedLayouts).toBe(0);
      expect(arrival.restyledElements).toBeLessThanOrEqual(900);
      const portraits = page.locator('main img').filter({ visible: true });
      const ofToday = isByDay ? await portraits.count() : 0;
      expect([...files].length).toBeLessThanOrEqual(most + ofToday);
    },
  );

for (const [address, most] of [
  [routes.home(), 1000],
  [routes.doctors(), 800],
  [routes.search(), 600],
] as const)
  test(
    `${address} lays out little before anybody scrolls`,
    { tag: '@light' },
    async ({ page, baseURL }) => {
      const { layoutObjects } = await traceArrival(page, `${baseURL ?? ''}${address}`, 1);
      expect(layoutObjects).toBeGreaterThan(0);
      expect(layoutObjects).toBeLessThanOrEqual(most);
    },
  );

test('a layout that a script forces is counted', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/forced', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<p>Bonjour</p><script>document.body.append("!"); document.body.offsetTop</script>',
    }),
  );
  const { forcedLayouts } = await traceArrival(page, 'http://localhost/forced', 1);
  expect(forcedLayouts).toBe(1);
});
