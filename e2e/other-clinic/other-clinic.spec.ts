import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { articles } from '../../content/facts/articles';
import { daysAfter, type Day } from '../../content/model/calendar/day';
import { callFor } from '../../content/model/clinic/ways';
import { routes } from '../../content/model/clinic/routes';
import { doctors } from '../../content/facts/doctors';
import { insurers } from '../../content/facts/insurers';
import { management } from '../../content/facts/management';
import { practitioners } from '../../content/facts/practitioners';
import { testimonials } from '../../content/facts/testimonials';
import { readContent } from '../../content/reader/content';
import { dayInFrench, dayOn, on } from './clock';
import { boxOf } from '../journeys/parts';
import { expect, test, untilReady } from '../support/visitor';
import { clinic } from '../support/sample';

const strip = (page: Page) => page.locator('section', { has: page.locator('#aujourdhui') });

async function openStrip(page: Page): Promise<void> {
  await page.goto(routes.home());
  await strip(page).scrollIntoViewIfNeeded();
}

const folder = 'e2e/other-clinic';

const { content: other } = readContent(`${folder}/data`, `${folder}/pictures`, new Date());

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

const published = filesBelow('out-other');

const htmlFiles = published.filter((file) => file.endsWith('.html') && !file.includes('admin'));

const addresses = htmlFiles
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${path.relative('out-other', path.dirname(file))}/`.replace('//', '/'));

/** Facts of only the project's own clinic. */
const ownFacts = [
  clinic.name,
  clinic.shortName,
  clinic.email,
  clinic.address.area ?? clinic.address.city,
  clinic.address.city,
  ...[...clinic.phones, clinic.chatNumber].flatMap(({ number, shown }) => [number, shown]),
  ...[...doctors, ...management, ...practitioners, ...testimonials].map(({ name }) => name),
  ...insurers.map(({ nom }) => nom),
  ...articles.map(({ title }) => title),
];

test('nothing of the first clinic is published', () => {
  const texts = published.filter((file) => /\.(html|js|css|vcf|xml|txt|webmanifest)$/.test(file));
  const escaped = ownFacts.map((fact) => fact.replace(/[.+]/g, '\\$&'));
  const fact = new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'u');
  const found = texts.flatMap((file) => {
    const [text] = fact.exec(readFileSync(file, 'utf8')) ?? [];
    return text === undefined ? [] : [`${file}: ${text}`];
  });
  expect(found).toEqual([]);
  const pictures = filesBelow(`${folder}/pictures`).map((file) => path.parse(file).name);
  const foreign = filesBelow('out-other/images').filter(
    (file) =>
      /\.(avif|webp|jpg)$/.test(file) &&
      !pictures.some((name) => path.basename(file).startsWith(`${name}-`)),
  );
  expect(foreign).toEqual([]);
});

test('a clinic with only its emergencies open at night names nothing else as open', () => {
  const claim = /jour et nuit|24\s?h\s?\/\s?24|7j\/7|sept jours sur sept/giu;
  const found = htmlFiles.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    return [...text.matchAll(claim)]
      .map(({ index }) => text.slice(index - 50, index + 20))
      .filter((words) => !/urgences|malade maintenant/iu.test(words))
      .map((words) => `${file}: ${words}`);
  });
  expect(found).toEqual([]);
});

test('a clinic without English text has no page in English', () => {
  expect(addresses).not.toContain(routes.english());
});

test('no section is empty, and no link is dead', async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address);
    const { empty, broken } = await page.evaluate(() => {
      const sections = [...document.querySelectorAll('main section')];
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
      return {
        empty: sections
          .filter((section) => {
            const heading = section.querySelector('h2')?.textContent ?? '';
            return !section.querySelector('img') && section.textContent.trim() === heading.trim();
          })
          .map(({ id }) => id),
        broken: links
          .map(({ hash }) => decodeURIComponent(hash.slice(1)))
          .filter((id) => id !== '' && document.getElementById(id) === null),
      };
    });
    expect({ address, empty, broken }).toEqual({ address, empty: [], broken: [] });
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const missing = hrefs.filter(
      (href) =>
        !published.includes(
          path.join('out-other', href.endsWith('/') ? `${href}index.html` : href),
        ),
    );
    expect({ address, missing }).toEqual({ address, missing: [] });
  }
});

test('its short name of 20 letters leaves the header in one row', async ({ page }) => {
  await page.goto(routes.home());
  for (const width of [1024, 1200, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    const { height } = await boxOf(page.getByRole('banner'));
    expect(height, `at ${String(width)} px`).toBeLessThan(70);
  }
});

test(
  'home has its words, and no section that the clinic lacks',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(routes.home());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      other.clinic.tagline?.is ?? other.clinic.name.is,
    );
    await expect(page.getByRole('heading', { name: 'Assurance acceptée' })).toBeVisible();
    // It has no logo.
    await expect(page.getByRole('group', { name: 'Liste des assurances' })).toHaveText(
      other.insurers[0]?.nom ?? '',
    );
    for (const name of ['Ils sont venus nous voir', 'Conseils santé', 'Le mot du directeur'])
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    // All its services are shown at first.
    await expect(page.getByRole('button', { name: 'Voir plus' })).toHaveCount(0);
  },
);

test(
  'the day is that of its clock, an hour before Greenwich',
  { tag: '@nightly' },
  async ({ page }) => {
    // Tuesday on the phone, Wednesday at the clinic.
    await page.clock.setFixedTime(on('2026-12-08', '23:30'));
    await page.goto(routes.hours());
    const week = page.getByRole('region', { name: 'Qui consulte, jour par jour' });
    await expect(week.getByRole('heading').locator('[aria-current=date]')).toHaveText('Mercredi');
  },
);

test('a midwife has her title, her initials and her page, and no fact that the clinic does not give', async ({
  page,
}) => {
  const name = 'Mme Ramatou d’Almeida ép. Issoufou';
  await page.goto(routes.doctor(name));
  await expect(page).toHaveURL('/medecins/ramatou-d-almeida-ep-issoufou/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(main.getByText('RD', { exact: true })).toBeVisible();
  await expect(main).not.toContainText(/undefined|expérience|médecin/);
  await page.goto(routes.doctors());
  const call = main.getByRole('link', { name: `Prendre RDV avec ${name}, par téléphone` });
  await expect(call.first()).toHaveAttribute('href', 'tel:+242066000103');
});

test('a specialty of its own has a page, and is found by its title', async ({ page }) => {
  await page.goto(routes.specialty('naissance'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Préparation à la naissance' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Le praticien' })).toBeVisible();
  await expect(main.getByText(/Consultez si|Apportez/)).toHaveCount(0);
  await page.goto(`${routes.search()}?q=naissance`);
  await expect(page.getByRole('list', { name: 'Résultats' }).getByRole('link').first()).toHaveText(
    /Préparation à la naissance/,
  );
});

test('its search finds a specialty, and its own first tiles', async ({ page }) => {
  await page.goto(routes.search());
  await expect(page.getByRole('link', { name: 'Yeux' })).toHaveCount(0);
  await page.getByRole('searchbox').last().fill('dents');
  await expect(page.getByRole('list', { name: 'Résultats' }).getByRole('link').first()).toHaveText(
    /Odontologie/,
  );
});

test('booking calls its own number, and no page names a chat that the clinic lacks', async ({
  page,
}) => {
  const named = htmlFiles.filter((file) => /wa\.me|WhatsApp/.test(readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
  await page.goto(routes.booking());
  const main = page.getByRole('main');
  const { href } = callFor({ phones: other.clinic.phones.is }, 'appointment');
  const calls = main.locator(`a[href="${href}"]`).filter({ visible: true });
  await expect(calls).not.toHaveCount(0);
  await expect(main.getByText('démonstration')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText(`Urgences\u00a0: +242`);
});

test(
  'the privacy page names nothing that the clinic lacks',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(routes.privacy());
    const main = page.getByRole('main');
    await expect(main).toContainText('un plan d’OpenStreetMap s’affiche');
    await expect(main).not.toContainText(/plan simplifié|réseaux sociaux|démonstration/);
  },
);

test('its prices are in its currency, and some have no amount', async ({ page }) => {
  await page.goto(routes.practical());
  const main = page.getByRole('main');
  for (const price of ['5 000 FCFA', 'Gratuit', 'Sur devis'])
    await expect(main.getByText(price, { exact: true })).toBeVisible();
  await expect(main.locator('a[href*="destination=-4.1989"]')).not.toHaveCount(0);
  expect(readFileSync('out-other/infos-pratiques/index.html', 'utf8')).not.toContain('XOF');
});

/** Thursday at nine in the evening, by its clock. */
const night = on('2026-12-17', '20:00');

test('its services have their own hours, and only its emergencies are open at night', async ({
  page,
}) => {
  await page.clock.setFixedTime(night);
  await page.goto(routes.hours());
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    'JoursHeures',
    'Lundi au vendredi7H30-18H',
    'Samedi8H-13H',
    'DimancheFermé',
    'Urgences24h/24',
    'ConsultationsLundi au vendredi\u00a0: 8H-15HSamedi\u00a0: 8H-13H',
    'LaboratoireLundi au samedi\u00a0: 7H-12H',
  ]);
  await expect(page.getByText('Laboratoire\u00a0: fermeture')).toBeHidden();
  await page.goto(routes.home());
  await openStrip(page);
  await expect(strip(page)).toContainText('Urgences ouvertes');
  await expect(strip(page)).toContainText('consultations demain dès 8H');
  await expect(
    page.getByText('Ouvert du lundi au samedi, urgences jour et nuit · Dolisie'),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Urgences\u00a0: jour et nuit, 7j/7');
  await page.goto(routes.emergencies());
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]:visible').first()).toHaveAttribute(
    'href',
    callFor({ phones: other.clinic.phones.is }, 'emergency').href,
  );
  await expect(main.getByRole('heading', { name: 'Où entrer' })).toBeVisible();
  await expect(main).not.toContainText('fermée');
});

test('the laboratory says when it is closed', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.setFixedTime(on('2026-12-11', '08:00'));
  await page.goto(routes.hours());
  const line = page.getByText('Laboratoire\u00a0: fermeture');
  await expect(line).toContainText('Inventaire.');
  await expect(line.getByText(`jusqu’au ${dayInFrench('2026-12-12')}`)).toBeVisible();
});

test(
  'on days without consultations, the clinic says why and who still consults',
  { tag: '@nightly' },
  async ({ page }) => {
    // A Tuesday on which only one doctor consults.
    await page.clock.setFixedTime(on('2026-12-15', '08:00'));
    await openStrip(page);
    await expect(strip(page)).toContainText(`Aujourd’hui, mardi ${dayInFrench('2026-12-15')}`);
    await expect(strip(page)).toContainText('Fête de la République\u00a0: 1\u00a0praticien');
    await expect(strip(page)).toContainText(
      'Clinique fermée. Consulte : Dr Zeïnabou Oumarou-Seyni.',
    );
    await expect(strip(page).getByRole('link', { name: /M’Bengue/ })).toBeHidden();
  },
);

const isFirstOrThird = (day: Day) => [1, 3].includes(Math.ceil(Number(day.slice(-2)) / 7));

test('every other Saturday is counted, beside the first and third of the month', async ({
  page,
}) => {
  for (const [written, ofFortnight] of [
    ['2026-12-12', 1],
    ['2026-12-19', 0],
    ['2026-12-26', 1],
    ['2027-01-30', 0],
    ['2027-02-06', 1],
  ] as const) {
    const count = ofFortnight + (isFirstOrThird(dayOn(written)) ? 1 : 0);
    await page.clock.setFixedTime(on(written, '08:00'));
    await openStrip(page);
    await expect(strip(page).getByRole('heading')).toHaveText(/^Aujourd’hui, samedi/);
    await expect(strip(page)).toContainText(
      ['pas de consultation', '1\u00a0praticien', '2\u00a0praticiens'][count] ?? '',
    );
  }
});

const monday = dayInFrench('2026-12-07');

test('an evening consultation goes on until its end, by the clinic’s clock', async ({ page }) => {
  for (const [time, title, note, isThere] of [
    ['15:30', `Aujourd’hui, lundi ${monday}`, '2\u00a0praticiens', true],
    ['18:59', `Aujourd’hui, lundi ${monday}`, '1\u00a0praticien', true],
    ['19:00', 'Urgences ouvertes', 'consultations demain dès 9H', false],
  ] as const) {
    await page.clock.setFixedTime(on('2026-12-07', time));
    await openStrip(page);
    await expect(strip(page).getByRole('heading')).toHaveText(title);
    await expect(strip(page).getByText(note, { exact: true })).toBeVisible();
    const evening = strip(page)
      .getByRole('listitem')
      .filter({ hasText: /^17H-20H.*N’Diaye/ });
    await expect(evening).toHaveCount(isThere ? 1 : 0);
  }
});

test('a doctor who comes once or twice a month can be asked for a day', async ({ page }) => {
  await page.clock.setFixedTime(on('2026-12-07', '10:00'));
  await page.goto(routes.bookDoctor('Dr Lætitia Koné', ''));
  await untilReady(page);
  // Days are offered ten weeks ahead.
  const saturdays = Array.from({ length: 10 }, (_, week) => daysAfter('2026-12-12', 7 * week));
  const hers = saturdays.filter((written) => isFirstOrThird(dayOn(written)));
  const days = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /^samedi/ });
  await expect(days).toHaveText(
    hers.map((written) => `samedi ${dayInFrench(written, false)} à partir de 9H`),
  );
});

test('an added day and the hours of Ramadan are announced, offered, and shown on their day', async ({
  page,
}) => {
  const [saturday, tuesday, added, last] = (
    ['2026-12-26', '2026-12-29', '2027-01-02', '2027-01-26'] as const
  ).map((written) => dayInFrench(written, false));
  await page.clock.setFixedTime(on('2026-12-24', '10:00'));
  await page.goto(routes.doctor('Dr Salamatou M’Bengue'));
  const main = page.getByRole('main');
  await expect(
    main.getByText(`En plus : samedi ${dayInFrench('2027-01-02')}, 9H-12H`),
  ).toBeVisible();
  const ramadan = main.getByText(/^Du .*Ramadan\s: Mardi\s11H-14H$/);
  await expect(ramadan).toContainText(`au ${last ?? ''}`);
  await expect(main.getByRole('listitem').filter({ hasText: /H/ })).toHaveText([
    `samedi ${saturday} à partir de 9H`,
    `mardi ${tuesday} 11H-14H`,
    `samedi ${added} 9H-12H`,
  ]);
  const title = strip(page).getByRole('heading');
  await page.clock.setFixedTime(on('2026-12-29', '12:59'));
  await openStrip(page);
  await expect(title).toHaveText(`Aujourd’hui, mardi ${tuesday}`);
  await expect(strip(page).getByText('1\u00a0praticien', { exact: true })).toBeVisible();
  await expect(
    strip(page)
      .getByRole('listitem')
      .filter({ hasText: /^11H-14H.*M’Bengue/ }),
  ).toBeVisible();
  await page.clock.setFixedTime(on('2026-12-29', '13:00'));
  await openStrip(page);
  await expect(strip(page)).toContainText('consultations demain dès 17H');
});

test('a doctor who is away names the replacement, and the band of a notice its day', async ({
  page,
}) => {
  await page.clock.setFixedTime(on('2026-12-16', '10:00'));
  await page.goto(routes.doctor('Dr Zeïnabou Oumarou-Seyni'));
  const main = page.getByRole('main');
  await expect(main.getByText(/^Pas de consultation/)).toContainText('À sa place');
  await expect(page.getByRole('complementary', { name: /échographie/ })).toBeVisible();
  await page.clock.setFixedTime(on('2026-12-17', '10:00'));
  await page.reload();
  await expect(page.getByRole('complementary', { name: /échographie/ })).toBeHidden();
});
