import type { Locator, Page } from 'playwright/test';
import { equipment } from '../content/data/equipment';
import { pictures } from '../content/data/pictures';
import { expect, frames, holdBack, onPhone, test } from './visitor';

const withSeveral = equipment.filter(({ images }) => images.length > 1);
const single = equipment.filter(({ images }) => images.length === 1);
const [first] = withSeveral;
const names = (images: readonly (keyof typeof pictures)[]) => images.map((file) => pictures[file]);
const [firstName = '', secondName = ''] = names(first?.images ?? []);
const photos = /\/images\/equipements\/.*\.(avif|webp|jpg)$/;

/** The pictures of one block, by its title. */
function slider(page: Page, title: string = first?.title ?? ''): Locator {
  return page.getByRole('group', { name: new RegExp(`^${title}\\s: images?$`) });
}

const previous = (where: Locator) => where.getByRole('button', { name: 'Image précédente' });
const next = (where: Locator) => where.getByRole('button', { name: 'Image suivante' });
const picture = (where: Locator, name: string) => where.getByRole('link', { name, exact: true });

/** Whether the middle of `inside` lies in the box of `box`: a slide may be off view and still be « visible ». */
async function isInView(inside: Locator, box: Locator): Promise<boolean> {
  const [small, large] = [await inside.boundingBox(), await box.boundingBox()];
  if (!small || !large) return false;
  const middle = small.x + small.width / 2;
  return middle > large.x && middle < large.x + large.width;
}

async function expectShown(where: Locator, name: string, place: string): Promise<void> {
  await expect.poll(() => isInView(picture(where, name), where)).toBe(true);
  await expect(where.getByText(place, { exact: true })).toBeAttached();
}

/** Drags a finger by `x`, `y` px from the middle of `target`; a quick one is a flick, which needs little distance. */
async function swipe(target: Locator, pace: 'slow' | 'quick', x: number, y = 0): Promise<void> {
  const page = target.page();
  const wait = (count: number) => (pace === 'slow' ? frames(page, count) : undefined);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to touch');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * share, y: from.y + y * share }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 8; step += 1) {
    await send('touchMove', step / 8);
    await wait(4);
  }
  await wait(12);
  await send('touchEnd', 1);
}

/** Reads on to the first block, where its arrows wake. */
const come = (page: Page) => slider(page).scrollIntoViewIfNeeded();

async function openViewer(page: Page, name = firstName): Promise<Locator> {
  const block = slider(page);
  await come(page);
  await expect(next(block)).toBeVisible();
  await picture(block, name).click();
  const viewer = page.getByRole('dialog', { name: /^Scanner\s: images$/ });
  await expect(viewer).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Fermer' })).toBeVisible();
  return viewer;
}

const shownInViewer = (viewer: Locator, name: string) => viewer.getByRole('img', { name });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await come(page);
});

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

test.describe('without a network', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED|is not awake/] });

  test('a picture tapped before the viewer was ever fetched leaves the visitor on the page', async ({
    page,
  }) => {
    const link = picture(slider(page), firstName);
    await expect(next(slider(page))).toBeVisible();
    await page.context().setOffline(true);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await link.click();
    await lost;
    await expect(link).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    // And with the network back, the same tap opens it.
    await page.context().setOffline(false);
    await openViewer(page);
  });
});

test.describe('the slider', () => {
  test('each block of several pictures has arrows and a counter, the single one has none', async ({
    page,
  }) => {
    expect(withSeveral).toHaveLength(12);
    for (const { title, images } of withSeveral) {
      await slider(page, title).scrollIntoViewIfNeeded();
      await expect(previous(slider(page, title))).toHaveAttribute('aria-disabled', 'true');
      await expect(next(slider(page, title))).toHaveAttribute('aria-disabled', 'false');
      await expect(
        slider(page, title).getByText(`Image 1 sur ${images.length}`, { exact: true }),
      ).toBeAttached();
    }
    for (const { title } of single) {
      await expect(slider(page, title).getByRole('link')).toHaveCount(1);
      await expect(slider(page, title).getByRole('button')).toHaveCount(0);
    }
  });

  test('the arrows turn it, and stop at the ends', async ({ page }) => {
    const block = slider(page);
    await expectShown(block, firstName, 'Image 1 sur 2');
    await next(block).click();
    await expectShown(block, secondName, 'Image 2 sur 2');
    await expect(block.getByText(/^2\s\/\s2$/)).toBeVisible();
    await expect(next(block)).toHaveAttribute('aria-disabled', 'true');
    await expect(next(block)).toBeFocused();
    // Whoever presses on stays where he is.
    await page.keyboard.press('Enter');
    await expectShown(block, secondName, 'Image 2 sur 2');
    await previous(block).click();
    await expectShown(block, firstName, 'Image 1 sur 2');
    await expect(previous(block)).toHaveAttribute('aria-disabled', 'true');
  });

  test('the arrows are large enough for a thumb', async ({ page }) => {
    for (const arrow of [previous(slider(page)), next(slider(page))]) {
      const box = await arrow.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('a finger turns it, and the swipe opens nothing', async ({ page }) => {
    if (!onPhone(page)) return; // No finger on a computer.
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    await swipe(block, 'quick', -200);
    await expectShown(block, secondName, 'Image 2 sur 2');
    await swipe(block, 'quick', -200);
    await expectShown(block, secondName, 'Image 2 sur 2');
    await swipe(block, 'slow', 120);
    await expectShown(block, secondName, 'Image 2 sur 2');
    await swipe(block, 'slow', 200);
    await expectShown(block, firstName, 'Image 1 sur 2');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a mouse drags it, and the drag opens nothing', async ({ page }) => {
    if (onPhone(page)) return; // No mouse on a phone.
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    await block.scrollIntoViewIfNeeded();
    const box = await block.boundingBox();
    if (!box) throw new Error('Nothing to drag');
    await page.mouse.move(box.x + 500, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 100, { steps: 8 });
    await page.mouse.up();
    await expectShown(block, secondName, 'Image 2 sur 2');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('the arrow keys turn it from a picture and from an arrow, and the focus stays in view', async ({
    page,
  }) => {
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    await picture(block, firstName).focus();
    await page.keyboard.press('ArrowRight');
    await expectShown(block, secondName, 'Image 2 sur 2');
    await expect(picture(block, secondName)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(picture(block, secondName)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expectShown(block, firstName, 'Image 1 sur 2');
    await expect(picture(block, firstName)).toBeFocused();
    await next(block).focus();
    await page.keyboard.press('ArrowRight');
    await expectShown(block, secondName, 'Image 2 sur 2');
    await expect(next(block)).toBeFocused();
  });

  test('a picture that the Tab key reaches comes into view', async ({ page }) => {
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    await picture(block, firstName).focus();
    await page.keyboard.press('Tab');
    await expect(picture(block, secondName)).toBeFocused();
    await expectShown(block, secondName, 'Image 2 sur 2');
    await page.keyboard.press('Tab');
    await expect(previous(block)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(picture(block, firstName)).toBeFocused();
    await expectShown(block, firstName, 'Image 1 sur 2');
  });

  test('a row that a screen reader scrolls by itself is followed', async ({ page }) => {
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    await picture(block, secondName).evaluate((link) => {
      link.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' });
    });
    await expectShown(block, secondName, 'Image 2 sur 2');
  });

  test('it turns in about 300 ms', async ({ page }) => {
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    const [soon, later] = await distancesAfterTurn(block, [100, 350]);
    expect(soon).toBeGreaterThan(0.05);
    expect(later).toBeLessThan(0.02);
  });

  test('nothing moves when the scripts arrive', async ({ page }) => {
    await page.goto('/horaire/');
    await page.goto('/#plateau', { waitUntil: 'commit' });
    const shift = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as Shift[]) {
              const ours = entry.sources.some(({ node }) =>
                node?.parentElement?.closest('#plateau'),
              );
              if (ours) sum += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => {
            setTimeout(() => {
              resolve(sum);
            }, 500);
          });
        }),
    );
    await expect(next(slider(page))).toBeVisible();
    expect(await shift).toBeLessThan(0.01);
  });
});

/** Presses the arrow on a clock that stands still, then tells how far the row is from its place, 0 to 1, at each time (ms). */
async function distancesAfterTurn(block: Locator, times: readonly number[]): Promise<number[]> {
  const { clock } = block.page();
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
  await next(block).click();
  await expect(block.getByText('Image 2 sur 2', { exact: true })).toBeAttached();
  const distances: number[] = [];
  let elapsed = 0;
  for (const time of times) {
    await clock.runFor(time - elapsed);
    elapsed = time;
    distances.push(
      await block.evaluate((frame) => {
        const { left, width } = frame.getBoundingClientRect();
        const picture = frame.querySelectorAll('li')[1]?.getBoundingClientRect();
        return Math.abs((picture?.left ?? Infinity) - left) / width;
      }),
    );
  }
  return distances;
}

test.describe('with « réduire les animations »', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the slider jumps', async ({ page }) => {
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    // Each place the row is put at, so that no slow frame hides a film.
    await block.locator('ul').evaluate((row) => {
      new MutationObserver(() => {
        row.dataset.places = `${row.dataset.places ?? ''}${row.style.transform};`;
      }).observe(row, { attributeFilter: ['style'] });
    });
    await next(block).click();
    await expectShown(block, secondName, 'Image 2 sur 2');
    const places = (await block.locator('ul').getAttribute('data-places')) ?? '';
    expect(new Set(places.split(';').filter(Boolean)).size).toBe(1);
  });

  test('a picture let go is at its place at once', async ({ page }) => {
    if (!onPhone(page)) return; // No finger on a computer.
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    await swipe(block, 'quick', -200);
    await expectShown(block, secondName, 'Image 2 sur 2');
  });

  test('the viewer opens and closes without a film', async ({ page }) => {
    const viewer = await openViewer(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(picture(slider(page), firstName)).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the row shows all pictures, without arrows, and each leads to its file', async ({
    page,
  }) => {
    for (const { title, images } of equipment) {
      const block = slider(page, title);
      await expect(block.getByRole('link')).toHaveCount(images.length);
      await expect(block.getByRole('button')).toHaveCount(0);
    }
    await picture(slider(page), firstName).click();
    await expect(page).toHaveURL(/scanner-1-.*\.jpg$/);
  });

  test('the row scrolls by touch', async ({ page }) => {
    if (!onPhone(page)) return; // No finger on a computer.
    const block = slider(page);
    await swipe(block, 'quick', -220);
    await expect.poll(() => isInView(picture(block, secondName), block)).toBe(true);
  });
});

test('on a slow line, what turns the row comes before the pictures that it turns to', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (photos.test(request.url())) asked.push(request.url());
  });
  const letScriptCome = await holdBack(page, /\/install-slider-/);
  await page.goto('/');
  const block = slider(page);
  await block.scrollIntoViewIfNeeded();
  const shown = picture(block, firstName).getByRole('img');
  await expect(shown).toHaveJSProperty('complete', true);
  await frames(page, 5);
  expect(asked.some((address) => address.includes('/scanner-1-'))).toBe(true);
  expect(asked.filter((address) => /-[2-9]-/.test(address))).toEqual([]);
  letScriptCome();
  await next(block).click();
  await expectShown(block, secondName, 'Image 2 sur 2');
  await expect.poll(() => asked.some((address) => address.includes('/scanner-2-'))).toBe(true);
});

test.describe('when the scripts of the page are lost', () => {
  test.use({ allowedComplaints: [/Failed to load resource|is not awake/] });

  test('the row still scrolls, and a picture leads to its file', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    const block = slider(page);
    await expect(block.getByRole('button')).toHaveCount(0);
    await picture(block, secondName).focus();
    await expect.poll(() => isInView(picture(block, secondName), block)).toBe(true);
    await picture(block, secondName).click();
    await expect(page).toHaveURL(/scanner-2-.*\.jpg$/);
  });

  test('a picture leads to its file when the viewer’s own script is lost', async ({ page }) => {
    await expect(next(slider(page))).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route(/\.js$/, (route) => route.abort());
    await picture(slider(page), firstName).click();
    await expect(page).toHaveURL(/scanner-1-.*\.jpg$/);
  });
});

test.describe('when pictures fail', () => {
  test.use({ allowedComplaints: [/Failed to load resource/] });

  test('« Image indisponible » takes the same place, on every slide and in the viewer', async ({
    page,
  }) => {
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    const whole = await block.boundingBox();

    await page.route(photos, (route) => route.abort());
    await page.reload();
    await come(page);
    await expect(next(block)).toBeVisible();
    const notice = block.getByText('Image indisponible');
    await expect(notice.first()).toBeVisible();
    const broken = await notice.first().boundingBox();
    expect(broken?.width).toBeCloseTo(whole?.width ?? 0, 0);
    expect(Math.abs((broken?.height ?? 0) - (whole?.height ?? 0))).toBeLessThan(1.5);

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

  test('every block of the section says so', async ({ page }) => {
    await page.route(photos, (route) => route.abort());
    await page.reload();
    for (const { title, images } of equipment) {
      const block = slider(page, title);
      for (const link of await block.getByRole('link').all()) await link.focus();
      await expect(block.getByText('Image indisponible')).toHaveCount(images.length);
    }
  });

  test('pictures that failed before the scripts came are seen too', async ({ page }) => {
    await page.route(photos, (route) => route.abort());
    const letScriptsCome = await holdBack(page, /\.js$/);
    const failed = page.waitForEvent('requestfailed', (request) => photos.test(request.url()));
    await page.goto('/', { waitUntil: 'commit' });
    await slider(page).scrollIntoViewIfNeeded();
    await failed;
    letScriptsCome();
    await expect(slider(page).getByText('Image indisponible').first()).toBeVisible();
  });
});

test.describe('the viewer', () => {
  test('its script comes with the first click, and not before', async ({ page }) => {
    await expect(next(slider(page))).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await next(slider(page)).click();
    expect(scripts).toEqual([]);
    const viewer = await openViewer(page, secondName);
    expect(scripts.length).toBeGreaterThan(0);
    const box = await viewer.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
  });

  test('it opens by key, turns by key, and gives the focus back to the picture seen last', async ({
    page,
  }) => {
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    await picture(block, firstName).focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: /^Scanner\s: images$/ });
    await expect(viewer).toHaveAttribute('aria-modal', 'true');
    await expect(viewer).toBeFocused();
    await expect(shownInViewer(viewer, firstName)).toBeVisible();
    await expect(viewer.getByText('1 / 2', { exact: true })).toBeVisible();
    await expect(viewer.getByRole('button', { name: 'Image précédente' })).toBeHidden();

    await page.keyboard.press('ArrowRight');
    await expect(shownInViewer(viewer, secondName)).toBeVisible();
    await expect(viewer.getByText('2 / 2', { exact: true })).toBeVisible();
    await expect(viewer.getByRole('button', { name: 'Image suivante' })).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('2 / 2', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('1 / 2', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');

    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(picture(block, secondName)).toBeFocused();
    await expectShown(block, secondName, 'Image 2 sur 2');
  });

  test('its buttons have French names and do what they say', async ({ page }) => {
    const viewer = await openViewer(page);
    await expect(viewer.getByRole('button')).toHaveCount(3);
    await viewer.getByRole('button', { name: 'Image suivante' }).focus();
    await page.keyboard.press('Enter');
    await expect(viewer.getByText('Image 2 sur 2', { exact: true })).toBeAttached();
    // The arrow has gone: the focus stays in the dialog.
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
    await expect(picture(slider(page), firstName)).toBeFocused();
  });

  test('the keyboard stays inside', async ({ page }) => {
    const viewer = await openViewer(page);
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
    // A page turned would be hundreds of pixels away; a font that arrives moves the page by a few.
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(50);
  });

  test('Back closes it and stays on the page', async ({ page }) => {
    await page.goto('/horaire/');
    await page.goto('/');
    const viewer = await openViewer(page);
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(picture(slider(page), firstName)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/horaire/');
  });

  test('closed otherwise, it leaves no step behind: Back leaves the page', async ({ page }) => {
    await page.goto('/horaire/');
    await page.goto('/');
    const viewer = await openViewer(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/horaire/');
  });

  test('opened at a hash, it gives the focus back all the same', async ({ page }) => {
    // A page of its own: a hash added while the page wakes up is taken away again by the framework.
    await page.goto('/horaire/');
    await page.goto('/#plateau');
    await expect(page.locator('#plateau')).toBeFocused();
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      const viewer = await openViewer(page);
      await close();
      await expect(viewer).toBeHidden();
      await expect(page).toHaveURL('/#plateau');
      await expect(picture(slider(page), firstName)).toBeFocused();
    }
  });

  test('Back during its first animation closes it as well', async ({ page }) => {
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    await picture(block, firstName).click();
    await expect(page.getByRole('dialog')).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(next(block)).toBeVisible();
  });

  test('two taps enlarge, and it can be enlarged six times', async ({ page }) => {
    const viewer = await openViewer(page);
    const photo = shownInViewer(viewer, firstName);
    await expect(photo).toBeVisible();
    const fitted = await widthOf(photo);
    const box = await photo.boundingBox();
    if (!box) throw new Error('The photo is shown');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (onPhone(page)) {
      await page.touchscreen.tap(middle.x, middle.y);
      await page.touchscreen.tap(middle.x, middle.y);
      await expect.poll(() => widthOf(photo)).toBeGreaterThan(fitted * 2);
    }
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    for (let turns = 0; turns < 30; turns += 1) await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    await expect.poll(() => widthOf(photo)).toBeGreaterThan(fitted * 5.99);
  });

  test('a finger turns it past 40 px, and closes it past 100 px downwards', async ({ page }) => {
    if (!onPhone(page)) return; // No finger on a computer.
    const viewer = await openViewer(page);
    const place = (text: string) => viewer.getByText(text, { exact: true });
    // Touches during the first animation are not for the photo.
    await expect(async () => {
      await swipe(viewer, 'slow', -60);
      await expect(place('Image 2 sur 2')).toBeAttached({ timeout: 1000 });
    }).toPass();
    await swipe(viewer, 'slow', 30);
    await expect(place('Image 2 sur 2')).toBeAttached();
    await swipe(viewer, 'slow', 60);
    await expect(place('Image 1 sur 2')).toBeAttached();
    await swipe(viewer, 'slow', 0, 80);
    await expect(viewer).toBeVisible();
    await swipe(viewer, 'slow', 0, 120);
    await expect(viewer).toBeHidden();
    await expect(picture(slider(page), firstName)).toBeFocused();
  });

  test('only the pictures beside the one shown are fetched, and the last leads to the first', async ({
    page,
  }) => {
    // The clinic has two pictures a block today: more are planted, under names of their own.
    const block = slider(page);
    await expect(next(block)).toBeVisible();
    await page.route(/equipements\/plus-\d/, async (route) => {
      const name = /[^/]*$/.exec(route.request().url())?.[0].replace(/plus-\d+-/, '') ?? '';
      await route.continue({ url: new URL(`/images/equipements/${name}`, page.url()).href });
    });
    await block.evaluate((frame) => {
      const slide = frame.querySelector('li');
      for (let index = 3; index <= 6; index += 1) {
        const copy = slide?.cloneNode(true) as HTMLElement;
        copy.innerHTML = copy.innerHTML
          .replaceAll('equipements/', `equipements/plus-${index}-`)
          .replaceAll('alt="', `alt="Photo ${index}. `);
        // Or the page fetches it for itself.
        copy.querySelector('picture')?.style.setProperty('display', 'none');
        slide?.parentElement?.append(copy);
      }
    });
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const planted = /plus-(\d)/.exec(request.url())?.[1];
      if (planted) fetched.add(planted);
    });
    await expect(block.getByRole('link')).toHaveCount(6);
    expect([...fetched]).toEqual([]);
    const viewer = await openViewer(page);
    await expect(viewer.getByText('1 / 6', { exact: true })).toBeVisible();
    await expect.poll(() => [...fetched].sort()).toEqual(['6']);
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('6 / 6', { exact: true })).toBeVisible();
    await expect(shownInViewer(viewer, `Photo 6. ${firstName}`)).toBeVisible();
    await expect.poll(() => [...fetched].sort()).toEqual(['5', '6']);
  });
});

/** Width on the screen (px), enlargement included. */
async function widthOf(photo: Locator): Promise<number> {
  return photo.evaluate((image) => image.getBoundingClientRect().width);
}
