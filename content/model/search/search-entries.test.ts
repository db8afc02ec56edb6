import { urgentOf } from '../emergencies/urgent';
import { searchEntries } from './search-entries';

const phone = '+22320000000';
const here = { nationalNumber: '18' };
const elsewhere = { ...here, hospital: 'CHU Gabriel-Touré' };
const days = [{ from: 'Lundi', to: 'Samedi', hours: { opens: '07:00', closes: '20:00' } }] as const;
const always = [{ from: 'Lundi', to: 'Dimanche', hours: '24h/24' }] as const;

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
};

const saidTonight = (...facts: Parameters<typeof urgentOf>) =>
  searchEntries({ ...nothing, urgent: urgentOf(...facts) })
    .filter(({ said }) => said?.includes('ce soir'))
    .map(({ says }) => says);

test('who asks for tonight is told to come only where the clinic always receives', () => {
  expect(saidTonight(here, phone, always)).toEqual([
    'Venez sans rendez-vous, jour et nuit, ou appelez le +223\u00a020\u00a000\u00a000\u00a000.',
  ]);
  expect(saidTonight(here, phone, days)).toEqual([]);
  expect(saidTonight(elsewhere, phone, always)).toEqual([]);
});
