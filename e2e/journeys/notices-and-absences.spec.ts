import { print } from '../../content/model/calendar/print';
import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import inlineScripts from '../../components/islands/inline-scripts.json';
import { doctors } from '../../content/facts/doctors';
import { routes } from '../../content/model/clinic/routes';
import { firstOf } from '../support/first-of';
import { publish, test, untilKept } from '../support/offline-visit';
import {
  expect,
  delayRequests,
  untilReady,
  waitForFonts,
  waitForFrames,
  watchMovement,
} from '../support/visitor';

test.use({
  serviceWorkers: 'allow',
  // Offline, photographs that were never loaded are missing.
  allowedComplaints: [/^Failed to load resource: net::ERR_/],
});

const everyDay = doctors.find(
  ({ consultation }) => consultation.map(print)[0] === 'Tous les jours',
);
const { name } = everyDay ?? firstOf(doctors);
const script = `<script>${inlineScripts.dated}</script>`;

/** HTML of a notice, as `Notices` renders it. */
const notice = `<aside data-from="2026-12-20" data-to="2027-01-03" aria-labelledby="avis-1"><p id="avis-1">Pas de scanner</p><p>Appelez avant de venir.</p></aside>${script}`;

/** HTML of an absence, as `DatedLine` renders it. */
const absence = `<p data-from="2026-12-06" data-to="2027-01-03">Pas de consultation <span data-from="2026-12-06" data-to="2026-12-19">du 20 décembre au 3 janvier</span><span data-from="2026-12-20" data-to="2027-01-03" hidden>jusqu’au 3 janvier</span></p>${script}`;

test.beforeEach(({ host }) =>
  publish(host, (page, address) => {
    if (address !== routes.doctors()) return page;
    const hash = createHash('sha256').update(inlineScripts.dated).digest('base64');
    const html = page
      .replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
      .replace('</header>', `</header>${notice}`);
    const slots = html.indexOf('<p ', html.indexOf('</p>', html.indexOf(`${name}</a></h2>`)));
    const code = html.indexOf(
      '"',
      html.lastIndexOf('data-timetable="', slots) + 'data-timetable="'.length,
    );
    return `${html.slice(0, code)} a2026-12-20_2027-01-03${html.slice(code, slots)}${absence}${html.slice(slots)}`;
  }),
);

/** `absence` is '' if it is hidden; `today` counts the doctor's slots marked as today's. */
async function shown(page: Page): Promise<{ notice: boolean; absence: string; today: number }> {
  const card = page.getByRole('article').filter({ hasText: name });
  const line = card.getByText('Pas de consultation');
  return {
    notice: await page.getByRole('complementary', { name: 'Pas de scanner' }).isVisible(),
    absence: (await line.isVisible()) ? await line.innerText() : '',
    today: await card.locator('[aria-current=date]').count(),
  };
}

/** Waits for the page's behaviour, and scrolls to the doctor, whose slots are then marked. */
async function shownOnceReady(page: Page): ReturnType<typeof shown> {
  await untilReady(page);
  await page.getByRole('article').filter({ hasText: name }).scrollIntoViewIfNeeded();
  return shown(page);
}

const announced = 'Pas de consultation du 20 décembre au 3 janvier';
const away = 'Pas de consultation jusqu’au 3 janvier';

const days = [
  ['2026-12-05T10:00:00Z', { notice: false, absence: '', today: 1 }],
  ['2026-12-19T10:00:00Z', { notice: false, absence: announced, today: 1 }],
  ['2026-12-20T10:00:00Z', { notice: true, absence: away, today: 0 }],
  ['2027-01-03T10:00:00Z', { notice: true, absence: away, today: 0 }],
  ['2027-01-04T10:00:00Z', { notice: false, absence: '', today: 1 }],
] as const;

test('a notice and an absence come and go on their days, without a network too', async ({
  page,
  host,
}) => {
  await page.clock.install({ time: new Date(days[0][0]) });
  await page.goto(host.url + routes.doctors());
  await expect.poll(() => shownOnceReady(page)).toEqual(days[0][1]);
  await page.clock.fastForward(10_000);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await untilKept(page);
  await page.context().setOffline(true);
  await host.goDown();
  for (const [moment, expected] of days) {
    await page.clock.setSystemTime(new Date(moment));
    await page.reload();
    // Slots are marked by a script of their own.
    await expect.poll(() => shownOnceReady(page), moment).toEqual(expected);
  }
});

test('content of other days is hidden before the first frame', async ({ page, host }) => {
  const movement = await watchMovement(page);
  for (const [moment, expected] of days) {
    await page.clock.setFixedTime(new Date(moment));
    const letScriptCome = await delayRequests(page, '**/_islands/main-*');
    await page.goto(host.url + routes.doctors(), { waitUntil: 'domcontentloaded' });
    await waitForFrames(page, 2);
    // Today's slots are not marked before the script runs.
    expect(await shown(page), moment).toEqual({ ...expected, today: 0 });
    letScriptCome();
    await untilReady(page);
    await page.unroute('**/_islands/main-*');
    await waitForFonts(page);
    await waitForFrames(page, 2);
    expect(await movement(), moment).toBeLessThan(0.005);
  }
});
