import type { Day, Weekday } from './day';
import { halfDays, type Nth, type Period, type Rule } from './rule';
import type { Exception, Timetable } from './timetable';

// A code is a list of rules and exceptions, « w03/540-720 m5~1,3/540 a2026-12-20_2027-01-03 »: a letter, the weekdays or
// days, what else belongs to the kind, then the hours, in minutes, and a note.
const letters = { d: 'day', w: 'week', r: 'appointment', f: 'fortnight', m: 'month' } as const;

const kinds = { c: 'closed', a: 'absence', x: 'added', p: 'period' } as const;

type Letters = Record<string, string>;

const letterOf = (table: Letters, word: string) =>
  Object.keys(table).find((letter) => table[letter] === word) ?? '';

const kindOf = ([letter = '']: string): Exception['kind'] | undefined =>
  (kinds as Record<string, Exception['kind']>)[letter];

function encodePeriods(periods: readonly Period[]): string {
  const codes = periods.map(({ opens, closes, half }) =>
    half ? half.charAt(0) : [opens, ...(closes === undefined ? [] : [closes])].join('-'),
  );
  return codes.map((code) => `/${code}`).join('');
}

function decodePeriods(codes: readonly string[]): Period[] {
  return codes.map((code) => {
    const [opens = 0, closes] = code.split('-').map(Number);
    return (
      halfDays.find(({ half }) => half.startsWith(code)) ??
      (closes === undefined ? { opens } : { opens, closes })
    );
  });
}

function encodeRule(rule: Rule): string {
  const own = {
    ...(rule.every === 'fortnight' && { from: `~${rule.from}` }),
    ...(rule.every === 'month' && { nth: `~${rule.nth.join()}` }),
  };
  return [
    letterOf(letters, rule.every),
    ...rule.days,
    ...Object.values(own),
    rule.byAppointment ? '*' : '',
    rule.isWalkIn ? '!' : '',
    encodePeriods(rule.periods),
    rule.note === undefined ? '' : `(${encodeURIComponent(rule.note)}`,
  ].join('');
}

function decodeRule(code: string): Rule {
  const [timing = '', note] = code.split('(');
  const [what = '', ...periods] = timing.split('/');
  const [head = '', own = ''] = what.replace(/[*!]/u, '').split('~');
  const every = letters[head.slice(0, 1) as keyof typeof letters];
  const common = {
    days: Array.from(head.slice(1), Number) as Weekday[],
    periods: decodePeriods(periods),
    byAppointment: what.endsWith('*'),
    ...(what.endsWith('!') && { isWalkIn: true as const }),
    ...(note !== undefined && { note: decodeURIComponent(note) }),
  };
  if (every === 'fortnight') return { ...common, every, from: own as Day };
  if (every === 'month') return { ...common, every, nth: own.split(',').map(Number) as Nth[] };
  return { ...common, every };
}

function encodeException(exception: Exception): string {
  const { du, au, kind } = exception;
  const days = letterOf(kinds, kind) + (du === au ? du : `${du}_${au}`);
  if (exception.kind === 'added') return days + encodePeriods(exception.periods);
  return exception.kind === 'period'
    ? `${days}=${exception.rules.map(encodeRule).join(';')}`
    : days;
}

function decodeException(code: string, kind: Exception['kind']): Exception {
  const [, days = '', own = ''] = /^.([\d_-]+)[/=]?(.*)/u.exec(code) ?? [];
  const [du, au = du] = days.split('_') as [Day, Day?];
  const parts = (separator: string) => own.split(separator).filter((part) => part !== '');
  if (kind === 'added') return { kind, du, au, periods: decodePeriods(parts('/')) };
  if (kind === 'period') return { kind, du, au, rules: parts(';').map(decodeRule) };
  return { kind, du, au };
}

/** Returns the value of one attribute, which `decode` reads. */
export const encode = ({ rules, exceptions }: Timetable): string =>
  [...rules.map(encodeRule), ...exceptions.map(encodeException)].join(' ');

/** Reads what `encode` wrote. */
export function decode(code: string): Timetable {
  const rules: Rule[] = [];
  const exceptions: Exception[] = [];
  for (const part of code.match(/\S+/gu) ?? []) {
    const kind = kindOf(part);
    if (kind) exceptions.push(decodeException(part, kind));
    else rules.push(decodeRule(part));
  }
  return { rules, exceptions };
}
