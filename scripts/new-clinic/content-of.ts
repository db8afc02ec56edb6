import { z } from 'zod';
import { hoursOf, isAlwaysOpen } from '../../content/model/calendar/hours';
import { hoursSchema } from '../../content/model/opening-hours/schema';
import { countries } from '../../content/fields/countries';
import { some } from '../../content/fields/fields';
import { countryOf } from '../../content/fields/telephone';
import type { Answers, Entry, Files } from './answers';
import { emergenciesFile, hoursFile } from './emergencies';

function clinicFile({ name, city, phone, ...asked }: Answers) {
  const countryCode = asked.countryCode ?? countryOf(phone) ?? '';
  const { currency } = countries[countryCode] ?? asked;
  const facts = {
    name,
    phones: [{ number: phone }],
    address: {
      city,
      country: new Intl.DisplayNames('fr', { type: 'region' }).of(countryCode),
      countryCode,
    },
    currency,
    siteUrl: 'https://www.clinique.example',
  };
  const known = Object.entries(facts).filter(([, is]) => is !== undefined);
  const { fuseau } = asked;
  return {
    ...Object.fromEntries(known.map(([field, is]) => [field, { is }])),
    ...(fuseau !== undefined && { fuseau }),
  };
}

type Pages = Record<string, Entry>;

/** Replaces words that agree in gender with the sample's name: « À propos de la Polyclinique ». */
const pagesFile = (sample: Pages, starter: Pages) =>
  Object.fromEntries(
    Object.entries(sample).map(([page, words]) => [page, { ...words, ...starter[page] }]),
  );

const ofMali = z.strictObject({ layWords: some(z.string()), phrases: some(z.string()) });

/** The function removes from a file what no other country has. */
function withoutMali(starter: Files) {
  const { layWords, phrases } = ofMali.parse(starter['mali.yaml']);
  const without = (part: unknown) => {
    if (Array.isArray(part))
      return (part as unknown[]).filter((word) => !layWords.some((own) => own === word));
    return typeof part === 'string'
      ? phrases.reduce((text, phrase) => text.replaceAll(phrase, ''), part)
      : part;
  };
  return (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (_, part: unknown) => without(part)));
}

/** Fields that only the sample can fill in. */
const ofSample = [
  'verifie',
  'equipment',
  'image',
  'signed',
  'steps',
  'voiceMessage',
  'messageReply',
];

/** Removes these fields at any depth. */
const general = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (ofSample.includes(key) ? undefined : part)),
  );

/** Keeps the entries whose `field` is one of the specialties. */
const ofSpecialties = (entries: unknown, field: string, ids: readonly string[]) =>
  (entries as readonly Entry[]).filter((entry) => ids.includes(String(entry[field])));

/** The schema requires at least one reason. */
function bookingFile(sample: Entry, ids: readonly string[]): Entry {
  const own = ofSpecialties(sample.reasons, 'specialty', ids);
  const any = { id: 'autre', label: 'Je ne sais pas', specialty: ids[0] };
  return { ...sample, reasons: own.length > 0 ? own : [any] };
}

/** Removes hours of the sample that are wrong here. A card has one or two lines. */
function serviceCard(card: Entry, isOpenAtNight: boolean): Entry {
  const lines = (card.descriptions as readonly string[]).filter(
    (line) => isOpenAtNight || !/jour et nuit/i.test(line),
  );
  return { ...card, descriptions: lines };
}

/**
 * Returns the content of a clinic that has no doctor yet. `sample` and `starter` are files as `readFile` returns them.
 * Texts that only the clinic can write say « à compléter par la clinique », which stops a public build.
 */
export function contentOf(answers: Answers, sample: Files, starter: Files, today: string): Files {
  const isMali = answers.phone.startsWith('+223');
  const known = isMali ? (value: unknown) => value : withoutMali(starter);
  const own = (value: unknown) => general(known(value));
  const { openingHours } = hoursSchema.parse({ openingHours: answers.openingHours });
  const specialties = answers.specialties.map((id) => {
    const file = `specialites/${id}.yaml`;
    return [file, sample[file] as Entry] as const;
  });
  const treated = specialties.flatMap(([, { situations }]) => situations as readonly string[]);
  const cards = ofSpecialties(sample['services.yaml'], 'linkId', answers.specialties);
  return {
    'pages.yaml': pagesFile(sample['pages.yaml'] as Pages, {
      ...(starter['pages.yaml'] as Pages),
      ...('hospital' in answers.emergencies && (starter['pages-sans-urgences.yaml'] as Pages)),
    }),
    'rendez-vous.yaml': own(bookingFile(sample['rendez-vous.yaml'] as Entry, answers.specialties)),
    'services.yaml': (general(cards) as readonly Entry[]).map((card) =>
      serviceCard(card, isAlwaysOpen(hoursOf(openingHours))),
    ),
    ...Object.fromEntries(specialties.map(([file, specialty]) => [file, own(specialty)])),
    'clinique.yaml': clinicFile(answers),
    'villes.yaml': sample['villes.yaml'],
    'horaires.yaml': hoursFile(answers),
    'urgences.yaml': general(
      emergenciesFile(
        answers,
        sample['urgences.yaml'] as Parameters<typeof emergenciesFile>[1],
        treated,
        starter,
      ),
    ),
    'mentions.yaml': { ...(starter['mentions.yaml'] as Entry), updated: { is: today } },
    ...Object.fromEntries(
      ['a-propos.yaml', 'images.yaml', 'infos-pratiques.yaml'].map((file) => [file, starter[file]]),
    ),
  };
}
