import { keptInTab } from '@/components/ui/kept/kept-in-tab';
import { patients, type Person } from '@/content/model/booking/message';

export const blankPerson: Person = {
  firstName: '',
  lastName: '',
  phone: '',
  writer: '',
  whom: '',
  isFirst: '',
  consent: '',
  inWriting: '',
  days: '',
};

export const keptPerson = keptInTab<Person>('demande', blankPerson, {
  whom: Object.keys(patients),
  isFirst: ['oui'],
  inWriting: ['oui'],
  consent: ['oui'],
});
