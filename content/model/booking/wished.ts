import { halfDays, type Rule } from '../calendar/rule';
import type { Hours } from '../calendar/hours';

const [morning, afternoon] = halfDays;

/** Returns the mornings and afternoons of opening hours, among which a visitor wishes for one, whoever else just comes. */
export const halfDaysIn = (hours: Hours): Rule[] =>
  hours.map((rule) => {
    const asked = { ...rule };
    delete asked.isWalkIn;
    asked.periods = [morning, afternoon].flatMap((half) =>
      half &&
      rule.periods.some(
        ({ opens, closes = half.closes }) => opens < half.closes && closes > half.opens,
      )
        ? half
        : [],
    );
    return asked;
  });
