import { z } from 'zod';
import { list, reference, some, stated, text } from '../../fields/fields';
import { phraseFault, type WrittenDangers } from './compile-dangers';

/** `compileDangers` names each list by one capital letter. */
const mostLists = 26;

const phrase = () => text(400);

const listSchema = z.strictObject({
  name: text(20)
    .regex(/^\p{Lu}+$/u, { error: 'une liste se nomme d’un mot en capitales' })
    .describe('Nom'),
  words: phrase().describe('Mots, séparés par « | »'),
});

const groupSchema = z.strictObject({
  situations: list(reference('situation').meta({ without: 'ôtez cette ligne' })).describe(
    'Situations d’urgence',
  ),
  phrases: some(phrase().describe('phrase')).describe('Phrases de danger'),
});

function checkPhrases(
  { lists, groups, notDanger, canWait }: WrittenDangers,
  context: z.RefinementCtx,
): void {
  const names = lists.map(({ name }) => name);
  const check = (text: string, path: PropertyKey[], known = names) => {
    const message = phraseFault(text, known);
    if (message !== undefined) context.addIssue({ code: 'custom', path, message });
  };
  // A list may name only earlier lists, since one that named itself would never end.
  for (const [at, { words }] of lists.entries())
    check(words, ['lists', at, 'words'], names.slice(0, at));
  for (const [at, { phrases }] of groups.entries())
    for (const [line, text] of phrases.entries()) check(text, ['groups', at, 'phrases', line]);
  for (const [field, phrases] of Object.entries({ notDanger, canWait }))
    for (const [line, text] of phrases.entries()) check(text, [field, line]);
}

/** Which sentences cannot wait (docs/changer-le-contenu.md). */
export const dangersSchema = stated(
  z.strictObject({
    title: text(80).describe('Titre'),
    /** Lists that phrases name in capitals. */
    lists: z
      .array(listSchema.describe('liste'))
      .max(mostLists)
      .describe('Mots que les phrases nomment en capitales'),
    groups: z.array(groupSchema.describe('groupe')).describe('Phrases de danger, par situation'),
    notDanger: z
      .array(phrase().describe('phrase'))
      .describe('Ce qui ressemble à un danger sans en être un'),
    canWait: z.array(phrase().describe('phrase')).describe('Ce qui peut attendre'),
  }),
).superRefine(checkPhrases);
