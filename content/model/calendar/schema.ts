import { z } from 'zod';
import { instead } from '../../fields/fields';
import { shortened } from '../../fields/typed';
import { parse, parseHours } from './parse';

/** What any moment has; an editor shows the sentence where it is missing. */
const anyMoment =
  /[Ll][Uu][Nn]|[Mm][AaEe][Rr]|[Jj][Ee][Uu]|[Vv][Ee][Nn]|[Ss][Aa][Mm]|[Dd][Ii][Mm]|[Jj][Oo][Uu][Rr]|7|[Ww][Ee]|[Rr][ .-]*[Dd]|[Rr][Ee][Nn][Dd]/u;

const notAMoment = instead(
  'n’est pas un moment de consultation : écrivez par exemple « Lundi 8H30-12H30 », « Tous les jours » ou « Sur R.D.V »',
);

const notHours = instead('ne dit pas d’heure : écrivez par exemple « 9H-12H »');

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

/** A clinic's own words, as a rule. */
export const moment = () =>
  z
    .string(notAMoment)
    // A check of the whole list needs rules.
    .regex(anyMoment, { ...notAMoment, abort: true })
    .transform(readBy(parse, 'n’est pas un moment de consultation'));

/** Hours without a day, as periods. */
export const hours = () =>
  z
    .string(notHours)
    .regex(/\d|[Mm][AaIi]|[Ss][Oo][Ii]/u, { ...notHours, abort: true })
    .transform(readBy(parseHours, 'ne se lit pas comme des heures'));
