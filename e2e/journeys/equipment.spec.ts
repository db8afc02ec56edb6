import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { equipment } from '../../content/facts/equipment';
import { pictures } from '../../content/facts/pictures';
import { firstOf } from '../support/first-of';
import { expect, waitForFrames, scriptOf, test, untilAwake } from '../support/visitor';
import { boxOf } from './parts';

// Related unit tests: components/ui/slider/slide-in-view.test.ts (the row at rest between slides),
// components/ui/lightbox/pull.test.ts (drags).

const pair = firstOf(equipment.filter(({ images }) => images.length === 2));
const [firstName = '', secondName = ''] = equipment
  .filter(({ title }) => title === pair.title)
  .flatMap(({ images }) => images.map((file) => pictures[file]));
/** Matches the files of a picture of the pair, in any size and format. */
const fileOf = (index: 0 | 1) =>
  new RegExp(`/${path.parse(pair.images[index] ?? '').name}-[^/]*\\.\\w+$`);
const viewerScript = scriptOf('viewer');
const photos = /\/images\/equipements\/.*\.(avif|webp|jpg)$/;

const slider = (page: Page) =>
  page.getByRole('group', { name: new RegExp(`^${pair.title}\\s: images$`) });

const previous = (where: Locator) => where.getByRole('button', { name: 'Image précédente' });
const next = (where: Locator) => where.getByRole('button', { name: 'Image suivante' });
const picture = (where: Locator, name: string) => where.getByRole('link', { name, exact: true });

/** Playwright's `toBeVisible` also accepts a slide outside the slider. */
async function isInView(inside: Locator, around: Locator): Promise<boolean> {
  const [{ middle }, { x, right }] = [await boxOf(inside), await boxOf(around)];
  return middle > x && middle < right;
}

async function expectShown(where: Locator, name: string, place: string): Promise<void> {
  await expect.poll(() => isInView(picture(where, name), where)).toBe(true);
  await expect(where.getByText(place, { exact: true })).toBeAttached();
}

/** Waits until the picture is at the left edge of `where`. */
async function expectAtRest(where: Locator, name: string): Promise<void> {
  const distance = async () =>
    Math.abs((await boxOf(picture(where, name))).x - (await boxOf(where)).x);
  await expect.poll(distance).toBeLessThan(1);
}

/**
 * Moves a finger by `x`, `y` px from the middle of `target`. A flick ends while the finger moves; in a drag, the finger
 * rests before it is lifted. The timestamps are explicit, so that a slow machine makes no difference.
 */
async function swipe(target: Locator, pace: 'drag' | 'flick', x: number, y = 0): Promise<void> {
  const page = target.page();
  const [between, held] = pace === 'flick' ? [0.01, 0.01] : [0.05, 1];
  const steps = 4;
  await target.scrollIntoViewIfNeeded();
  const box = await boxOf(target);
  const from = { x: box.middle, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const end = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number, timestamp: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * share, y: from.y + y * share }],
    });
  const start = end - held - between * steps;
  await send('touchStart', 0, start);
  for (let step = 1; step <= steps; step += 1)
    await send('touchMove', step / steps, start + between * step);
  // The viewer measures time in frames, so it needs some frames to detect that the finger rests.
  if (pace === 'drag') await waitForFrames(page, 12);
  await send('touchEnd', 1, end);
  // The browser confirms the end of a touch before the page receives the event.
  if (pace === 'drag') await waitForFrames(page, 2);
  await touch.detach();
}

async function come(page: Page, address = '/#plateau'): Promise<Locator> {
  await page.goto(address);
  const block = slider(page);
  await block.scrollIntoViewIfNeeded();
  await expect(next(block)).toBeVisible();
  // Before hydration, a picture links to its file.
  await untilAwake(page, 'Lightbox');
  return block;
}

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: new RegExp(`^${pair.title}\\s: images$`) });

async function openViewer(page: Page, name = firstName): Promise<Locator> {
  await picture(slider(page), name).click();
  const viewer = dialog(page);
  await expect(viewer).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Fermer' })).toBeVisible();
  return viewer;
}

const shownInViewer = (viewer: Locator, name: string) => viewer.getByRole('img', { name });

test.describe('the slider', () => {
  test('arrows, keys, and what the browser scrolls by itself turn it; the focus stays in view', async ({
    page,
  }) => {
    const block = await come(page);
    await test.step('its arrows, to the end and back', async () => {
      await expectShown(block, firstName, 'Image 1 sur 2');
      await expect(previous(block)).toHaveAttribute('aria-disabled', 'true');
      await next(block).click();
      await expectShown(block, secondName, 'Image 2 sur 2');
      await expect(block.getByText(/^2\s\/\s2$/)).toBeVisible();
      await expect(next(block)).toHaveAttribute('aria-disabled', 'true');
      await expect(next(block)).toBeFocused();
      await previous(block).click();
      await expectShown(block, firstName, 'Image 1 sur 2');
    });
    await test.step('a screen reader, which scrolls the row', async () => {
      await picture(block, secondName).evaluate((link) => {
        link.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' });
      });
      await expectShown(block, secondName, 'Image 2 sur 2');
    });
    await test.step('the arrow keys, from a picture', async () => {
      await picture(block, firstName).focus();
      await expectShown(block, firstName, 'Image 1 sur 2');
      await page.keyboard.press('ArrowRight');
      await expectShown(block, secondName, 'Image 2 sur 2');
      await expect(picture(block, secondName)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expectShown(block, firstName, 'Image 1 sur 2');
      await expect(picture(block, firstName)).toBeFocused();
      await expectAtRest(block, firstName);
    });
    await test.step('the Tab key, from one picture to the next', async () => {
      await page.keyboard.press('Tab');
      await expect(picture(block, secondName)).toBeFocused();
      await expectShown(block, secondName, 'Image 2 sur 2');
      await page.keyboard.press('Tab');
      await expect(previous(block)).toBeFocused();
    });
  });

  test('a finger turns it, and the swipe opens nothing', async ({ page }) => {
    const block = await come(page);
    const width = await block.evaluate((frame) => frame.clientWidth);
    await swipe(block, 'flick', -0.3 * width);
    await expectShown(block, secondName, 'Image 2 sur 2');
    await expectAtRest(block, secondName);
    await swipe(block, 'drag', 0.4 * width);
    await expectShown(block, secondName, 'Image 2 sur 2');
    await expectAtRest(block, secondName);
    await swipe(block, 'drag', 0.6 * width);
    await expectShown(block, firstName, 'Image 1 sur 2');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('when scripts are lost', () => {
  test.use({
    allowedComplaints: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|is not awake/],
  });

  test('without any, the row scrolls by touch, and a picture leads to its file', async ({
    page,
  }) => {
    await page.route(scriptOf('.+'), (route) => route.abort());
    await page.goto('/', { waitUntil: 'load' });
    const block = slider(page);
    await expect(block.getByRole('button')).toHaveCount(0);
    await swipe(block, 'flick', -140);
    await expect.poll(() => isInView(picture(block, secondName), block)).toBe(true);
    await picture(block, secondName).click();
    await expect(page).toHaveURL(fileOf(1));
  });

  test(
    'without a network, a picture leaves the visitor on the page, and opens once it is back',
    { tag: '@nightly' },
    async ({ page }) => {
      const link = picture(await come(page), firstName);
      const address = page.url();
      await page.context().setOffline(true);
      const lost = page.waitForEvent('requestfailed', (request) =>
        viewerScript.test(request.url()),
      );
      await link.click();
      await lost;
      await expect(link).not.toHaveAttribute('aria-busy');
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.context().setOffline(false);
      await openViewer(page);
    },
  );
});

test.describe('when pictures fail', () => {
  test.use({ allowedComplaints: [/Failed to load resource/] });

  // components/ui/broken-picture/broken-picture.test.ts tests pictures that fail before hydration.
  test('« Image indisponible » takes the same place, on every slide and in the viewer', async ({
    page,
  }) => {
    const block = await come(page);
    const whole = await boxOf(picture(block, firstName));

    await page.route(photos, (route) => route.abort());
    await page.reload();
    await block.scrollIntoViewIfNeeded();
    await expect(next(block)).toBeVisible();
    await untilAwake(page, 'Lightbox');
    const notice = block.getByText('Image indisponible');
    await expect(notice.first()).toBeVisible();
    const broken = await boxOf(notice.first());
    expect(broken.width).toBeCloseTo(whole.width, 0);
    expect(broken.height).toBeCloseTo(whole.height, 0);

    await next(block).click();
    await expect(notice).toHaveCount(2);
    await expect.poll(() => isInView(notice.last(), block)).toBe(true);

    await block.getByRole('link').last().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByText('Image indisponible').first()).toBeVisible();
    await viewer.getByRole('button', { name: 'Image précédente' }).click();
    await expect(viewer.getByText('Image 1 sur 2', { exact: true })).toBeAttached();
    const inViewer = viewer.getByRole('group').getByText('Image indisponible');
    await expect(inViewer).toBeVisible();
    await expect.poll(() => isInView(inViewer, viewer)).toBe(true);
  });
});

test.describe('the viewer', () => {
  test(
    'it opens by key, keeps it inside, turns by key, and gives the focus back to the picture seen last',
    {
      tag: '@wide',
    },
    async ({ page }) => {
      const block = await come(page);
      await picture(block, firstName).focus();
      await page.keyboard.press('Enter');
      const viewer = dialog(page);
      await expect(viewer).toHaveAttribute('aria-modal', 'true');
      await expect(viewer).toBeFocused();
      await expect(shownInViewer(viewer, firstName)).toBeVisible();
      await expect(viewer.getByText('1 / 2', { exact: true })).toBeVisible();
      // Screen readers read the alternative text of the photo instead of its caption.
      await expect(viewer.getByText(firstName, { exact: true })).toBeVisible();
      await expect(viewer.getByRole('button', { name: 'Image précédente' })).toBeHidden();
      const { width } = page.viewportSize() ?? {};
      expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, width });

      await page.keyboard.press('ArrowRight');
      await expect(shownInViewer(viewer, secondName)).toBeVisible();
      await expect(viewer.getByText('2 / 2', { exact: true })).toBeVisible();
      await expect(viewer.getByRole('button', { name: 'Image suivante' })).toBeHidden();

      await test.step('the keyboard stays inside', async () => {
        for (let presses = 0; presses < 8; presses += 1) {
          await page.keyboard.press('Tab');
          const outside = await page.evaluate(
            () =>
              document.activeElement !== document.body &&
              document.activeElement?.closest('[role=dialog]') === null,
          );
          expect(outside).toBe(false);
        }
        const before = await page.evaluate(() => scrollY);
        await viewer.focus();
        await page.keyboard.press('PageDown');
        await page.keyboard.press('Space');
        await waitForFrames(page, 2);
        expect(await page.evaluate(() => scrollY)).toBe(before);
      });

      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(picture(block, secondName)).toBeFocused();
      await expectShown(block, secondName, 'Image 2 sur 2');
    },
  );

  test('its script comes with the first click, its buttons have French names and do what they say', async ({
    page,
  }) => {
    const block = await come(page);
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (viewerScript.test(request.url())) scripts.push(request.url());
    });
    await next(block).click();
    await expectShown(block, secondName, 'Image 2 sur 2');
    await previous(block).click();
    await expectShown(block, firstName, 'Image 1 sur 2');
    expect(scripts).toEqual([]);
    const viewer = await openViewer(page);
    expect(scripts).not.toEqual([]);

    await expect(viewer.getByRole('button')).toHaveCount(3);
    await viewer.getByRole('button', { name: 'Image suivante' }).focus();
    await page.keyboard.press('Enter');
    await expect(viewer.getByText('Image 2 sur 2', { exact: true })).toBeAttached();
    // The focused arrow has disappeared, so the dialog has the focus.
    await expect(viewer).toBeFocused();
    await viewer.getByRole('button', { name: 'Image précédente' }).click();
    await expect(viewer.getByText('Image 1 sur 2', { exact: true })).toBeAttached();
    for (const button of await viewer.getByRole('button').all())
      await expect(button).toHaveAccessibleName(
        /^(Fermer|Agrandir ou réduire|Image précédente|Image suivante)$/,
      );
    const photo = shownInViewer(viewer, firstName);
    const fitted = await widthOf(photo);
    await viewer.getByRole('button', { name: 'Agrandir ou réduire' }).click();
    await expect.poll(() => widthOf(photo)).toBeGreaterThan(fitted * 2);
    await viewer.getByRole('button', { name: 'Agrandir ou réduire' }).click();
    await expect.poll(() => widthOf(photo)).toBeLessThan(fitted * 1.01);
    await viewer.getByRole('button', { name: 'Fermer' }).click();
    await expect(viewer).toBeHidden();
    await expect(picture(block, firstName)).toBeFocused();
  });

  test(
    'Back (also while it opens) and Escape close it, stay at the section, and add no history entry',
    { tag: '@journey' },
    async ({ page }) => {
      // Starts from another page, since Next removes a hash that is added during hydration.
      await page.goto('/horaire/');
      await come(page);
      await expect(page.locator('#plateau')).toBeFocused();
      const viewer = dialog(page);
      const closings = [
        async () => {
          await openViewer(page);
          await page.goBack();
        },
        async () => {
          await openViewer(page);
          await page.keyboard.press('Escape');
        },
        async () => {
          await picture(slider(page), firstName).click();
          await expect(viewer).toBeAttached();
          await page.goBack();
        },
      ];
      for (const openAndClose of closings) {
        await openAndClose();
        await expect(viewer).toBeHidden();
        await expect(page).toHaveURL('/#plateau');
        await expect(picture(slider(page), firstName)).toBeFocused();
      }
      await page.goBack();
      await expect(page).toHaveURL('/horaire/');
    },
  );
});

const widthOf = async (photo: Locator) => (await boxOf(photo)).width;
