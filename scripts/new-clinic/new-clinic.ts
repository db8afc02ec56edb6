/** Replaces the sample's content by that of a clinic which has no doctor yet (README.md, « Make it yours »). */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import sharp from 'sharp';
import { countries, zoneOf } from '../../content/fields/countries';
import { countryOf } from '../../content/fields/telephone';
import { frenchSpaces } from '../../content/fields/typography';
import { momentOf } from '../../content/model/calendar/now';
import {
  countryCodeIn,
  linesIn,
  specialtiesIn,
  titlesIn,
  wayIn,
  type Answers,
  type Files,
} from './answers';
import { contentOf } from './content-of';
import { dayAndNight } from './emergencies';
import { filesIn, writeFiles } from './files';
import { questions, specialtyQuestion, withoutSpaces, type Question } from './questions';

const data = 'content/data';
const pictures = 'content/pictures';
const starter = 'scripts/new-clinic/starter';
/** The sample is kept here, as an example. */
const example = 'e2e/sample-clinic';

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** Asks until `faultOf` finds nothing. */
async function ask({ asked, faultOf }: Question) {
  for (;;) {
    process.stdout.write(frenchSpaces(`${asked}\n> `));
    const line = await lines.next();
    const typed = line.done ? '' : line.value.trim();
    const fault = faultOf(typed);
    if (fault === undefined) return typed;
    if (line.done) throw new Error(`Rien n’a changé : il manque la réponse à « ${asked} »`);
    console.log(frenchSpaces(`${fault}.`));
  }
}

/** Draws a camera on a plain ground, which shows that a photograph is missing. */
const missingPhoto = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d9d3c7"/><path transform="translate(${width / 2 - 120} ${height / 2 - 100}) scale(10)" fill="none" stroke="#8a8172" stroke-width="1.5" d="M2 6h5l2-3h6l2 3h5v13H2zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

async function replacePictures(): Promise<void> {
  rmSync(pictures, { recursive: true });
  mkdirSync(`${pictures}/clinique`, { recursive: true });
  for (const drawing of ['marque.svg', 'motif.svg'])
    cpSync(`${starter}/${drawing}`, `${pictures}/${drawing}`);
  for (const [file, width, height] of [
    ['accueil-1', 1600, 900],
    ['accueil-telephone', 1080, 720],
    ['facade-1', 1200, 800],
  ] as const)
    writeFileSync(`${pictures}/clinique/${file}.jpg`, await missingPhoto(width, height));
}

/** Tests of the sample's people and words, which a clinic does not have. */
function removeTestsOfTheSample(): void {
  for (const folder of ['app', 'components', 'content'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.sample\.(?:test\.tsx?|yaml)$/.test(file)) rmSync(path.join(folder, file));
}

async function askForCountry(phone: string) {
  const countryCode = countryOf(phone) ?? countryCodeIn(await ask(questions.country)) ?? '';
  if (countries[countryCode]) return { countryCode };
  return {
    countryCode,
    ...(zoneOf(countryCode) === undefined && { fuseau: await ask(questions.fuseau) }),
    currency: await ask(questions.currency),
  };
}

async function askForEmergencies(): Promise<Answers['emergencies']> {
  const way = wayIn(await ask(questions.emergencies));
  if (way === 'non') return { hospital: await ask(questions.hospital) };
  const isAlways = way === 'jour et nuit';
  return { openingHours: isAlways ? dayAndNight : linesIn(await ask(questions.emergencyHours)) };
}

async function askAll(sample: Files): Promise<Answers> {
  const titles = titlesIn(sample);
  const name = await ask(questions.name);
  const city = await ask(questions.city);
  const phone = withoutSpaces(await ask(questions.phone));
  return {
    name,
    city,
    phone,
    ...(await askForCountry(phone)),
    openingHours: linesIn(await ask(questions.hours)),
    emergencies: await askForEmergencies(),
    nationalNumber: await ask(questions.nationalNumber),
    specialties: specialtiesIn(await ask(specialtyQuestion(titles)), titles).ids,
  };
}

async function makeClinic(): Promise<void> {
  if (existsSync(example))
    throw new Error(
      `Rien n’a changé : ${example} existe, donc content/ est déjà celui d’une clinique.`,
    );
  const sample = filesIn(data);
  const answers = await askAll(sample);
  const files = contentOf(answers, sample, filesIn(starter), momentOf(new Date()).day);
  cpSync(data, example, { recursive: true });
  rmSync(data, { recursive: true });
  writeFiles(data, files);
  await replacePictures();
  removeTestsOfTheSample();
  console.log(
    frenchSpaces(
      `C’est prêt. content/ est celui de « ${answers.name} » ; les fichiers d’exemple sont dans ${example}/. « npm start » montre le site et dit ce qui manque, dans l’ordre.`,
    ),
  );
}

makeClinic()
  .catch((error: unknown) => {
    console.error(frenchSpaces(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  })
  .finally(() => void lines.return?.());
