import type { Page } from 'playwright/test';
import { doctors } from '../content/data/doctors';
import { distinctSpecialties } from '../content/model/doctor';
import { doctorCount } from '../content/model/doctor-search';
import { routes } from '../content/model/routes';
import { expect, onPhone, test } from './visitor';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher un médecin' });
const specialty = (page: Page) => page.getByRole('combobox', { name: 'Spécialité' });
const status = (page: Page) => page.getByRole('status');
const names = (page: Page) => page.getByRole('article').getByRole('heading');
const clear = (page: Page) => page.getByRole('button', { name: 'Effacer les filtres' });
const plural = (count: number) => `${String(count)} médecins`;

const [someone] = doctors;
const titles = distinctSpecialties(doctors);
const pediatricians = doctors.filter((doctor) => doctor.specialty === someone.specialty);

test('all doctors at first, with every specialty to choose from', async ({ page }) => {
  await page.goto(routes.doctors());
  await expect(names(page)).toHaveText(doctors.map(({ name }) => name));
  await expect(status(page)).toHaveText(plural(doctors.length));
  await expect(specialty(page).getByRole('option')).toHaveText([
    'Toutes les spécialités',
    ...titles,
  ]);
  await expect(specialty(page)).toHaveValue('');
  await expect(clear(page)).toBeHidden();
});

for (const typed of [
  'DEMBÉLÉ',
  'dembele',
  '  dr   rokiatou  DEMBELE',
  'Docteur Dembélé',
  'iatou demb',
]) {
  test(`« ${typed} » finds Dr Rokiatou Dembélé`, async ({ page }) => {
    await page.goto(routes.doctors());
    await search(page).pressSequentially(typed);
    await expect(names(page)).toHaveText(['Dr Rokiatou Dembélé']);
    await expect(status(page)).toHaveText('1 médecin');
  });
}

for (const [typed, specialties] of [
  ['yeux', ['Ophtalmologue']],
  ['COEUR', ['Cardiologue']],
  ['mal aux dents', ['Dentiste']],
  ['bébé', ['Pédiatre', 'Pédiatre']],
  ['pédiatrie', ['Pédiatre', 'Pédiatre']],
] as const) {
  test(`« ${typed} » finds: ${specialties.join(', ')}`, async ({ page }) => {
    await page.goto(routes.doctors());
    await expect(search(page)).toHaveAccessibleDescription(/yeux, cœur/);
    await search(page).pressSequentially(typed);
    await expect(names(page)).toHaveText(
      doctors
        .filter((doctor) => (specialties as readonly string[]).includes(doctor.specialty))
        .map(({ name }) => name),
    );
    await expect(status(page)).toHaveText(doctorCount(specialties.length));
  });
}

test('a word is in the address too, and goes with the chosen specialty', async ({ page }) => {
  await page.goto(`${routes.doctors()}?q=grossesse`);
  await expect(search(page)).toHaveValue('grossesse');
  await specialty(page).selectOption('Gynécologue');
  await expect(names(page)).toHaveText(['Dr Rokiatou Dembélé', 'Dr Safiatou Keïta']);
  await specialty(page).selectOption('Cardiologue');
  await expect(names(page)).toHaveCount(0);
});

test('name and specialty are asked for at once', async ({ page }) => {
  await page.goto(routes.doctors());
  await specialty(page).selectOption(someone.specialty);
  await expect(names(page)).toHaveText(pediatricians.map(({ name }) => name));
  await search(page).fill(someone.name);
  await expect(names(page)).toHaveText([someone.name]);
  await specialty(page).selectOption('Cardiologue');
  await expect(names(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('Aucun médecin ne correspond à votre recherche.');
  await clear(page).click();
  await expect(names(page)).toHaveCount(doctors.length);
  await expect(status(page)).toHaveText(plural(doctors.length));
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await expect(specialty(page)).toHaveValue('');
  await expect(clear(page)).toBeHidden();
  await expect(page).toHaveURL(routes.doctors());
});

test('the search is in the address, without a step back for each letter', async ({ page }) => {
  await page.goto(routes.about());
  await page.goto(routes.doctors());
  await search(page).pressSequentially('dembélé');
  await specialty(page).selectOption('Gynécologue');
  await expect(page).toHaveURL('/medecins/?q=demb%C3%A9l%C3%A9&specialite=Gyn%C3%A9cologue');
  await page.reload();
  await expect(names(page)).toHaveText(['Dr Rokiatou Dembélé']);
  await expect(search(page)).toHaveValue('dembélé');
  await expect(specialty(page)).toHaveValue('Gynécologue');
  await page.goBack();
  await expect(page).toHaveURL(routes.about());
  await page.goForward();
  await expect(names(page)).toHaveText(['Dr Rokiatou Dembélé']);
});

test('a letter typed last is in the address even when the visitor leaves at once', async ({
  page,
}) => {
  await page.goto(routes.doctors());
  await expect(clear(page)).toBeHidden();
  await search(page).fill('sangaré');
  await expect(status(page)).not.toHaveText(plural(doctors.length));
  await page.goto(routes.hours());
  await page.goBack();
  await expect(search(page)).toHaveValue('sangaré');
  await expect(page).toHaveURL('/medecins/?q=sangar%C3%A9');
});

test('by keyboard alone', async ({ page }) => {
  await page.goto(routes.doctors());
  await search(page).focus();
  await page.keyboard.type('zzz');
  await expect(status(page)).toHaveText(/^Aucun médecin/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/medecins/?q=zzz');
  await search(page).focus();
  await page.keyboard.press('Tab');
  await expect(specialty(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(clear(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await expect(names(page)).toHaveCount(doctors.length);
});

for (const hostile of [
  '?specialite=__proto__',
  '?specialite=constructor',
  '?specialite=%zz',
  '?specialite=%00',
  '?specialite=<img%20src=x%20onerror=alert(1)>',
]) {
  test(`${hostile} asks for nothing`, async ({ page }) => {
    await page.goto(`/medecins/${hostile}`);
    await expect(names(page)).toHaveCount(doctors.length);
    await expect(specialty(page)).toHaveValue('');
  });
}

test('markup in the address stays words', async ({ page }) => {
  await page.goto('/medecins/?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&q=b');
  await expect(search(page)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(status(page)).toHaveText(/^Aucun médecin/);
});

test('1, 2 or 4 cards side by side', async ({ page }) => {
  for (const [width, columns] of onPhone(page)
    ? ([[360, 1]] as const)
    : ([
        [700, 2],
        [1366, 4],
      ] as const)) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(routes.doctors());
    await expect
      .poll(() =>
        page.getByRole('article').evaluateAll((cards) => {
          const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
          return tops.filter((top) => top === tops[0]).length;
        }),
      )
      .toBe(columns);
  }
});

test('with 2 000 doctors, a keystroke costs less than showing them', async ({ page }) => {
  await page.goto(routes.doctors());
  await search(page).fill('zzz');
  await expect(status(page)).toHaveText(/^Aucun médecin/);
  await page.evaluate(() => {
    const list = document.querySelector('#medecins-liste');
    const cards = [...(list?.children ?? [])] as HTMLElement[];
    for (let count = cards.length; count < 2000; count += 1) {
      const card = cards[count % cards.length]?.cloneNode(true) as HTMLElement;
      card.dataset.name = `${card.dataset.name ?? ''} ${String(count)}`;
      list?.append(card);
    }
  });
  await search(page).fill('');
  await expect(status(page)).toHaveText(/^2\s000\smédecins$/);

  // From before the page hears of the key to when all it changed is laid out; the best of several, beside what the browser
  // itself needs to hide the list and to show it: a ratio, which holds on any machine.
  await page.evaluate(() => {
    const costs = new Map<string, number>();
    let start = 0;
    addEventListener('input', () => (start = performance.now()), { capture: true });
    addEventListener('input', ({ target }) => {
      document.body.getBoundingClientRect();
      const cost = performance.now() - start;
      const { value } = target as HTMLInputElement;
      costs.set(value, Math.min(cost, costs.get(value) ?? Infinity));
    });
    Object.assign(globalThis, { costs });
  });
  await search(page).focus();
  for (let round = 0; round < 8; round += 1) {
    for (const key of ['s', 'a', 'm', 'x', 'Backspace', 'Backspace', 'Backspace', 'Backspace'])
      await page.keyboard.press(key);
  }
  await expect(status(page)).toHaveText(/^2\s000\smédecins$/);
  const ratios = await page.evaluate(() => {
    const list = document.querySelector<HTMLElement>('#medecins-liste');
    const shows = Array.from({ length: 8 }, () => {
      const start = performance.now();
      for (const hidden of [true, false]) {
        if (list) list.hidden = hidden;
        document.body.getBoundingClientRect();
      }
      return performance.now() - start;
    });
    const { costs } = globalThis as unknown as { costs: Map<string, number> };
    return [...costs].map(([typed, cost]) => [typed, cost / Math.min(...shows)] as const);
  });
  expect(ratios.map(([typed]) => typed).sort()).toEqual(['', 's', 'sa', 'sam', 'samx']);
  expect(ratios.filter(([, cost]) => cost > 1)).toEqual([]);
});

test.describe('when the scripts fail to arrive', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|Failed to load|ChunkLoadError|Loading chunk/] });

  test('all doctors stand on the page, and the form can be sent', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(routes.doctors());
    await expect(names(page)).toHaveText(doctors.map(({ name }) => name));
    await search(page).fill('dembélé');
    await page.unroute('**/*.js');
    await search(page).press('Enter');
    await expect(names(page)).toHaveText(['Dr Rokiatou Dembélé']);
    await expect(search(page)).toHaveValue('dembélé');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all doctors stand on the page, and nothing pretends to filter them', async ({ page }) => {
    await page.goto(`${routes.doctors()}?q=zzz`);
    await expect(names(page)).toHaveCount(doctors.length);
    await expect(page.getByRole('search')).toBeHidden();
  });
});
