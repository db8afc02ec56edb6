import type { EmergencyText, Signature, Situation } from './schema';
import { dayInWords } from '../opening-hours/day';
import type { SiteLink } from '../pages/navigation';
import { routes } from '../clinic/routes';

export type { EmergencyText, Signature, Situation };

/** Largest number of signs on the page of a specialty or an article; `/urgences/` has all. */
export const signsElsewhere = 5;

/** All situations, or only the signed ones in a public build. */
export function shownSituations<Any extends Situation>(
  situations: readonly Any[],
  deploy = process.env.DEPLOY,
): Any[] {
  return situations.filter(({ signed }) => deploy !== 'production' || signed !== undefined);
}

/** The first-aid steps to show: none until a doctor has signed them. */
export function shownSteps({ steps, signed }: Situation): readonly string[] {
  return (signed && steps) ?? [];
}

/** The situations with these ids, in the order of `ids`; unknown ids are skipped. */
export function situationsNamed(
  ids: readonly string[],
  situations: readonly Situation[],
): Situation[] {
  return ids.flatMap((id) => situations.filter((situation) => situation.id === id));
}

/** Sentence that says who has signed and when, or that nobody has. */
export function signatureLine(signed: Signature | undefined): string {
  return signed
    ? `Relu et signé par le ${signed.by} le ${dayInWords(signed.on)}.`
    : 'Un médecin de la clinique doit encore relire et signer cette liste.';
}

/** Links to the situations on `/urgences/`. */
export function situationLinks(situations: readonly Situation[]): SiteLink[] {
  return situations.map(({ id, title }) => ({ label: title, href: routes.situation(id) }));
}
