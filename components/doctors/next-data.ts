import type { Receiving } from '@/content/model/doctors/consultations-on';

/** Attributes of the box of a doctor's next consultations. */
export const nextData = ({ name, consultation, absences }: Receiving) => ({
  'data-next': JSON.stringify({ name, consultation, absences }),
});

export const nextBox = '[data-next]';

export const doctorOf = ({ dataset }: HTMLElement) => JSON.parse(dataset.next ?? '{}') as Receiving;
