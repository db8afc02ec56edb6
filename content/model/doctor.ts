/** A doctor as printed on a card (specification § 3). */
export interface Doctor<PictureFile extends string = string> {
  /** With the title: « Dr Awa Traoré ». Unique: specialties name their doctors by it. */
  readonly name: string;
  /** Professional title in the doctor's own gender: « Cardiologue ». */
  readonly specialty: string;
  /** « 12 ans d’expérience » */
  readonly experience: string;
  readonly description: string;
  /** Portrait, below `content/pictures/`. */
  readonly image: PictureFile;
  /** « Lundi 9H », « Tous les jours » or « Sur R.D.V »; at least one. */
  readonly consultation: readonly [ConsultationSlot, ...ConsultationSlot[]];
  /** The doctor's own line, never displayed (specification § 3). */
  readonly Tel: string;
}

/** Days as the consultation slots spell them. */
export const weekdays = [
  'Lundi',
  'Mardi',
  'Mercredi',
  'Jeudi',
  'Vendredi',
  'Samedi',
  'Dimanche',
] as const;

/** A day of the week, in French, capitalised as in the slots. */
export type Weekday = (typeof weekdays)[number];

/** When a doctor receives (specification § 3): a weekday with its hour, every day, or by appointment. */
export type ConsultationSlot = `${Weekday} ${number}H` | 'Tous les jours' | 'Sur R.D.V';

/** The distinct professional titles, in French alphabetical order: the choices of the doctors' filter. */
export function distinctSpecialties(doctors: readonly Pick<Doctor, 'specialty'>[]): string[] {
  const titles = new Set(doctors.map(({ specialty }) => specialty));
  return [...titles].sort((a, b) => a.localeCompare(b, 'fr'));
}
