import { Readability } from '@mozilla/readability';
import { articles } from '../../content/facts/articles';
import { clinic } from '../../content/facts/clinic';
import { doctors } from '../../content/facts/doctors';
import { slotsInWords } from '../../content/model/doctors/slot-words';
import { emergency, situations, urgent } from '../../content/facts/emergencies';
import { signsElsewhere, situationsNamed } from '../../content/model/emergencies/emergency';
import { answersOf, linksBefore } from '../../content/facts/site';
import { priceLabel } from '../../content/model/practical/price';
import { routes } from '../../content/model/clinic/routes';
import { pageOfSpecialty } from '../../content/model/specialties/specialty-pages';
import { pagesOfSpecialties } from '../../content/facts/specialty-pages';
import { openPage } from '../support/opened-page';

/** The title, the text and the numbers that a browser's reader view shows. */
function readerView(address: string): string {
  openPage(address);
  const { title, content } = new Readability(document).parse() ?? {};
  document.body.innerHTML = content ?? '';
  const calls = [...document.querySelectorAll('a[href^="tel:"]')].map((link) =>
    link.getAttribute('href'),
  );
  return [title, document.body.textContent, ...calls].join('\n');
}

type Doctors = readonly Pick<(typeof doctors)[number], 'name' | 'consultation' | 'builtOn'>[];

const ofDoctors = (some: Doctors) =>
  some.flatMap((doctor) => [doctor.name, ...slotsInWords(doctor)]);

const inSpecialty = (names: readonly string[]) =>
  ofDoctors(doctors.filter(({ name }) => names.includes(name)));

const signsOf = (of: { situations: readonly string[] }) =>
  situationsNamed(of.situations, situations)[0]?.signs.slice(0, signsElsewhere) ?? [];

const pricesOf = (specialty: string) =>
  answersOf(specialty, '').flatMap(({ prices }) =>
    prices.flatMap(({ rows }) => rows.flatMap((price) => [price.what, priceLabel(price)])),
  );

const phone = `tel:${clinic.phones[0].number}`;

const blocks: readonly (readonly [address: string, blocks: readonly string[]])[] = [
  [
    routes.emergencies(),
    [
      ...situations.flatMap(({ signs }) => signs),
      urgent.call.href,
      ...(urgent.isAtClinic ? [`tel:${emergency.nationalNumber}`] : []),
    ],
  ],
  ...articles.map((article) => {
    const { specialty } = pageOfSpecialty(pagesOfSpecialties, article.linkId);
    return [
      routes.article(article.slug),
      [...signsOf(article), ...inSpecialty(specialty.medecins), phone],
    ] as const;
  }),
  ...pagesOfSpecialties.map(
    ({ specialty, slug }) =>
      [
        routes.specialty(slug),
        [
          ...signsOf(specialty),
          ...inSpecialty(specialty.medecins),
          ...pricesOf(specialty.id),
          phone,
        ],
      ] as const,
  ),
  ...doctors.map(
    (doctor) =>
      [
        routes.doctor(doctor.name),
        [...ofDoctors([doctor]), ...linksBefore(doctor).map(({ label }) => label), phone],
      ] as const,
  ),
];

// It leaves out a `<div>` with many links, and keeps what is in one element: hence each `<section>` or `<article>` of such parts.
test.each(blocks)(
  'a reader view of %s keeps its signs, days, doctors, prices and calls',
  (address, all) => {
    const shown = readerView(address);
    expect(all.filter((block) => !shown.includes(block))).toEqual([]);
  },
);
