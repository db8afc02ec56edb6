import { renderToStaticMarkup } from 'react-dom/server';
import { screen, within } from '@testing-library/react';
import { DoctorCard } from '@/components/doctors/DoctorCard';
import { DoctorDays } from '@/components/doctors/DoctorDays';
import { NextConsultations } from '@/components/doctors/NextConsultations';
import { ConsultationWeek } from '@/components/opening-hours/ConsultationWeek';
import { ConsultationTimes } from '@/components/services/ConsultationTimes';
import { followClock } from '@/components/site/behaviour/follow-clock';
import { markTimetables } from '@/components/site/behaviour/mark-timetables';
import { markToday } from '@/components/site/behaviour/mark-today';
import { sayNextConsultations } from '@/components/doctors/next-consultations';
import { Notices } from '@/components/site/notices/Notices';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import type { Absence } from '@/content/model/doctors/absence';
import { appointmentText, ofKinds, waysTo } from '@/content/model/clinic/ways';
import { timetable } from '@/components/ui/dated/slots';
import { encode } from '@/content/model/calendar/code';
import { parse, parseHours } from '@/content/model/calendar/parse';
import type { Doctor, DoctorEntry } from '@/content/model/doctors/doctor';
import { doctorOn } from '@/content/model/doctors/timetable';
import type { Closure } from '@/content/model/opening-hours/closure';
import { noticesFrom, type Notice } from '@/content/model/notices/notice';
import { routes } from '@/content/model/clinic/routes';

const [someone, other] = doctors;
if (!someone || !other) throw new Error('There are no two doctors');

/** Of the build. */
const today = '2026-12-01';

const absences: readonly Absence[] = [
  { du: '2026-12-20', au: '2027-01-03', remplacant: other.name },
  { du: '2026-10-01', au: '2026-10-15' },
];

/** Consults as a phrase says. */
const consulting = (phrase: string, away: readonly Absence[]): Doctor => {
  const entry = { ...someone, consultation: [parse(phrase)] as const, absences: away };
  return doctorOn(today, entry, []);
};

const doctor = consulting('Tous les jours', absences);

const notice: Notice = {
  title: 'Pas de scanner',
  text: 'Appelez avant de venir !',
  du: '2026-12-20',
  au: '2027-01-03',
  urgent: true,
};

const past: Notice = { ...notice, title: 'Route coupée', du: '2026-10-01', au: '2026-10-15' };

const closures: readonly Closure[] = [
  { du: '2026-12-14', au: '2026-12-15', raison: 'Maouloud', urgences: 'oui', sauf: [other.name] },
];

/** Before any script runs. */
const page = (who = doctor) =>
  renderToStaticMarkup(
    <>
      <Notices notices={noticesFrom([notice, past], today)} today={today} />
      <main>
        <ConsultationTimes
          doctors={[who]}
          closures={closures}
          today={today}
          receivesAtNight={true}
        />
        <ConsultationWeek doctors={[who]} closures={closures} today={today} faceOf={() => null} />
        <DoctorCard doctor={who} clinic={clinic} headingLevel={2} showPhone portrait="above" />
      </main>
    </>,
  );

const card = () => within(screen.getByRole('article'));

function comeBackAt(moment: string): void {
  jest.setSystemTime(new Date(moment));
  dispatchEvent(new Event('pageshow'));
}

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T09:00:00Z') });
  followClock(markToday);
  followClock(markTimetables);
});

beforeEach(() => {
  document.body.innerHTML = page();
});

test('a doctor who is away is shown as away, has no consultation today, and comes back', () => {
  comeBackAt('2026-12-05T09:00:00Z');
  expect(card().queryByText(/Pas de consultation/)).not.toBeVisible();
  comeBackAt('2026-12-19T09:00:00Z');
  expect(card().getByText('du 20 décembre au 3 janvier 2027')).toBeVisible();
  expect(card().getByText('Tous les jours')).toHaveAttribute('aria-current', 'date');
  comeBackAt('2026-12-20T09:00:00Z');
  expect(card().getByText('jusqu’au 3 janvier 2027')).toBeVisible();
  expect(card().getByText('du 20 décembre au 3 janvier 2027')).not.toBeVisible();
  expect(card().getByText('Tous les jours')).not.toHaveAttribute('aria-current');
  comeBackAt('2027-01-04T09:00:00Z');
  expect(card().queryByText(/Pas de consultation/)).not.toBeVisible();
  expect(card().getByText('Tous les jours')).toHaveAttribute('aria-current', 'date');
});

test('in a page that stays open, the last evening of an absence ends it', () => {
  comeBackAt('2027-01-03T23:30:00Z');
  expect(card().getByText('jusqu’au 3 janvier 2027')).toBeVisible();
  jest.advanceTimersByTime(60 * 60_000);
  expect(card().getByText('jusqu’au 3 janvier 2027')).not.toBeVisible();
  expect(screen.getByText(notice.title)).not.toBeVisible();
});

test('the card names the replacement, and still offers an appointment', () => {
  comeBackAt('2026-12-20T09:00:00Z');
  expect(card().getByRole('link', { name: other.name.replace('Dr ', 'Dr\u00a0') })).toHaveAttribute(
    'href',
    routes.doctor(other.name),
  );
  expect(card().getByRole('link', { name: /^Prendre RDV/ })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(appointmentText(doctor.name))),
  );
});

test('the hours of the specialty show who is away', () => {
  comeBackAt('2026-12-20T09:00:00Z');
  expect(screen.getByText(new RegExp(`^${doctor.name} : pas de consultation`))).toBeVisible();
});

test('the week of the clinic shows who is away', () => {
  comeBackAt('2026-12-20T09:00:00Z');
  const week = () => within(screen.getByRole('region', { name: /^Qui consulte/ }));
  for (const said of week().getAllByText('jusqu’au 3 janvier 2027')) expect(said).toBeVisible();
  comeBackAt('2027-01-04T09:00:00Z');
  for (const said of week().getAllByText('jusqu’au 3 janvier 2027')) expect(said).not.toBeVisible();
});

test('days without consultations are announced by the specialty and by the week', () => {
  const week = () => within(screen.getByRole('region', { name: /^Qui consulte/ }));
  const announced = () => week().getByText(/^Maouloud : pas de consultation/);
  const bySpecialty = () => screen.getAllByText(/^Maouloud : pas de consultation/)[0];
  comeBackAt('2026-11-29T09:00:00Z');
  expect(announced()).not.toBeVisible();
  expect(bySpecialty()).not.toBeVisible();
  comeBackAt('2026-11-30T09:00:00Z');
  expect(bySpecialty()).toBeVisible();
  expect(announced()).toHaveTextContent('du 14 au 15 décembre');
  expect(announced()).toHaveTextContent(`Les urgences restent ouvertes. Consulte : ${other.name}.`);
  const inWeek = () => screen.getByText(/^lundi 14 décembre, Maouloud : pas de consultation/);
  expect(inWeek()).not.toBeVisible();
  comeBackAt('2026-12-08T09:00:00Z');
  expect(inWeek()).toBeVisible();
  expect(card().getByText('Tous les jours')).toHaveAttribute('aria-current', 'date');
  comeBackAt('2026-12-15T09:00:00Z');
  expect(announced()).toHaveTextContent('jusqu’au 15 décembre');
  expect(inWeek()).not.toBeVisible();
  comeBackAt('2026-12-16T00:01:00Z');
  expect(announced()).not.toBeVisible();
});

/** Returns a doctor with an added Sunday, then hours for Ramadan on Mondays and Tuesdays. */
function visiting(absent: readonly Absence[] = []): Doctor {
  const own: DoctorEntry = {
    ...doctor,
    name: 'Dr Sira Koné',
    consultation: [parse('Lundi 17H-20H')],
    absences: absent,
    'jours-en-plus': [{ jour: '2027-02-07', heures: parseHours('9H-12H') }],
    periodes: [
      {
        du: '2027-02-08',
        au: '2027-03-09',
        raison: 'Ramadan',
        consultation: [parse('Lundi et mardi 11H-14H')],
      },
    ],
  };
  return doctorOn(today, own, []);
}

/** Returns the visible dated lines of a part. */
const linesIn = (part: ParentNode) =>
  [...part.querySelectorAll<HTMLElement>('p[data-from]:not([hidden])')].map(
    ({ children, textContent }) =>
      [...children]
        .filter((child) => (child as HTMLElement).hidden)
        .reduce((text, child) => text.replace(child.textContent, ''), textContent)
        .replaceAll('\u00a0', ' '),
  );

test('added days and temporary hours are announced, then shown as current, then removed', () => {
  const sira = visiting();
  document.body.innerHTML = page(sira);
  const onCard = () => linesIn(screen.getByRole('article'));
  const added = 'En plus : dimanche 7 février 2027, 9H-12H';
  const ramadan = 'Du 8 février au 9 mars 2027, Ramadan : Lundi et mardi 11H-14H';
  comeBackAt('2027-01-23T09:00:00Z');
  expect(onCard()).toEqual([]);
  comeBackAt('2027-01-24T09:00:00Z');
  expect(onCard()).toEqual([added]);
  comeBackAt('2027-01-25T09:00:00Z');
  expect(onCard()).toEqual([added, ramadan]);
  comeBackAt('2027-02-07T09:00:00Z');
  expect(onCard()).toEqual(['En plus : aujourd’hui, 9H-12H', ramadan]);
  comeBackAt('2027-02-08T11:30:00Z');
  expect(onCard()).toEqual(['Jusqu’au 9 mars 2027, Ramadan : Lundi et mardi 11H-14H']);
  expect(card().getByText('Lundi 17H-20H')).not.toHaveAttribute('aria-current');
  comeBackAt('2027-03-10T09:00:00Z');
  expect(onCard()).toEqual([]);
});

test('added days and temporary hours are in the week, and beside the hours of the specialty', () => {
  document.body.innerHTML = page(visiting());
  comeBackAt('2027-02-01T09:00:00Z');
  const on = (weekday: string) => linesIn(document.querySelector(`#${weekday}`) ?? document);
  const ramadan = 'u 8 février au 9 mars 2027, Ramadan : Lundi et mardi 11H-14H';
  expect(on('lundi')).toEqual([`D${ramadan}`]);
  expect(on('mardi')).toEqual([`Dr Sira Koné, d${ramadan}`]);
  expect(on('mercredi')).toEqual([]);
  expect(on('dimanche')).toEqual(['Dr Sira Koné, en plus : dimanche 7 février 2027, 9H-12H']);
  expect(screen.getAllByText('En général, pas de consultation.')).toHaveLength(2);
  expect(linesIn(document.body)).toEqual(
    expect.arrayContaining([
      'Dr Sira Koné, en plus : dimanche 7 février 2027, 9H-12H',
      `Dr Sira Koné, d${ramadan}`,
    ]),
  );
  comeBackAt('2027-01-31T09:00:00Z');
  expect(on('dimanche')).toEqual([]);
});

test('an added day during an absence is not announced', () => {
  document.body.innerHTML = page(visiting([{ du: '2027-02-06', au: '2027-02-07' }]));
  comeBackAt('2027-02-06T09:00:00Z');
  expect(document.body).not.toHaveTextContent('n plus');
});

test('a notice shows on its days, with its dates and whether it is urgent', () => {
  comeBackAt('2026-12-19T23:59:00Z');
  expect(screen.queryByRole('complementary')).toBeNull();
  comeBackAt('2026-12-20T00:01:00Z');
  const band = screen.getByRole('complementary', { name: 'Urgent Pas de scanner' });
  expect(band).toHaveTextContent('Appelez avant de venir !');
  expect(band).toHaveTextContent('Du 20 décembre au 3 janvier 2027');
});

test('while today is marked, a doctor’s page says when it is too late to write, and offers later days', () => {
  const onTuesdays = consulting('Mardi 9H', []);
  const ways = waysTo(clinic, 'appointment', { doctor: onTuesdays });
  document.body.innerHTML = renderToStaticMarkup(
    <article {...timetable(encode(onTuesdays.timetable))}>
      <DoctorDays doctor={onTuesdays} />
      <NextConsultations doctor={onTuesdays} chat={ofKinds(ways, 'chat')[0]} minutes={60} />
    </article>,
  );
  const expectSaid = (moment: string, first: RegExp, isMarked: boolean, isLate: boolean) => {
    comeBackAt(moment);
    sayNextConsultations();
    expect(card().getAllByRole('link')[0]).toHaveTextContent(first);
    expect(card().getByText('Mardi 9H').hasAttribute('aria-current')).toBe(isMarked);
    const call = card().getByText(/^Pour aujourd’hui, appelez/);
    const usual = card().getByText(/^Prochains jours/);
    (isLate ? expect(call) : expect(usual)).toBeVisible();
    (isLate ? expect(usual) : expect(call)).not.toBeVisible();
  };
  expectSaid('2026-12-08T07:59:00Z', /^mardi 8 décembre/, true, false);
  expectSaid('2026-12-08T08:00:00Z', /^mardi 15 décembre/, true, true);
  expectSaid('2026-12-08T13:00:00Z', /^mardi 15 décembre/, false, false);
  expectSaid('2026-12-09T10:00:00Z', /^mardi 15 décembre/, false, false);
});

test('without scripts, every dated text shows its dates, except what ended before the build', () => {
  delete document.documentElement.dataset.scripts;
  expect(card().getByText('du 20 décembre au 3 janvier 2027')).toBeVisible();
  expect(card().getByText('jusqu’au 3 janvier 2027')).not.toBeVisible();
  expect(screen.getByText('Du 20 décembre au 3 janvier 2027')).toBeVisible();
  expect(document.body).not.toHaveTextContent('octobre');
  expect(document.body).not.toHaveTextContent(past.title);
});

test('a page without a notice has no trace of one', () => {
  for (const none of [[], noticesFrom([past], today)])
    expect(renderToStaticMarkup(<Notices notices={none} today={today} />)).toBe('');
});
