import { z } from 'zod';
import { shortened } from '../../fields/typed';
import {
  hoursExample,
  momentExamples,
  openingExamples,
  parseHours,
  parseMoments,
  parseOpening,
} from './parse';
import { dayRangeLabel, hoursLabel } from './print';

/** For the editor. */
const hinted = (examples: string) => ({ hint: `écrivez par exemple ${examples}` });

/** Returns a transformation of a text by `read`, which throws a `RangeError` in French. */
const readBy =
  <Read>(read: (typed: string) => Read, what: string) =>
  (typed: string, context: z.RefinementCtx): Read => {
    try {
      return read(typed);
    } catch (fault) {
      if (!(fault instanceof RangeError)) throw fault;
      context.addIssue(`« ${shortened(typed, 60)} » ${what} : ${fault.message}`);
      return z.NEVER;
    }
  };

/** A clinic's own words, as one rule, or two: « Lundi 9H ou sur rendez-vous ». */
export const moment = () =>
  z
    .string()
    .meta(hinted(momentExamples))
    .transform(readBy(parseMoments, 'n’est pas un moment de consultation'));

/** Hours without a day, as periods. */
export const hours = () =>
  z
    .string()
    .meta(hinted(hoursExample))
    .transform(readBy(parseHours, 'ne se lit pas comme des heures'));

/** Returns what to write instead of an entry with `from`, `to` and `hours`, which earlier versions read. */
function lineFor(entry: unknown): string {
  const { from, to, hours: typed } = Object(entry) as Record<string, unknown>;
  try {
    const days = from === to ? String(from) : `${String(from)} au ${String(to)}`;
    const row = parseOpening(`${days} ${String(typed)}`);
    const said = row.periods.length === 0 ? 'fermé' : hoursLabel(row);
    return `« from », « to » et « hours » ne sont plus lus : écrivez à leur place « ${dayRangeLabel(row)} ${said} »`;
  } catch {
    return `écrivez une ligne de texte, comme ${openingExamples}`;
  }
}

/** A line of opening hours, as a rule; without periods, « Fermé ». */
export const opening = () =>
  z
    .string({ error: ({ input }) => (input === undefined ? undefined : lineFor(input)) })
    .meta(hinted(openingExamples))
    .transform(readBy(parseOpening, 'n’est pas une ligne d’horaires'))
    .describe('ligne');
