import type { EmergencyText, Signature, Situation } from '../schema/emergency';
import { dayInWords } from './day';
import type { SiteLink } from './navigation';
import { routes } from './routes';

export type { EmergencyText, Signature, Situation };

/** How many signs a specialty or an article shows; all are on `/urgences/`. */
export const signsElsewhere = 5;

/** The situations that the site shows: all of them, but in a site for the public only the signed ones. */
export function shownSituations<Any extends Situation>(
  situations: readonly Any[],
  deploy = process.env.DEPLOY,
): Any[] {
  return situations.filter(({ signed }) => deploy !== 'production' || signed !== undefined);
}

/** The first aid that may be shown: none before it is signed. */
export function shownSteps({ steps, signed }: Situation): readonly string[] {
  return (signed && steps) ?? [];
}

/** The situations with these ids, in the order of the ids, without those that are not shown. */
export function situationsNamed(
  ids: readonly string[],
  situations: readonly Situation[],
): Situation[] {
  return ids.flatMap((id) => situations.filter((situation) => situation.id === id));
}

/** Who has signed, and when; or that nobody has. */
export function signatureLine(signed: Signature | undefined): string {
  return signed
    ? `Relu et signé par le ${signed.by} le ${dayInWords(signed.on)}.`
    : 'Un médecin de la clinique doit encore relire et signer cette liste.';
}

/** The situations as links to their place on `/urgences/`. */
export function situationLinks(situations: readonly Situation[]): SiteLink[] {
  return situations.map(({ id, title }) => ({ label: title, href: routes.situation(id) }));
}
