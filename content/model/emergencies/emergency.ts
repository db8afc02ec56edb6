import type { EmergencyText, Signature, Situation } from './schema';
import { dayInWords } from '../calendar/print';
import { nameInSentence } from '../doctors/naming';
import type { SiteLink } from '../pages/navigation';
import { routes } from '../clinic/routes';

export type { EmergencyText, Signature, Situation };

export const signsElsewhere = 5;

/** Returns all situations, or only the signed ones in a public build. */
export function shownSituations<Any extends Situation>(
  situations: readonly Any[],
  isPublic: boolean,
): Any[] {
  return situations.filter(({ signed }) => !isPublic || signed !== undefined);
}

/** Empty until a doctor has signed. */
export function shownSteps({ steps, signed }: Situation): readonly string[] {
  return (signed && steps) ?? [];
}

/** In the order of `ids`; unknown ids are skipped. */
export function situationsNamed(
  ids: readonly string[],
  situations: readonly Situation[],
): Situation[] {
  return ids.flatMap((id) => situations.filter((situation) => situation.id === id));
}

/** Says who has signed and when, or that nobody has. */
export function signatureLine(signed: Signature | undefined): string {
  return signed
    ? `Relu et signé par ${nameInSentence(signed.by)} le ${dayInWords(signed.on)}.`
    : 'Un médecin d’ici doit encore relire et signer cette liste.';
}

/** Leads to `/urgences/`. */
export function situationLinks(situations: readonly Situation[]): SiteLink[] {
  return situations.map(({ id, title }) => ({ label: title, href: routes.situation(id) }));
}
