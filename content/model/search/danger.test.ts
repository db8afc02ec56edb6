import { dangerFinder } from './danger';
import { compileDangers, phraseFault, type WrittenDangers } from './compile-dangers';

const written: WrittenDangers = {
  lists: [
    { name: 'PAS', words: '=pas | =plus' },
    { name: 'ENFANT', words: 'bébé | enfant' },
    { name: 'TÊTE', words: 'tête | crâne' },
  ],
  groups: [
    { situations: ['souffle'], phrases: ['respire PAS | PAS respirer !', 'poison'] },
    { situations: ['blessure', 'enfant'], phrases: ['tombé + TÊTE | ENFANT', 'saigne'] },
    {
      situations: ['enfant'],
      phrases: ['ENFANT + convulse | convulsion !', 'ENFANT + tombé + TÊTE'],
    },
    { situations: [], phrases: ['secours | étouffe | =viole'] },
  ],
  notDanger: ['tombé malade', 'tombé + TÊTE + chaise !', 'saigne + gencive', 'poisson'],
  canWait: ['=prix | rendez vous', 'depuis ? mois'],
};

const dangerIn = dangerFinder(compileDangers(written));

test.each([
  [
    'in any order, with other words between',
    'sur la tête, il est hélas tombé',
    ['blessure', 'enfant'],
  ],
  ['by ear', 'il est tonbé sur la tette', ['blessure', 'enfant']],
  ['with one wrong letter in a long word', 'bébé convilsion', ['enfant']],
  ['with a pronoun glued to it', 'il setouffe', []],
  ['the longest phrase first', 'bébé tombé sur la tête', ['enfant', 'blessure']],
  ['with its negation', 'il n’arrive pas à respirer', ['souffle']],
  ['with its negation after it', 'ne respire vraiment plus', ['souffle']],
  ['that does not stop', 'il n’arrête pas de saigner', ['blessure', 'enfant']],
  ['that is sure, whatever else is said', 'prix, mon bébé convulse', ['enfant']],
  ['as it is spelled', 'violé', []],
  [
    'that looks like none but for other words',
    'la tête de la chaise est tombée, il saigne',
    ['blessure', 'enfant'],
  ],
])('a danger is heard %s: « %s »', (_, sentence, situations) => {
  expect(dangerIn(sentence)).toEqual(situations);
});

test.each([
  ['', ''],
  ['that is denied', 'il n’est pas tombé sur la tête'],
  ['that is over', 'ne saigne plus'],
  ['without it', 'toux sans saignement'],
  ['beside what can wait', 'prix pour une tête, enfant tombé'],
  ['since months', 'saigne depuis 3 mois'],
  ['that looks like one', 'mon enfant tombe malade'],
  ['that has a look-alike beside it', 'saigne un peu de la gencive'],
  ['that looks like one, alone', 'la tête de la chaise est tombée'],
  ['that sounds like one', 'allergie au poisson'],
  ['spelled otherwise', 'douleur violente'],
])('no danger is heard in a sentence %s: « %s »', (_, sentence) => {
  expect(dangerIn(sentence)).toBeUndefined();
});

test('a phrase names existing lists, and begins and ends with significant words', () => {
  expect(phraseFault('tombé + TÊTE | perd les eaux', ['TÊTE'])).toBeUndefined();
  expect(phraseFault('tombé + TÊTE', [])).toBe(
    '« TÊTE » n’est pas le nom d’une liste de « lists »',
  );
  expect(phraseFault('tombé + la | mal', [])).toMatch(/^« la » : /);
});
