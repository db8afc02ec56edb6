import { keptInTab } from '@/components/ui/kept/kept-in-tab';
import type { Appointment } from '@/content/model/booking/change';

export const blankAppointment: Appointment = {
  doctor: '',
  day: '',
  typedDay: '',
  newDay: '',
  typedNewDay: '',
  arrival: '',
  name: '',
  phone: '',
};

export const keptAppointment = keptInTab<Appointment>('rendez-vous', blankAppointment);
