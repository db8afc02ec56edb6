import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { zonesOf } from '../../content/fields/countries';
import { text } from '../../content/fields/fields';
import { countryOf } from '../../content/fields/telephone';
import { clinicSchema } from '../../content/model/clinic/schema';
import { foldLetters } from '../../content/model/search/words';
import { readFile, writeFile } from '../editor/file-format';

/** All that a clinic must say. */
export interface Facts {
  nom: string;
  ville: string;
  telephone: string;
}

/** Removes the spaces, dots and hyphens of a telephone number. */
const digitsOf = (typed: string) => typed.replaceAll(/[\s.-]/g, '');

const faultFor = (schema: z.ZodType, field: string, value: unknown) =>
  z.object({ [field]: schema }).safeParse({ [field]: value }).error?.issues[0]?.message;

function faultOfTelephone(typed: string): string | undefined {
  const number = digitsOf(typed);
  const fault = faultFor(clinicSchema.in.shape.phones, 'telephone', { is: [number] });
  return fault ?? (countryOf(number) ? undefined : `« ${typed} » n’est d’aucun pays`);
}

/** What is asked of each fact, and what is wrong in an answer, in French. */
export const questions: Record<
  keyof Facts,
  { asked: string; faultOf: (typed: string) => string | undefined }
> = {
  nom: {
    asked: 'Comment s’appelle la clinique ?',
    faultOf: (typed) => faultFor(text(60), 'nom', typed),
  },
  ville: {
    asked: 'Dans quelle ville est-elle ?',
    faultOf: (typed) => faultFor(text(40), 'ville', typed),
  },
  telephone: {
    asked: 'Quel est son numéro, avec l’indicatif du pays ? (+221…, +223…, +228…)',
    faultOf: faultOfTelephone,
  },
};

/** The time zone is only written for a country that has several: that of the city, where it has one. */
function clinicFile({ nom, ville, telephone }: Facts) {
  const number = digitsOf(telephone);
  const countryCode = countryOf(number) ?? '';
  const country = new Intl.DisplayNames('fr', { type: 'region' }).of(countryCode);
  const zones = zonesOf(countryCode);
  const city = foldLetters(ville).replaceAll(/\W/g, '_');
  const fuseau = zones.find((zone) => zone.toLowerCase().endsWith(`/${city}`));
  return {
    name: { is: nom },
    phones: { is: [{ number }] },
    address: { is: { city: ville, country, countryCode } },
    ...(zones.length > 1 && fuseau !== undefined && { fuseau }),
  };
}

type Words = Record<'words', string>;

/** Recognises danger in what is searched: the words of the sample, without its situations, which a doctor signs. */
function dangersFile(sample: unknown) {
  const { situations, dangers } = sample as { situations: readonly Words[]; dangers: Words };
  const words = [dangers, ...situations].map((part) => part.words).join(', ');
  return { dangers: { ...dangers, words } };
}

/** Writes `data/` and `pictures/` of a clinic that has said three facts. `sample` is the text of a file `urgences.yaml`. */
export function writeBlankContent(folder: string, facts: Facts, sample: string): void {
  cpSync(path.join(import.meta.dirname, 'blank'), folder, { recursive: true });
  const files = { clinique: clinicFile(facts), urgences: dangersFile(readFile(sample)) };
  for (const [name, value] of Object.entries(files))
    writeFileSync(path.join(folder, `data/${name}.yaml`), writeFile(value));
}
