import { z } from 'zod';
import { instead } from '../../fields/fields';
import { parse } from './parse';

/** What any moment has; an editor shows the sentence where it is missing. */
const anyMoment =
  /[Ll][Uu][Nn]|[Mm][AaEe][Rr]|[Jj][Ee][Uu]|[Vv][Ee][Nn]|[Ss][Aa][Mm]|[Dd][Ii][Mm]|[Jj][Oo][Uu][Rr]|7|[Ww][Ee]|[Rr][ .-]*[Dd]|[Rr][Ee][Nn][Dd]/u;

const notAMoment = instead(
  'n’est pas un moment de consultation : écrivez par exemple « Lundi 8H30-12H30 », « Tous les jours » ou « Sur R.D.V »',
);

/** A moment that recurs, in a clinic's own words, as a rule. */
export const moment = () =>
  z
    .string(notAMoment)
    // A check of the whole list needs rules.
    .regex(anyMoment, { ...notAMoment, abort: true })
    .transform((typed, context) => {
      try {
        return parse(typed);
      } catch (fault) {
        if (!(fault instanceof RangeError)) throw fault;
        context.addIssue(
          `« ${typed.slice(0, 60)} » n’est pas un moment de consultation : ${fault.message}`,
        );
        return z.NEVER;
      }
    });
