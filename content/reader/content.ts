import { ContentError } from '../fields/content-error';
import type { Day } from '../model/calendar/day';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isLeftover } from '../fields/leftovers';
import { frenchSpaces } from '../fields/typography';
import { contradictionOf } from '../model/clinic/own-words';
import {
  foreignNumbers,
  mapsElsewhere,
  noCallInEmergencies,
  unassignedNumbers,
  wrongRoles,
} from '../model/clinic/checks';
import { isDoctor, namesOf } from '../model/doctors/naming';
import { faultsOfDoctor, remarksOnDoctor } from '../model/doctors/checks';
import { wrongMoves } from '../model/moves/checks';
import { badNumbers } from '../model/notices/checks';
import {
  daysWithoutHours,
  overlappingHours,
  wrongClosures,
  wrongServices,
} from '../model/opening-hours/checks';
import { clinicHours } from '../model/opening-hours/service-hours';
import { asPrinted } from '../fields/fields';
import { everythingFrom, type Content } from './files';
import { ContentReader } from './content-reader';
import { withNamesInFull } from './names';
import { filled, placeholdersFrom, unknownPlaceholder } from './placeholders';
import { pageAddresses } from './page-addresses';
import type { Fault } from './yaml-file';
import type { ValuePath } from '../fields/finding';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'),
    )
    .filter((file) => !isLeftover(file));

function compareClinic(
  reader: ContentReader,
  clinic: Content['clinic'],
  receivesEmergencies: boolean,
): void {
  reader.report('clinique.yaml', [
    ...foreignNumbers(clinic),
    ...(receivesEmergencies ? [] : wrongRoles(clinic)),
  ]);
  reader.remark('clinique.yaml', [...unassignedNumbers(clinic), ...mapsElsewhere(clinic)]);
}

const keepingNeeded =
  'le formulaire (« formId ») promet combien de temps un message est gardé : écrivez « messageKeeping »';

/** Compares files that are valid on their own; the value of an invalid file is undefined. */
function compareFiles(reader: ContentReader, content: Content, today: Day): void {
  const { clinic, emergencies, hours, legal, notices } = content as Partial<Content>;
  const receivesEmergencies = !emergencies || emergencies.emergency.received !== undefined;
  if (clinic) compareClinic(reader, clinic, receivesEmergencies);
  if (clinic && emergencies)
    reader.report('clinique.yaml', noCallInEmergencies(clinic, emergencies.emergency));
  if (hours) {
    reader.report('horaires.yaml', [
      ...overlappingHours(hours.openingHours),
      ...wrongServices(hours['horaires-par-service'], receivesEmergencies),
      ...(receivesEmergencies ? [] : wrongClosures(hours['jours-sans-consultation'])),
    ]);
    reader.remark('horaires.yaml', daysWithoutHours(hours.openingHours));
  }
  if (clinic?.formId && legal && !legal.messageKeeping)
    reader.report('mentions.yaml', [{ path: [], sentence: keepingNeeded }]);
  if (notices) {
    const numbers = clinic ? badNumbers(notices, clinic.address.is.countryCode) : undefined;
    reader.report('avis.yaml', numbers?.called ?? []);
    reader.remark('avis.yaml', numbers?.others ?? []);
  }
  const doctors = content.doctors.filter(([, doctor]) => doctor as unknown);
  const everyone = doctors.map(([, doctor]) => doctor);
  const around = {
    hours: hours ? clinicHours(hours).consultations : [],
    closures: hours?.['jours-sans-consultation'] ?? [],
    today,
  };
  for (const [name, doctor] of doctors) {
    reader.report(`medecins/${name}.yaml`, faultsOfDoctor(doctor, everyone));
    reader.remark(`medecins/${name}.yaml`, remarksOnDoctor(doctor, around));
  }
}

/** Fields of `mentions.yaml` and `villes.yaml` about somebody else. */
const ofOthers = ['host', 'hostLog', 'dataAuthority', 'dataFormalities', 'otherTowns'];

/** Of `urgences.yaml` and `infos-pratiques.yaml`, where a hospital receives the emergencies. */
const ofHospital = ['emergency', 'emergencies'];

/** Hours, lines with hours of their own, and what patients feel and type: no sentence about the clinic. */
const ofPatients = [
  'openingHours',
  'horaires-par-service',
  'phones',
  'whenToConsult',
  'signs',
  'layWords',
  'words',
  'dangers',
  'dangerWords',
];

/** Fields of `rendez-vous.yaml` and `english.yaml`, shown only by a clinic with a chat. */
const ofChat = ['whatsapp', 'voiceMessage', 'chat'];

/** A public build stops for a text that certainly contradicts the facts. */
function checkClaims(reader: ContentReader, content: Content, isPublic: boolean): void {
  const { clinic, hours, doctors, emergencies, towns } = content as Partial<Content>;
  if (!clinic || !hours || !doctors) return;
  const others =
    emergencies?.emergency.hospital === undefined ? ofOthers : [...ofOthers, ...ofHospital];
  const hasChat = clinic.chatNumber !== undefined;
  const people = doctors.flatMap(([, doctor]) => ((doctor as unknown) ? [doctor] : []));
  const unseen = hasChat ? ofPatients : [...ofPatients, ...ofChat];
  const against = contradictionOf({
    city: clinic.address.is.city,
    hours: clinicHours(hours),
    doctors: doctors.length,
    hasDoctors: people.length === 0 || people.some(isDoctor),
    towns: towns?.otherTowns ?? [],
    hasChat,
  });
  const isElsewhere = (place: ValuePath) =>
    others.includes(String(place[0])) || place.some((field) => unseen.includes(String(field)));
  reader.checkTexts((text, place) => {
    const found = isElsewhere(place) ? undefined : against(text);
    return found && { sentence: found.sentence, stops: isPublic && found.isCertain };
  });
}

/** Returns the day by the clinic's clock. */
function dayAt(now: Date, { clinic }: Partial<Content>): Day {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: clinic?.fuseau.is ?? 'UTC' });
  return clock.format(now) as Day;
}

const linesOf = (faults: readonly Fault[]): string =>
  faults.map(({ file, line, sentence }) => `  - ${file}, ligne ${line} : ${sentence}`).join('\n');

const allFaults = (faults: readonly Fault[]) =>
  frenchSpaces(`À corriger dans content/data :\n${linesOf(faults)}`);

/** What may be referred to. The value of an invalid file is undefined. */
const referencesIn = (reader: ContentReader, content: Content, pictures: string) => ({
  doctor: [
    ...reader.textsOf('medecins/', 'name').map(asPrinted),
    ...content.doctors.flatMap(([, doctor]) => ((doctor as unknown) ? namesOf(doctor) : [])),
  ],
  equipment: reader.idsIn('equipements.yaml'),
  line: (content as Partial<Content>).clinic?.phones.is.flatMap(({ label = [], role = [] }) =>
    [label, role].flat(),
  ),
  picture: filesBelow(pictures),
  situation: reader.idsIn('urgences.yaml'),
  specialty: content.specialties.map(([id]) => id),
});

const countries = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Reads all content of `folder`, with French remarks. Throws one error that lists every fault in French, with its file
 * and line.
 */
export function readContent(
  folder: string,
  pictures: string,
  now: Date,
  isPublic = false,
): { content: Content; remarks: string; toVerify: ContentReader['toVerify']; today: Day } {
  const reader = new ContentReader(folder);
  const content = everythingFrom(reader);
  const today = dayAt(now, content);
  reader.checkUnread();
  reader.checkUnique();
  reader.checkReferences(referencesIn(reader, content, pictures));
  reader.checkDays(today);
  const words = placeholdersFrom(content);
  reader.checkTexts((text) => {
    const sentence = unknownPlaceholder(text, words);
    return sentence === undefined ? undefined : { sentence, stops: true };
  });
  compareFiles(reader, content, today);
  checkClaims(reader, content, isPublic);
  // An invalid file has no page yet.
  if (reader.faults.length === 0)
    reader.report('adresses.yaml', wrongMoves(content.moves, pageAddresses(content)));
  if (reader.faults.length > 0) throw new ContentError(allFaults(reader.faults));
  const { countryCode } = content.clinic.address.is;
  const english = filled(content.english, { ...words, pays: countries.of(countryCode) ?? '' });
  return {
    content: withNamesInFull({ ...filled(content, words), english }),
    remarks: frenchSpaces(linesOf(reader.remarks)),
    toVerify: reader.toVerify,
    today,
  };
}

/** `scripts/publish/build.mjs` gives each step the same. */
const { BUILD_DATE, DEPLOY, SITE_URL, BASE_PATH } = process.env;

/** Of a host that knows its own address. */
export const hostAddress = { SITE_URL, BASE_PATH };

const now = BUILD_DATE === undefined ? new Date() : new Date(BUILD_DATE);

/** Of the build: UTC, in seconds. */
export const instant = now.toISOString().replace(/\.\d+/, '');

export const isPublic = DEPLOY === 'production';

const pictures = path.join(process.cwd(), 'content/pictures');

export const hasPlan = existsSync(path.join(pictures, 'plan.svg'));

export const { content, remarks, toVerify, today } = readContent(
  path.join(process.cwd(), 'content/data'),
  pictures,
  now,
  isPublic,
);
