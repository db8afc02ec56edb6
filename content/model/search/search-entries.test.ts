import { hoursSchema } from '../opening-hours/schema';
import { clinicHours } from '../opening-hours/service-hours';
import { callTo } from '../clinic/ways';
import { urgentOf } from '../emergencies/urgent';
import { searchEntries } from './search-entries';

const call = callTo('+22320000000', '+223\u00a020\u00a000\u00a000\u00a000');
const here = { received: 'oui', nationalNumber: '18' } as const;
const elsewhere = { nationalNumber: '18', hospital: 'CHU Gabriel-Touré' };
const open = (line: string) => clinicHours(hoursSchema.parse({ openingHours: [line] }));
const days = open('Lundi au samedi 7H-20H');
const always = open('24h/24');

const nothing = {
  specialties: [],
  services: [],
  doctors: [],
  insurers: [],
  practical: {},
  situations: [],
  articles: [],
  equipment: [],
  pages: [],
  clinic: {
    noun: 'médecin',
    phones: [{ number: '+22320000001', shown: '+22320000001', takesSms: false }],
  },
} as const;

const saidTonight = (...facts: Parameters<typeof urgentOf>) =>
  searchEntries({ ...nothing, urgent: urgentOf(...facts) })
    .filter(({ said }) => said?.includes('ce soir'))
    .map(({ says }) => says);

test('who asks for tonight is told to come only where the clinic always receives', () => {
  expect(saidTonight(here, call, always)).toEqual([
    'Venez sans rendez-vous, jour et nuit, ou appelez le +223\u00a020\u00a000\u00a000\u00a000.',
  ]);
  expect(saidTonight(here, call, days)).toEqual([]);
  expect(saidTonight(elsewhere, call, always)).toEqual([]);
});
