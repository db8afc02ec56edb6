/** Replaces the sample's content by that of a clinic which has said three facts (README.md, « Make it yours »). */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { frenchSpaces } from '../../content/fields/typography';
import { questions, writeBlankContent, type Facts } from './blank-content';

/** The sample is kept here, as an example. */
const example = 'e2e/sample-clinic';

const { values: given } = parseArgs({
  options: {
    nom: { type: 'string' },
    ville: { type: 'string' },
    telephone: { type: 'string' },
  },
});

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** Asks what no option gives, until `faultOf` finds nothing. Throws when an option is wrong. */
async function factOf(name: keyof Facts): Promise<string> {
  const { asked, faultOf } = questions[name];
  const option = given[name];
  const wrong = option === undefined ? undefined : faultOf(option);
  if (wrong !== undefined) throw new Error(`Rien n’a changé : ${wrong}.`);
  if (option !== undefined) return option;
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

/** Tests of the sample's people and words, which a clinic does not have. */
function removeTestsOfTheSample(): void {
  for (const folder of ['app', 'components', 'content'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.sample\.(?:test\.tsx?|yaml)$/.test(file)) rmSync(path.join(folder, file));
}

async function makeClinic(): Promise<void> {
  if (existsSync(example))
    throw new Error(
      `Rien n’a changé : ${example} existe, donc content/ est déjà celui d’une clinique.`,
    );
  const facts = {
    nom: await factOf('nom'),
    ville: await factOf('ville'),
    telephone: await factOf('telephone'),
  };
  const sample = readFileSync('content/data/urgences.yaml', 'utf8');
  cpSync('content/data', example, { recursive: true });
  for (const folder of ['data', 'pictures']) rmSync(`content/${folder}`, { recursive: true });
  writeBlankContent('content', facts, sample);
  removeTestsOfTheSample();
  console.log(
    frenchSpaces(
      `C’est prêt. content/ est celui de « ${facts.nom} » ; les fichiers d’exemple sont dans ${example}/. « npm start » montre le site, « npm run content:check » dit ce qui manque, dans l’ordre.`,
    ),
  );
}

makeClinic()
  .catch((error: unknown) => {
    console.error(frenchSpaces(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  })
  .finally(() => void lines.return?.());
