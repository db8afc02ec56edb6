import type { Page } from 'playwright/test';
import type { Day } from '../../content/model/calendar/day';
import { routes } from '../../content/model/clinic/routes';
import { dayInFrench, on } from './clock';
import { expect, test, untilReady } from '../support/visitor';

/** The clinic's clock is one hour ahead of UTC. */
const at = (day: Day, hour: number) => on(day, `${String(hour - 1).padStart(2, '0')}:00`);

async function readStrip(page: Page, name: string) {
  await page.goto(routes.home());
  const strip = page.locator('section', { has: page.locator('#aujourdhui') });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('heading')).toHaveText(/^(?:Aujourd’hui|Urgences|Demain)/);
  const title = await strip.getByRole('heading').innerText();
  const line = strip.getByRole('link', { name });
  const isToday = title.startsWith('Aujourd’hui');
  return { title, isThereToday: isToday && (await line.isVisible()) };
}

async function isMarkedOnCard(page: Page, name: string) {
  await page.goto(routes.doctors());
  await untilReady(page);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  // The script that marks slots loads once they are near the screen.
  await card.last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return (await card.locator('[aria-current="date"]').count()) > 0;
}

async function readOwnPage(page: Page, name: string) {
  await page.goto(routes.doctor(name));
  const next = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d.*, \d+H/ });
  await expect(next.first()).toBeVisible();
  return {
    isLate: await page.getByText('Pour aujourd’hui, appelez').isVisible(),
    next: await next.first().innerText(),
  };
}

async function readFirstDayToAskFor(page: Page, name: string) {
  await page.goto(routes.bookDoctor(name, ''));
  await untilReady(page);
  const days = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /\dH/ });
  return (await days.first().textContent()) ?? '';
}

for (const { day, label, name, opens, closes, isUsual } of [
  {
    day: '2026-12-07',
    label: `lundi ${dayInFrench('2026-12-07')}, 17H-20H`,
    name: 'Dr Abdou N’Diaye',
    opens: 17,
    closes: 20,
    isUsual: true,
  },
  {
    day: '2026-12-29',
    label: `mardi ${dayInFrench('2026-12-29')}, 11H-14H`,
    name: 'Dr Salamatou M’Bengue',
    opens: 11,
    closes: 14,
    // Cards name the usual slots, not those of Ramadan.
    isUsual: false,
  },
] as const)
  test(
    `at each hour, no page contradicts another on ${label}`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.slow();
      for (let hour = 6; hour < 24; hour += 1) {
        await page.clock.setFixedTime(at(day, hour));
        const { title, isThereToday } = await readStrip(page, name);
        const { isLate, next } = await readOwnPage(page, name);
        const asked = await readFirstDayToAskFor(page, name);
        const isMarked = await isMarkedOnCard(page, name);
        const isHere = hour < closes;
        expect({
          hour,
          isThereToday,
          emergencies: title.startsWith('Urgences ouvertes, consultations demain dès'),
          isLate,
          isNext: next.startsWith(label),
          isAsked: asked.startsWith(label.replace(',', '')),
          isMarked,
        }).toEqual({
          hour,
          isThereToday: isHere,
          emergencies: !isHere,
          isLate: isHere && hour >= opens - 1,
          isNext: hour < opens - 1,
          isAsked: hour < opens - 1,
          isMarked: isHere && isUsual,
        });
      }
    },
  );
