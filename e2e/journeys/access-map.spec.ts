import type { Page, Route } from 'playwright/test';
import { routes } from '../../content/model/clinic/routes';
import { expect, gate, layOutAll, test, waitForFrames } from '../support/visitor';
import { clinic } from '../support/sample';

const map = (page: Page) => page.getByTitle('Plan d’accès');

const mapIsSeen = (page: Page) =>
  map(page).evaluate((frame) => frame.checkVisibility({ opacityProperty: true }));

/** Whether the plan is visible, and has the size of the map. */
const planIsSeen = (page: Page) =>
  map(page).evaluate((frame) => {
    const plan = frame.parentElement?.parentElement?.querySelector('svg');
    const [mine, its] = [frame.getBoundingClientRect(), plan?.getBoundingClientRect()];
    return (
      plan?.checkVisibility() === true && its?.width === mine.width && its.height === mine.height
    );
  });

/** Scrolls until the top of the map is `screens` screens below the bottom of the window. */
async function comeWithin(page: Page, screens: number): Promise<void> {
  await map(page).evaluate((frame, below) => {
    const top = frame.getBoundingClientRect().top - innerHeight * (1 + below);
    scrollBy({ top, behavior: 'instant' });
  }, screens);
  await waitForFrames(page, 10);
}

/** Records requests to the map's site as « type address », and passes them to `answer`. */
async function watchMap(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${new URL(clinic.mapEmbedUrl).origin}/**`, async (route) => {
    asked.push(`${route.request().resourceType()} ${route.request().url()}`);
    await answer(route);
  });
  return asked;
}

const answerMap = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Carte</title><p>Carte' });

async function openHome(page: Page): Promise<void> {
  await page.goto(routes.home());
  // Otherwise, positions would change while they are measured.
  await layOutAll(page);
}

test('the map is requested within one screen of it, and replaces the plan once it has loaded', async ({
  page,
}) => {
  const { isOpen, open } = gate();
  const asked = await watchMap(page, async (route) => {
    if (route.request().resourceType() === 'document') await isOpen;
    await answerMap(route);
  });
  await openHome(page);
  await comeWithin(page, 1.5);
  expect(asked).toEqual([]);
  expect(await planIsSeen(page)).toBe(true);

  await comeWithin(page, 0.5);
  // First the request that tests whether the site responds, then the map itself.
  await expect
    .poll(() => asked)
    .toEqual([`fetch ${clinic.mapEmbedUrl}`, `document ${clinic.mapEmbedUrl}`]);
  expect(await mapIsSeen(page)).toBe(false);
  open();
  await expect.poll(() => mapIsSeen(page)).toBe(true);
  await expect(map(page).contentFrame().getByText('Carte')).toBeVisible();
});

test.describe('where the map’s site does not answer', () => {
  test.use({ allowedComplaints: [/^Failed to load resource/] });

  test('the plan stays, and the map loads when it comes near again', async ({ page }) => {
    let isReached = false;
    const asked = await watchMap(page, (route) => (isReached ? answerMap(route) : route.abort()));
    await openHome(page);
    // Scrolls in two steps, since content above the map may change its height meanwhile.
    await comeWithin(page, 1.5);
    const failed = page.waitForEvent('requestfailed', (one) => one.url() === clinic.mapEmbedUrl);
    await comeWithin(page, 0.5);
    await failed;
    await map(page).scrollIntoViewIfNeeded();
    expect(await mapIsSeen(page)).toBe(false);
    expect(await planIsSeen(page)).toBe(true);
    // The frame itself was not requested, so the browser shows no error page in it.
    expect(asked).toEqual([`fetch ${clinic.mapEmbedUrl}`]);

    isReached = true;
    await comeWithin(page, 2);
    await comeWithin(page, 0.5);
    await expect.poll(() => mapIsSeen(page)).toBe(true);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the map covers the plan', async ({ page }) => {
    await page.goto(routes.home());
    await expect(map(page)).toBeVisible();
    expect(await mapIsSeen(page)).toBe(true);
    expect(await planIsSeen(page)).toBe(true);
  });
});
