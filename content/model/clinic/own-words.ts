import { wholeWeek } from '../calendar/day';
import { isAlwaysOpen, isOpenOn, type Hours } from '../calendar/hours';
import type { ClinicHours } from '../opening-hours/service-hours';
import { plainLetters } from '../search/words';

export interface OwnFacts {
  city: string;
  hours: Pick<ClinicHours, 'clinic' | 'emergencies'>;
  doctors: number;
  /** Whether anybody has the title of one. */
  hasDoctors: boolean;
  /** Which a text may name by mistake, as `townsSchema` has them. */
  towns: readonly string[];
  hasChat: boolean;
}

/** `isCertain` is false if a sentence may be about somebody else: « Pompiers : 18, jour et nuit ». */
export interface Contradiction {
  sentence: string;
  isCertain: boolean;
}

const roundTheClock =
  /24 ?h(?:eures)? ?(?:\/|sur) ?24|jour et nuit|nuit et jour|jour comme de nuit|a toute heure/u;

const everyDay = /7 ?j(?:ours)? ?(?:\/|sur) ?7/u;

/** Often describes an illness, not opening hours. */
const atNight = /\b(?:la|de) nuit\b/u;

const ofTheClinic =
  /\b(?:clinique|nous|notre|nos|accueil|ouvert\w*|medecins?|labo\w*|urgences|venez|appelez|sonnez|recu\w*|recoit)\b/u;

const ofEmergencies = /\burgences?\b/u;

const isEveryDay = (hours: Hours) => wholeWeek.every((day) => isOpenOn(hours, day));

const howMany = /(\d{1,3}(?:[\s.]\d{3})+|\d+)\+?\s(?:medecins|specialistes|docteurs|praticiens)\b/u;

/** A clinic may count more people than it names. */
function tooManyDoctors(words: string, doctors: number): Contradiction | undefined {
  const number = words
    .split(/(?<=[.!?…])\s/u)
    .map((sentence) => howMany.exec(sentence)?.[1] ?? '')
    .find((count) => Number(count.replaceAll(/\D/g, '')) > doctors);
  const here = doctors === 1 ? 'un médecin' : `${doctors} médecins`;
  return number === undefined
    ? undefined
    : {
        sentence: `« ${number} » : la clinique a ${here} dans « medecins/ », est-ce juste ?`,
        isCertain: false,
      };
}

const patternOf = (town: string) =>
  [town, new RegExp(`(?<![\\p{L}-]|[Rr]oute de )${town}(?![\\p{L}-])`, 'u')] as const;

/** Returns a function that finds how a text contradicts the facts, or returns undefined. */
export function contradictionOf({ city, hours, doctors, hasDoctors, towns, hasChat }: OwnFacts) {
  const { clinic, emergencies } = hours;
  const otherTowns = towns.filter((town) => town !== city).map(patternOf);
  return (text: string): Contradiction | undefined => {
    const words = plainLetters(text).toLowerCase();
    const { rules } = ofEmergencies.test(words) ? emergencies : clinic;
    const isSaid = rules.length > 0;
    const neverCloses = isAlwaysOpen(rules);
    const claim =
      (!neverCloses && roundTheClock.exec(words)) || (!isEveryDay(rules) && everyDay.exec(words));
    if (isSaid && claim)
      return {
        sentence: `« ${claim[0]} » contredit « horaires.yaml »`,
        isCertain: ofTheClinic.test(words),
      };
    if (!hasChat && words.includes('whatsapp'))
      return {
        sentence: '« WhatsApp » : la clinique n’a pas de « chatNumber » dans « clinique.yaml »',
        isCertain: true,
      };
    if (!hasDoctors && /\bmedecins?\b/u.test(words))
      return {
        sentence: '« médecin » : personne n’en a le titre dans « medecins/ »',
        isCertain: false,
      };
    const tooMany = tooManyDoctors(words, doctors);
    if (tooMany) return tooMany;
    const [town] = otherTowns.find(([, pattern]) => pattern.test(text)) ?? [];
    if (town !== undefined)
      return {
        sentence: `« ${town} » n’est pas la ville de la clinique, « ${city} »`,
        isCertain: false,
      };
    return !isSaid || neverCloses || !atNight.test(words)
      ? undefined
      : { sentence: 'est-ce vrai la nuit, quand la clinique est fermée ?', isCertain: false };
  };
}
