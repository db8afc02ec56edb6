import { keptInTab } from '@/components/ui/kept/kept-in-tab';
import type { Person } from '@/content/model/booking/request';

export const blankPerson: Person = {
  firstName: '',
  lastName: '',
  phone: '',
  whom: '',
  isFirst: '',
  consent: '',
  days: '',
};

export const keptPerson = keptInTab<Person>('demande', blankPerson);
