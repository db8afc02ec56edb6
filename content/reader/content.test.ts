import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { newFolder, put } from '@/e2e/support/folders';
import { print } from '../model/calendar/print';
import type { DoctorEntry as Doctor } from '../model/doctors/schema';
import { readContent } from './content';

const doctorFile = (index: number) => `ordre: ${9000 + index}
name: Dr Essai ${index}
specialty: Cardiologue
specialties:
  - Cardiologie
experience: 9 ans d’expérience
description: >-
  Suit la tension et le cœur des adultes : essai ${index}.
  Parle français, sans se presser.
languages:
  - français
image: medecins/essai-${index}.jpg
alt: Une médecin souriante
consultation:
  - Lundi 9H
  - Jeudi 15H
Tel: +2239999${String(index).padStart(4, '0')}
verifie:
  par: Awa Diarra
  le: 2026-11-23
`;

/** Writes absences before `verifie:`. */
const absences = (...all: readonly (readonly [du: string, au: string, remplacant?: string])[]) =>
  `absences:\n${all
    .map(([du, au, by]) => `  - du: ${du}\n    au: ${au}\n${by ? `    remplacant: ${by}\n` : ''}`)
    .join('')}verifie:`;

/** Writes a list before `verifie:`. */
const listed = (name: string, ...lines: readonly string[]) =>
  [`${name}:`, ...lines.map((line) => `  - { ${line} }`), 'verifie:'].join('\n');

const addedDays = (...lines: readonly string[]) => listed('jours-en-plus', ...lines);

const periods = (...lines: readonly string[]) => listed('periodes', ...lines);

const notice = (title: string, text: string) =>
  `- title: ${title}\n  text: ${text}\n  du: 2026-12-01\n  au: 2026-12-02\n  urgent: non\n`;

const noSlot = 'n’est pas un moment de consultation';

/** Mistakes in a doctor's file, keyed by the correct text. */
const slips: Record<string, readonly (readonly [typed: string, line: number, said: string])[]> = {
  'Lundi 9H': [
    ['Lundi 9', 15, `« Lundi 9 » ${noSlot} : « 9 » n’est pas une heure`],
    ['Lundi 25H', 15, `« Lundi 25H » ${noSlot}`],
    ['Le matin', 15, `« Le matin » ${noSlot} : il manque le jour ; écrivez par exemple`],
    ['Jeudi 15h00', 14, 'un moment de consultation est écrit deux fois'],
    ['Un lundi sur deux', 15, 'il manque le premier jour ; écrivez par exemple'],
    [
      'Lundi 9H, une semaine sur deux, à partir du 2026-11-28',
      15,
      'le 2026-11-28 est un samedi ; écrivez par exemple',
    ],
    ['Tous les jours', 14, '« Tous les jours » ne va avec aucun autre moment'],
  ],
  'le: 2026-11-23': [
    ['le: 2027-11-23', 20, '« 2027-11-23 » est dans l’avenir'],
    ['le: oui', 20, '« oui » n’est pas un jour : écrivez l’année, le mois et le jour'],
  ],
  'Tel: +2239999': [
    ['Tel: +2021', 17, 'ne se compose pas'],
    ['Tel: +223999', 17, 'ne se compose pas'],
  ],
  'description: >-': [
    [
      'verifie:\n  par: Awa Diarra\n  le: 2026-11-23\ndescription: >-',
      21,
      'ce champ est écrit deux fois',
    ],
  ],
  '  - Jeudi 15H\n': [['  Jeudi 15H\n', 16, 'dans une liste, chacune commence par « - »']],
  'specialties:\n  - Cardiologie\n': [['specialties:\n', 4, 'il manque « specialties »']],
  'specialty: ': [
    ['specialty ', 3, 'il manque deux-points après le nom du champ'],
    ['specialty:', 3, 'mettez une espace après les deux-points'],
  ],
  '  - Lundi 9H': [
    ['\t- Lundi 9H', 15, 'remplacez la tabulation du début de la ligne par des espaces'],
  ],
  'Une médecin souriante': [
    ['"Une médecin souriante', 13, 'il manque un guillemet'],
    ['Une médecin : souriante', 13, 'un texte qui contient « : » se met à la ligne'],
    ['*médecin souriante', 13, 'un texte ne commence pas par ce signe'],
    ['Une médecin souriante # neuve', 13, 'ce qui suit « # » ne serait pas lu'],
    ['Une médecin <b>souriante</b>', 13, 'un texte n’a pas de balise'],
    ['Une médecin souriante 😀', 13, 'ôtez le petit dessin'],
    ['Une médecin **souriante**', 13, 'un texte n’a ni gras ni lien'],
    ['“Une médecin souriante”', 13, 'ôtez les guillemets autour du texte'],
    ['Une médecin souriante,', 13, 'ôtez la virgule de la fin'],
    ['Une mÃ©decin souriante', 13, '« Ã© » : les accents ne se lisent pas'],
    ['De cÅ“ur', 13, '« Å“ » : les accents ne se lisent pas'],
    ['Dit Â« oui Â»', 13, '« Â« » : les accents ne se lisent pas'],
    ['Avec lâ€™enfant', 13, '« â€™ » : les accents ne se lisent pas'],
    ['Avec l&rsquo;enfant', 13, '« &rsquo; » : un code de page web'],
    ['Avec l&#8217;enfant', 13, '« &#8217; » : un code de page web'],
    ['"Une médecin" souriante', 13, 'un texte ne commence pas par ce signe'],
    ['Une *médecin* souriante', 13, 'un texte n’a ni gras ni lien'],
    ['Une médecin\u0002 souriante', 13, 'un signe de ce texte ne se voit pas (U+0002)'],
    ['"Une médecin\\a souriante"', 13, 'un signe de ce texte ne se voit pas (U+0007)'],
    ['Une médecin \uf04a', 13, 'un signe de ce texte ne se voit pas (U+F04A)'],
  ],
  Cardiologue: [
    ['', 3, 'il manque « specialty »'],
    ['C'.repeat(4000), 3, '« specialty » a 4000 signes : 40 au plus'],
    ['cardiologue', 3, '« cardiologue » est écrit « Cardiologue » ailleurs'],
  ],
  'name: Dr ': [['name: Docter ', 2, 'a un titre mal écrit : écrivez « Dr »']],
  'experience: ': [
    [
      'experiance: ',
      6,
      '« experiance » n’est pas un champ connu : vouliez-vous écrire « experience » ?',
    ],
  ],
  '9 ans d’expérience': [['no', 6, '« no » : écrivez « 12 ans d’expérience »']],
  '- Cardiologie': [
    [
      '- Cardiologe',
      5,
      '« Cardiologe » n’est pas une spécialité : vouliez-vous écrire « Cardiologie » ?',
    ],
  ],
  'specialties:\n  - Cardiologie': [
    ['specialties: Cardiologie', 4, '« specialties » est une liste'],
  ],
  '.jpg': [['.jpeg', 12, '.jpeg » n’est pas une image de content/pictures']],
  'Tel: +223': [['Tel: 0800', 17, '« 08009999']],
  'ordre: ': [
    ['ordre: 12:30', 1, 'n’est pas un nombre entier'],
    ['<<<<<<< HEAD\nordre: ', 1, 'deux versions se sont croisées ici'],
  ],
  'Tel:': [['ordre: 4\nTel:', 17, 'ce champ est écrit deux fois']],
  'verifie:': [
    [absences(['2027-01-09', '2027-01-03']), 20, 'l’absence finit avant d’avoir commencé'],
    [
      absences(['2026-12-20', '2027-01-03'], ['2027-01-03', '2027-01-10']),
      18,
      'deux absences se chevauchent : écrivez-les en une seule',
    ],
    [
      absences(['2026-12-20', '2027-01-03', 'Dr Issa Coulibali']),
      21,
      'n’est pas un médecin d’ici : vouliez-vous écrire « Dr Issa Coulibaly » ?',
    ],
    [absences(['1926-01-09', '2027-02-30']), 19, '« 1926-01-09 » est trop loin : vérifiez l’année'],
    [
      addedDays('jour: 2027-02-07, heures: 9H 12H'),
      19,
      '« 9H 12H » ne se lit pas comme des heures : il manque « et » ou « - » avant « 12H » ; écrivez par exemple « 9H-12H »',
    ],
    [
      addedDays('jour: 2027-02-07, heures: 9'),
      19,
      '« 9 » n’est pas une heure ; écrivez par exemple « 9H-12H »',
    ],
    [
      addedDays('jour: 2027-02-07, heures: Dimanche 9H'),
      19,
      '« Dimanche » va sur une autre ligne ; écrivez',
    ],
    [
      addedDays('jour: 2027-02-07, heures: toute la journée'),
      19,
      '« toute la journée » ne se lit pas ; écrivez',
    ],
    [addedDays('jour: 2027-02-07'), 19, 'il manque « heures »'],
    [
      addedDays('jour: 2027-02-07, heures: 9H', 'jour: 2027-02-07, heures: 15H'),
      18,
      'un jour en plus est écrit deux fois : écrivez-le une fois, « 9H-12H et 15H-18H »',
    ],
    [
      periods('du: 2027-03-09, au: 2027-02-08, raison: Ramadan, consultation: [Lundi 11H]'),
      19,
      'la période finit avant d’avoir commencé',
    ],
    [
      periods('du: 2027-02-08, au: 2027-03-09, raison: Ramadan, consultation: [Lundi 11]'),
      19,
      '« 11 » n’est pas une heure',
    ],
    [
      periods('du: 2027-02-08, au: 2027-03-09, raison: Ramadan, consultation: []'),
      19,
      'il manque « consultation »',
    ],
    [
      periods(
        'du: 2027-02-08, au: 2027-03-09, raison: Ramadan, consultation: [Lundi 11H]',
        'du: 2027-03-09, au: 2027-03-20, raison: Congrès, consultation: [Lundi 12H]',
      ),
      18,
      'deux périodes se chevauchent : un jour n’a qu’un horaire',
    ],
    ['verifie:\n  - Awa Diarra', 20, 'alignez cette ligne sur ses voisines'],
    [absences(['2026-12-20', '2062-01-03']), 20, '« 2062-01-03 » est trop loin : vérifiez l’année'],
  ],
  '  - Lundi 9H\n': [['   - Lundi 9H\n', 16, 'alignez cette ligne sur ses voisines']],
  '\n  - Lundi 9H\n  - Jeudi 15H': [[' [Lundi 9H', 15, 'il manque un crochet']],
  '- français': [
    ['- Français', 11, 'une langue s’écrit en minuscules'],
    ['- français, peul', 11, 'une langue s’écrit en minuscules, seule sur sa ligne'],
    ['- français\n  -', 12, 'cette ligne de la liste est vide : effacez-la'],
  ],
  '- Lundi 9H': [['- Lundi: 9H', 15, 'chaque élément est un texte']],
  '9 ans': [['1 ans', 6, '« 1 ans d’expérience » : écrivez « 12 ans d’expérience »']],
  '  Parle français': [
    ['Parle français', 9, 'la suite d’un texte se décale'],
    ['  # à relire\n  Parle français', 9, 'ôtez la ligne qui commence par « # »'],
    ['  #à relire\n  Parle français', 9, 'ôtez la ligne qui commence par « # »'],
  ],
  '  Suit': [['Suit', 8, 'n’est pas un champ : décalez la suite d’un texte']],
  '  par: Awa Diarra\n  le': [
    ['par: Awa Diarra\nle', 19, '« par » va sous « verifie » : décalez cette ligne'],
  ],
  'image: medecins/': [
    ['image: ', 12, 'mettez-la dans ce dossier, ou écrivez « medecins/essai-'],
    ['image: https://photos.example/', 12, 'ou écrivez « medecins/essai-'],
  ],
};

const everySlip = Object.entries(slips).flatMap(([right, rows]) =>
  rows.map((row) => [right, ...row] as const),
);

/** `npm run new-clinic` moves the sample's files. */
const sample = existsSync('e2e/sample-clinic') ? 'e2e/sample-clinic' : 'content/data';

const pictureNames = new Set(
  readdirSync(sample, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap(
      (file) =>
        readFileSync(path.join(sample, file), 'utf8').match(/\w[\w/-]*\.(?:jpg|svg)/g) ?? [],
    ),
);

/** Empty files, shared by all copies: a picture that no text names is not a fault. */
const pictures = newFolder();
for (const file of pictureNames) put(path.join(pictures, file), '');

/** Returns a folder with a copy of the sample's files, for the test to damage. */
function copy(): string {
  const data = path.join(newFolder(), 'data');
  cpSync(sample, data, { recursive: true });
  return data;
}

const now = new Date('2026-11-25T12:00:00Z');

const contentOf = (data: string) => readContent(data, pictures, now).content;

/** One fault per entry, with ordinary spaces. */
function faultsIn(data: string): string[] {
  try {
    contentOf(data);
    return [];
  } catch (error) {
    const [, ...lines] = (error as Error).message.replaceAll('\u00a0', ' ').split('\n  - ');
    return lines;
  }
}

function edit(file: string, typed: string | RegExp, instead: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(typed, instead);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

function addDoctor(data: string, index: number): string {
  const file = path.join(data, `medecins/essai-${index}.yaml`);
  writeFileSync(file, doctorFile(index));
  writeFileSync(path.join(pictures, `medecins/essai-${index}.jpg`), '');
  return file;
}

/** A replacement in a file, given by its name or by the index of an added doctor. */
type Change = readonly [file: string | number, typed: string | RegExp, instead: string];

const nameOf = (file: Change[0]) =>
  typeof file === 'number' ? `medecins/essai-${file}.yaml` : file;

function change(data: string, [file, typed, instead]: Change): void {
  if (typeof file === 'number') addDoctor(data, file);
  edit(path.join(data, nameOf(file)), typed, instead);
}

function siteWith(...changes: readonly Change[]): string {
  const data = copy();
  for (const each of changes) change(data, each);
  return data;
}

/** Returns the doctor of `doctorFile(0)`, edited. */
function doctorWith(typed: string, instead: string) {
  const { doctors } = contentOf(siteWith([0, typed, instead]));
  return doctors.find(([name]) => name === 'essai-0')?.[1];
}

/** A change and its message. A change without a message prepares the next one. */
type Told = readonly [...change: Change, said?: string];

/** Makes all changes in one copy. */
function describeChanges(title: string, all: readonly Told[], linesOf: (data: string) => string[]) {
  const told = all.flatMap(([file, , , said]) =>
    said === undefined ? [] : [[nameOf(file), said] as const],
  );

  describe(title, () => {
    const data = copy();
    let lines: readonly string[] = [];

    it('is reported once each', () => {
      for (const [file, typed, instead] of all) change(data, [file, typed, instead]);
      lines = linesOf(data);
      expect(lines).toHaveLength(told.length);
    });

    it.each(told)('%s: %j', (file, said) => {
      expect(lines.filter((line) => line.startsWith(file)).join('\n')).toContain(said);
    });
  });
}

describe('mistakes in the content', () => {
  const data = copy();
  const files = everySlip.map((_, index) => addDoctor(data, index));
  let faults: readonly string[] = [];

  it('are absent before the changes', () => {
    expect(faultsIn(data)).toEqual([]);
  });

  it('are all reported at once', () => {
    for (const [index, [right, typed]] of everySlip.entries())
      edit(files[index] ?? '', right, typed);
    faults = faultsIn(data);
    expect(faults.length).toBeGreaterThanOrEqual(everySlip.length);
  });

  it.each(
    everySlip.map(([right, typed, ...told], index) => [right, typed.slice(0, 60), index, told]),
  )('%j typed as %j', (_right, _typed, index, [line, said]) => {
    const own = faults.filter((fault) => fault.startsWith(`medecins/essai-${index}.yaml, `));
    expect(own.map((fault) => fault.split(' : ')[0])).toContain(
      `medecins/essai-${index}.yaml, ligne ${line}`,
    );
    expect(own.join('\n')).toContain(said);
  });
});

const elsewhere: readonly Told[] = [
  [
    'a-propos.yaml',
    /id: (.*)([^]*?)id: .*/,
    'id: $1$2id: $1',
    '» est déjà « id » dans a-propos.yaml, ligne 2',
  ],
  ['assurances.yaml', /nom: EDM\n/, 'nom: lafia\n', '« LAFIA » est déjà « nom »'],
  [
    'clinique.yaml',
    /mapEmbedUrl:\n {2}is: .*/,
    'mapEmbedUrl:\n  is: https://maps.app.goo.gl/AbC123',
    'ne se montre pas dans une page : dans OpenStreetMap, touchez « Partager »',
  ],
  ['clinique.yaml', 'geo:', 'fuseau: GMT+1\ngeo:', '« GMT+1 » n’est pas un fuseau horaire'],
  ['pages.yaml', '{ville}', '{vile}', '« {vile} » n’est remplacé par rien : écrivez « {ville} »'],
  ['clinique.yaml', /(chatNumber:\n {2}is: )\S+/, '$1+2232021222', 'ne se compose pas'],
  [
    'clinique.yaml',
    /(is:\n)( {4}postOfficeBox)/,
    '$1    verifie:\n      par: Awa\n      le: 2026-11-23\n$2',
    '« verifie » n’est pas à sa place',
  ],
  ['clinique.yaml', 'name: Instagram', 'name: Facebook', '« Facebook » est déjà « name »'],
  ['clinique.yaml', /(https:\/\/linkedin\S*)-/, '$1 ', 'avec https:// et sans espace'],
  [
    'horaires.yaml',
    'Lundi au dimanche 24h/24',
    'Lundi 8H-8H',
    '« 8H-8H » finit avant d’avoir commencé',
  ],
  ['prix.yaml', /(what: Test.*\n.*from: ).*/, '$11 5000', '« 1 5000 » n’est pas un nombre entier'],
  [
    'prix.yaml',
    /(what: Compte.*\n.*from: ).*/,
    '$112 500 FCFA',
    '« 12 500 FCFA » n’est pas un nombre entier : écrivez seulement des chiffres',
  ],
  ['clinique.yaml', 'longitude: -7.98', 'longitude: -187.98', 'écrivez un nombre de -180 à 180'],
  ['prix.yaml', /(what: Glyc.*\n.*from: ).*/, '$1500020000', 'un seul prix par ligne'],
  [
    'urgences.yaml',
    /(sources:\n {6}- .*\n(?:(?! {4}\w| {2}-).*\n)*)/,
    '$1    signed:\n      by: Dr Abdramane Doumbia\n      on: 2027-01-01\n',
    '« 2027-01-01 » est dans l’avenir',
  ],
  [
    'articles/mesurer-sa-tension.yaml',
    /date: .*/,
    'date: 2027-01-01',
    '« 2027-01-01 » est dans l’avenir',
  ],
  ['horaires.yaml', 'linkId: Pediatrie', 'linkId: Gynecologie', '« Gynecologie » est déjà'],
  ['prix.yaml', 'what: Spécialiste', 'what: Médecin généraliste', 'est déjà « what »'],
  ['assurances.yaml', /$/, '\n- COLINA\n', 'chaque élément a ses propres champs'],
  ['urgences.yaml', /nationalNumber: .*/, 'nationalNumber: dix', 'écrivez deux à quatre chiffres'],
  ['specialites/ORL.yaml', /layWords:\n {2}- /, '$&nez, ', 'seul sur sa ligne'],
  [
    'clinique.yaml',
    /phones:\n {2}is:\n/,
    `$&${[1, 2, 3, 4, 5, 6, 7].map((digit) => `    - +2230000001${digit}\n`).join('')}`,
    'huit numéros au plus',
  ],
  ['clinique.yaml', /(siteUrl:\n {2}is: )https/, '$1http', 'avec https:// et sans espace'],
  ['clinique.yaml', /(email:\n {2}is: ).*/, '$1contact@', 'n’est pas une adresse e-mail'],
  ['clinique.yaml', /(formId:\n {2}is: ).*/, '$1monformulaire', 'copiez les huit lettres'],
  ['mentions.yaml', '2026-11-24', '24/11/2026', '« 24/11/2026 » n’est pas un jour'],
  ['rendez-vous.yaml', 'Une pièce', 'Une <b>pièce</b>', 'un texte n’a pas de balise'],
  ['villes.yaml', 'Dakar', 'Dakar, Thiès', 'une ville s’écrit en lettres, seule sur sa ligne'],
  ['articles/premiere-cpn.yaml', / {4}points:\n {6}- Votre[^]*?(?=sources)/, '', 'partie est vide'],
];

describeChanges('a slip in another file', elsewhere, faultsIn);

/** `said` is null when the file is valid. */
const wholeFiles: readonly (readonly [file: string, typed: string, said: string | null])[] = [
  ['prix.yaml', '', 'ligne 1 : le fichier est vide : remettez-le comme il était, ou effacez-le'],
  ['avis.yaml', '[', 'ligne 1 : il manque un crochet'],
  ['avis.yaml', '[]\n- title: Pas de scanner', 'ligne 1 : effacez « [] » avant d’écrire'],
  ['avis.yaml', 'title: Pas de scanner', 'ligne 1 : ce fichier est une liste'],
  ['avis.yaml', '- title: A\n  text: B\n  du: 2026-12-01\n  urgent: non', 'il manque « au »'],
  [
    'avis.yaml',
    notice('A', 'B').replace('non', 'yes'),
    '« yes » ne convient pas à « urgent » : écrivez « oui », « non »',
  ],
  ['prix.yml', '', 'ligne 1 : aucune page ne lit ce fichier : corrigez son nom ou sa place'],
  ['plan.yaml', '', 'ligne 1 : ce fichier n’est plus lu : copiez ses « directions »'],
  ['awa-keita.yaml', doctorFile(0), 'ligne 1 : aucune page ne lit ce fichier'],
  ['medecins/awa.yaml.txt', '', 'medecins/awa.yaml.txt, ligne 1 : renommez le fichier'],
  [
    'avis.yaml',
    notice('A', 'B'.repeat(4000)),
    'ligne 2 : « A » : « text » a 4000 signes : 300 au plus',
  ],
  ['avis.yaml', notice('Fermé', 'Salle #4'), 'ôtez-le, ou mettez le texte à la ligne'],
  // « * » and « # » are keys of a telephone.
  [
    'avis.yaml',
    notice('Payer', '>-\n    Tapez *166#,\n    #144# ou *144*montant*code#, puis *.'),
    null,
  ],
  // Not telephone numbers.
  ['avis.yaml', notice('IBAN', 'ML13 D001 6012 3456 7890, payé 202611250001'), null],
  // The French put a space before the colon; telephones curve quotation marks.
  [
    'avis.yaml',
    '- title : A “B”\n  text : C "D" à E\n  du : 2026-12-01\n  au\u00a0: 2026-12-02\n  urgent : non',
    null,
  ],
  // A file as saved by Windows Notepad.
  ['avis.yaml', `\ufeff${notice('A', 'B').replaceAll('\n', '\r\n')}`, null],
  ['avis.yaml', notice('A', 'B').replaceAll('\n', '\r'), 'un très vieil ordinateur (CR)'],
];

test.each(wholeFiles)('%s that holds %j', (file, typed, said) => {
  const data = copy();
  writeFileSync(path.join(data, file), typed);
  expect(faultsIn(data)).toEqual(said === null ? [] : [expect.stringContaining(said)]);
});

test('leftover files of other programs are ignored', () => {
  const data = copy();
  for (const folder of ['', 'medecins'])
    for (const file of ['desktop.ini', '._x.yaml', '.x.yaml.swp', '~$x.yaml', 'awa.yaml~'])
      writeFileSync(path.join(data, folder, file), '\u0005');
  symlinkSync('awa@host.1', path.join(data, '.#x.yaml'));
  symlinkSync('awa@host.1', path.join(data, 'medecins/.#x.yaml'));
  expect(faultsIn(data)).toEqual([]);
});

test('doctors may have the same telephone, and patients the same name', () => {
  const data = siteWith(
    [0, /Tel: .*/, 'Tel: +22399990009'],
    [1, /Tel: .*/, 'Tel: +22399990009'],
    ['temoignages.yaml', /name: .*/g, 'name: Une patiente'],
  );
  expect(faultsIn(data)).toEqual([]);
});

test('a coordinate is read with the minus sign of a map', () => {
  const { clinic } = contentOf(siteWith(['clinique.yaml', 'longitude: -', 'longitude: \u2212']));
  expect(clinic.geo?.is.longitude).toBe(-7.98);
});

test('a specialty that is gone is one fault, with all its places', () => {
  const data = copy();
  rmSync(path.join(data, 'specialites/Gynecologie.yaml'));
  expect(faultsIn(data)).toEqual([
    expect.stringMatching(
      /« Gynecologie » n’est pas une spécialité : corrigez ce nom, ou effacez-le ; de même dans .*horaires\.yaml, ligne 8/,
    ),
  ]);
});

test('a file that cannot be read makes no fault of the files that name its entries', () => {
  const data = copy();
  appendFileSync(path.join(data, 'urgences.yaml'), '\n- [\n');
  expect(faultsIn(data).filter((fault) => !fault.startsWith('urgences.yaml'))).toEqual([]);
});

test('a replacement is another doctor, who is not away on the same days', () => {
  const other = 'Dr Essai 1';
  const away = absences(['2026-12-20', '2027-01-03', other]);
  const data = siteWith([0, 'verifie:', away], [1, 'verifie:', away]);
  const place = (index: number) => `medecins/essai-${index}.yaml, ligne 21 : « ${other} »`;
  expect(faultsIn(data)).toEqual([
    `${place(0)} ne reçoit pas non plus ces jours-là : choisissez quelqu’un d’autre, ou effacez cette ligne`,
    `${place(1)} ne peut pas se remplacer : choisissez quelqu’un d’autre, ou effacez cette ligne`,
  ]);
});

test('an entry of a list is named with its file and its line', () => {
  const data = copy();
  const list = path.join(data, 'assurances.yaml');
  const lines = readFileSync(list, 'utf8').split('\n').length;
  appendFileSync(list, '\n- nom: ESSAI\n  img: assureurs/essai.svg\n');
  appendFileSync(list, '\n- nom: ESSAI\n  img: assureurs/esai.svg\n');
  writeFileSync(path.join(pictures, 'assureurs/essai.svg'), '');
  expect(faultsIn(data)).toEqual([
    `assurances.yaml, ligne ${lines + 4} : « ESSAI » : « ESSAI » est déjà « nom » dans assurances.yaml, ligne ${lines + 1}`,
    `assurances.yaml, ligne ${lines + 5} : « ESSAI » : « assureurs/esai.svg » n’est pas une image de content/pictures : mettez-la dans ce dossier, ou écrivez « assureurs/essai.svg »`,
  ]);
});

test('two periods on one line are two rows', () => {
  expect(
    faultsIn(siteWith(['horaires.yaml', 'Lundi au dimanche 24h/24', 'Lundi 8h30-13h mardi'])),
  ).toEqual([expect.stringContaining('« mardi » va sur une autre ligne')]);
});

test('a price is read however its thousands are typed', () => {
  const { prices } = contentOf(siteWith(['prix.yaml', /from: \d+/, 'from: 12 500']));
  expect(prices?.consultations.rows[0]?.from).toBe(12_500);
});

test('a price may be « gratuit » or « sur devis »', () => {
  const { prices } = contentOf(
    siteWith(
      ['prix.yaml', /from: \d+/, 'from: Gratuit'],
      ['prix.yaml', /from: \d+/, 'from: sur devis'],
    ),
  );
  const rows = prices?.consultations.rows ?? [];
  expect(rows.map(({ from }) => from)).toEqual(expect.arrayContaining(['gratuit', 'sur devis']));
});

test('plain spaces and apostrophes become French ones, without changing any word', () => {
  const doctor = doctorWith('Une médecin souriante', "'Est-ce l''heure ? « no » ; 12:30'");
  expect(doctor?.alt).toBe('Est-ce l’heure\u00a0? «\u00a0no\u00a0»\u00a0; 12:30');
  expect(doctor?.Tel?.number).toBe('+22399990000');
  expect(doctor?.confirmed).toBe('oui');
});

test('a name is the same with either apostrophe, and without its title', () => {
  const { hours } = contentOf(
    siteWith(
      [0, /^name: .*/m, "name: Dr Aïcha N'Dour"],
      [
        'horaires.yaml',
        'jours-sans-consultation: []',
        "jours-sans-consultation:\n  - { du: 2030-01-01, au: 2030-01-01, raison: Fête, urgences: oui, sauf: [Aïcha N'Dour] }\n",
      ],
    ),
  );
  expect(hours['jours-sans-consultation'][0]?.sauf).toEqual(['Dr Aïcha N’Dour']);
});

test('a folder may disappear with its last file', () => {
  const data = copy();
  rmSync(path.join(data, 'articles'), { recursive: true });
  expect(contentOf(data).articles).toEqual([]);
});

test('an entry is identified by the beginning of its name', () => {
  expect(faultsIn(siteWith(['assurances.yaml', 'EDM', 'EDM'.repeat(99)]))).toEqual([
    expect.stringContaining(` : « ${'EDM'.repeat(20)}… » : « nom » a 297 signes`),
  ]);
});

test('quotation marks become French, and one dash separates like two', () => {
  const { doctors, equipment } = contentOf(
    siteWith(
      [0, 'Une médecin souriante', 'Une médecin dit "bonjour"'],
      ['equipements.yaml', / -- /, ' — '],
    ),
  );
  expect(doctors.map(([, { alt }]) => alt)).toContain('Une médecin dit «\u00a0bonjour\u00a0»');
  expect(equipment[0]?.description).not.toContain('—');
});

test('prices may be taken out; the file of the clinic may not', () => {
  const data = copy();
  const without = path.join(data, '../less');
  cpSync(data, without, {
    recursive: true,
    filter: (file) => !/(prix|clinique)\.yaml$/.test(file),
  });
  expect(faultsIn(without)).toEqual(['clinique.yaml, ligne 1 : le fichier manque']);
});

test('accents in another encoding, as an old editor saves them, are named', () => {
  const data = copy();
  const file = addDoctor(data, 0);
  writeFileSync(file, Buffer.from(doctorFile(0), 'latin1'));
  expect(faultsIn(data)).toEqual([expect.stringMatching(/essai-0\.yaml, ligne 6 : .* UTF-8,/)]);
});

test('a missing field is reported as missing, whatever its type', () => {
  const data = siteWith([0, /^(?:ordre|specialty): .*\n/gm, '']);
  expect(faultsIn(data).map((fault) => fault.split(' : ')[1])).toEqual(
    expect.arrayContaining(['il manque « ordre »', 'il manque « specialty »']),
  );
});

/** Mistakes that only show when entries are compared. */
const compared: readonly Told[] = [
  [0, 'Dr Essai 0', 'Dr Awa Keita'],
  [
    1,
    'Dr Essai 1',
    'Pr Awa Keïta',
    ', ligne 2 : « Pr Awa Keïta » et « Dr Awa Keita » auraient la même adresse, /medecins/awa-keita/',
  ],
  [
    2,
    'Dr Essai 2',
    'Dr Ба',
    ', ligne 2 : « Dr Ба » ne donne pas d’adresse : écrivez le nom en lettres latines',
  ],
  // Both spellings are equally frequent: one file is named.
  [3, 'Cardiologue', 'Cardiologue du sport'],
  [
    4,
    'Cardiologue',
    'Cardiologue du Sport',
    ', ligne 3 : « Cardiologue du Sport » est écrit « Cardiologue du sport » ailleurs',
  ],
  [
    'horaires.yaml',
    'Lundi au dimanche 24h/24',
    'Lundi au samedi 12H-2H\n  - Mardi 1H-3H',
    ', ligne 3 : « Mardi » a deux horaires en même temps',
  ],
  [
    'clinique.yaml',
    '+22300000002',
    '+221300000002',
    ', ligne 10 : « +221300000002 » n’est pas un numéro d’ici : l’indicatif de « Mali » (ML) est +223',
  ],
  [
    'avis.yaml',
    /[^]*/,
    notice('Standard', 'Appelez le 20 21 22 2.'),
    ', ligne 1 : « Standard » : « 20 21 22 2 » ne se compose pas',
  ],
];

describeChanges('entries that do not go together', compared, faultsIn);

describe('days without consultations', () => {
  const data = siteWith([
    'horaires.yaml',
    'jours-sans-consultation: []',
    `jours-sans-consultation:
  - du: 2026-12-20
    au: 2026-12-22
    raison: Noël
    urgences: oui
    sauf:
      - Dr Issa Coulibaly
  - du: 2026-12-25
    au: 2026-12-25
    raison: Noël
    urgences: non`,
  ]);
  const file = path.join(data, 'horaires.yaml');
  const right = readFileSync(file, 'utf8');

  it('may be written', () => {
    expect(faultsIn(data)).toEqual([]);
  });

  it.each([
    ['du: 2026-12-20', 'du: 2026-12-24', 'la période finit avant d’avoir commencé'],
    ['urgences: oui', 'urgences: peut-être', 'écrivez « oui », « non »'],
    ['    urgences: oui\n', '', 'il manque « urgences »'],
    ['raison: Noël', 'raison:', 'il manque « raison »'],
    ['Dr Issa Coulibaly', 'Dr Isa Coulibaly', 'vouliez-vous écrire « Dr Issa Coulibaly » ?'],
    ['du: 2026-12-25', 'du: 2026-12-22', 'deux périodes se chevauchent'],
  ])('cannot have « %s » written as « %s »', (typed, instead, said) => {
    writeFileSync(file, right);
    edit(file, typed, instead);
    expect(faultsIn(data)).toEqual([expect.stringContaining(said)]);
  });

  it('leave no emergencies open at a clinic that receives none', () => {
    writeFileSync(file, right);
    edit(path.join(data, 'urgences.yaml'), 'received: oui', 'hospital: Hôpital');
    expect(faultsIn(data)).toEqual([expect.stringContaining('écrivez « non »')]);
  });
});

/** Doubtful content gets a remark, and does not stop the build. */
const doubtful: readonly Told[] = [
  ['horaires.yaml', 'au dimanche', 'au samedi', ', ligne 1 : « Dimanche » n’a pas d’horaire'],
  [
    0,
    'verifie:',
    absences(['2025-12-20', '2027-01-19']),
    ', ligne 19 : l’absence a commencé en 2025, finit en 2027, dure 396 jours',
  ],
  [4, 'Lundi 9H', 'Dimanche 9H', ', ligne 15 : « Dimanche 9H » : hors des heures'],
  [
    'avis.yaml',
    /[^]*/,
    notice('Payer', 'Compte 0012 3456 7890, à la banque.'),
    ', ligne 1 : « Payer » : « 0012 3456 7890 » ne se compose pas : si c’est un téléphone',
  ],
  [
    'clinique.yaml',
    '+22300000001',
    '+22310000000',
    ', ligne 9 : « +22310000000 » : aucun numéro ne commence ainsi dans ce pays',
  ],
  [
    'clinique.yaml',
    'marker=12.68',
    'marker=13.68',
    ', ligne 41 : la carte montre un lieu à 111 km de « geo »',
  ],
  [
    'clinique.yaml',
    'query=12.68',
    'query=13.68',
    ', ligne 41 : la carte montre un lieu à 111 km de « geo »',
  ],
];

describeChanges('what may be right, and stops nothing', doubtful, (data) =>
  readContent(data, pictures, now)
    .remarks.replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.replace(/^ +- /, ''))
    // A day without hours also contradicts the texts, and the sample's numbers are nobody's.
    .filter((line) => !/contredit|est-ce vrai|\+2230000000/.test(line)),
);

test('pasted spaces and invisible characters change no value', () => {
  const pasted = [
    'Lundi\u00a09H',
    'Lundi\u202f9H',
    'Lun\u00addi 9H\u200b',
    '\u202aLundi 9H\u202c\ufeff',
  ];
  const changes = pasted.map((slot, index) => [index, 'Lundi 9H', slot] as const);
  const { doctors } = contentOf(siteWith(...changes));
  const read = doctors.filter(([name]) => name.startsWith('essai-'));
  expect(read.map(([, { consultation }]) => consultation.map(print))).toEqual(
    pasted.map(() => ['Lundi 9H', 'Jeudi 15H']),
  );
});

test.each([
  [
    'souriante',
    'souriante,\u2028qui\u000bécoute \uf0b7',
    ({ alt }: Doctor) => alt,
    'Une médecin souriante, qui écoute •',
  ],
  ['Une médecin souriante', '"Une\\vmédecin"', ({ alt }: Doctor) => alt, 'Une médecin'],
  ['Tel: ', 'Tel: \u202a', ({ Tel }: Doctor) => Tel?.number, '+22399990000'],
  ['Essai 0', 'Essai\u00a00\u200e', ({ name }: Doctor) => name, 'Dr Essai 0'],
  [
    '  - Lundi',
    '\u00a0\u00a0-\u00a0Lundi',
    ({ consultation }: Doctor) => consultation.map(print)[0],
    'Lundi 9H',
  ],
  [
    'souriante',
    'sou\u00adriante à 37,5\u202f°C',
    ({ alt }: Doctor) => alt,
    'Une médecin souriante à 37,5\u00a0°C',
  ],
  ['Dr Essai 0', 'Dr JOÃO ÅSA CAFÉ', ({ name }: Doctor) => name, 'Dr JOÃO ÅSA CAFÉ'],
])('%j is read from %j', (typed, instead, fieldOf, value) => {
  const doctor = doctorWith(typed, instead);
  expect(doctor && fieldOf(doctor)).toBe(value);
});

test('a telephone is a number alone, or with a role and a name', () => {
  const data = siteWith(
    ['clinique.yaml', '- number: +22300000001', '- +22300000001'],
    ['clinique.yaml', '+22300000002', '+22300000002\n      role: urgences\n      label: Nuit'],
  );
  expect(contentOf(data).clinic.phones.is).toEqual([
    expect.objectContaining({ number: '+22300000001' }),
    expect.objectContaining({ number: '+22300000002', role: 'urgences', label: 'Nuit' }),
  ]);
});

test.each([
  ['- number: +22300000001', '- +22300000002', 'est écrit deux fois'],
  ['- number: +22300000001', '- 20 00 00 01', 'ligne 9 : « 20 00 00 01 » ne se compose pas'],
  [
    '+22300000002',
    '$&\n      role: urgence',
    'ligne 11 : « urgence » n’est pas un rôle (« urgences », « standard »',
  ],
])('a telephone cannot become %j: %j', (typed, instead, said) => {
  const faults = faultsIn(siteWith(['clinique.yaml', typed, instead]));
  expect(faults).toEqual([expect.stringContaining(said)]);
});

test('a map address that cannot be decoded does not stop the build', () => {
  const data = siteWith(['clinique.yaml', 'query=12.68', 'query=%zz']);
  expect(faultsIn(data)).toEqual([]);
});

describe('a clinic that closes', () => {
  const data = copy();
  const file = path.join(data, 'horaires.yaml');
  edit(
    file,
    /openingHours:\n[^]*?openingNote/,
    `openingHours:
  - Lundi au samedi 7H30-20H
  - Dimanche fermé
openingNote`,
  );

  it('fills in its own hours', () => {
    const { pages, booking } = contentOf(data);
    expect(pages.home.title).toBe(
      'Polyclinique Le Fleuve, Bamako\u00a0: ouverte du lundi au samedi',
    );
    expect(booking.channels.phone).toMatch(
      /: du lundi au samedi, de 7H30.à 20H, pas le dimanche\./u,
    );
  });

  it('gets no remark on symptoms at night', () => {
    const { remarks } = readContent(data, pictures, now, false);
    expect(remarks).not.toMatch(/specialites\/.*est-ce vrai la nuit/);
  });

  it('learns which sentences contradict its hours, and cannot be published with them', () => {
    const said = /urgences\.yaml, ligne 3.: «.jour et nuit.» contredit «.horaires.yaml.»/u;
    expect(readContent(data, pictures, now, false).remarks).toMatch(said);
    expect(() => readContent(data, pictures, now, true)).toThrow(said);
  });
});

test('the host and the authority may be of another town, and open at night', () => {
  const data = copy();
  const legal = path.join(data, 'mentions.yaml');
  const remarks = () => readContent(data, pictures, now, true).remarks;
  const before = remarks();
  edit(legal, /^/, 'host:\n  is: Un hébergeur de Dakar, joignable 24h/24\n');
  edit(legal, /(dataAuthority:\n {2}is: ).*/, '$1l’autorité, à Dakar');
  expect(remarks()).toBe(before);
  edit(legal, /(messageKeeping:\n {2}is: ).*/, '$1un an, à Dakar');
  expect(remarks()).toMatch(/mentions\.yaml.*Dakar/);
});

test('no number has the role of emergencies unless the clinic says that it receives them', () => {
  const data = siteWith(
    ['urgences.yaml', '  received: oui\n', '  hospital: Hôpital régional\n'],
    ['clinique.yaml', '+22300000002', '+22300000002\n      role: urgences'],
  );
  expect(faultsIn(data)).toEqual([
    expect.stringContaining(
      'ligne 11 : « urgences.yaml » ne dit pas que la clinique reçoit les urgences',
    ),
  ]);
});

test('no line of one service alone is called in an emergency', () => {
  const data = siteWith(
    [
      'clinique.yaml',
      /phones:\n(?: .*\n)+/,
      'phones:\n  is: [{ number: +22320000001, label: Kiné }]\n',
    ],
    ['urgences.yaml', /nationalNumber: .*/, ''],
  );
  const file = path.join(data, 'urgences.yaml');
  expect(faultsIn(data)).toEqual([expect.stringContaining('à appeler en cas d’urgence')]);
  edit(file, '  received: oui\n', '  nationalNumber: 15\n');
  expect(faultsIn(data).join()).not.toContain('à appeler en cas d’urgence');
});

test('the hospital that receives the emergencies may be open when the clinic is closed', () => {
  const data = siteWith(
    ['horaires.yaml', 'au dimanche', 'au samedi'],
    ['urgences.yaml', 'received: oui', 'hospital: Hôpital, ouvert 24h/24'],
  );
  const { remarks } = readContent(data, pictures, now, false);
  expect(remarks).toMatch(/contredit/);
  expect(remarks).not.toMatch(/urgences\.yaml.*contredit/);
});

test('a clinic may have neither a post box nor a street', () => {
  const data = siteWith(
    ['clinique.yaml', /postOfficeBox: .*/, 'postOfficeBox: ""'],
    ['infos-pratiques.yaml', / {2}street: .*\n/, ''],
  );
  const { clinic, practical } = contentOf(data);
  expect(clinic.address.is).not.toHaveProperty('postOfficeBox');
  expect(practical.access).not.toHaveProperty('street');
});

test('the page in English names the country in English, and WhatsApp only where there is one', () => {
  const data = siteWith(
    ['clinique.yaml', 'countryCode: ML', 'countryCode: MA'],
    ['clinique.yaml', /\+223(?=00)/g, '+2125'],
    ['clinique.yaml', /chatNumber:\n(?: .*\n)+/, ''],
  );
  expect(readContent(data, pictures, now).remarks).not.toMatch(/english.*WhatsApp/);
  edit(path.join(data, 'english.yaml'), / {2}chat: .*\n/, '');
  expect(contentOf(data).english?.introduction).toContain('Bamako, Morocco.');
});

test('insurers may lack a logo', () => {
  const data = copy();
  appendFileSync(path.join(data, 'assurances.yaml'), '\n- nom: COLINA\n- nom: OGAR\n');
  expect(contentOf(data).insurers).toContainEqual(expect.objectContaining({ nom: 'OGAR' }));
});

test.each([
  ['CV', '+2382601100', '2026-11-26T00:59:00Z', '2026-11-26T01:00:00Z'],
  ['CG', '+242222810000', '2026-11-25T22:59:00Z', '2026-11-25T23:00:00Z'],
  ['MG', '+261202210000', '2026-11-25T20:59:00Z', '2026-11-25T21:00:00Z'],
])('the day is that of a clock of %s', (country, number, before, midnight) => {
  const data = copy();
  edit(addDoctor(data, 0), /le: .*/, 'le: 2026-11-26');
  const clinic = path.join(data, 'clinique.yaml');
  edit(clinic, 'countryCode: ML', `countryCode: ${country}`);
  edit(clinic, /\+2230000000(\d)/g, `${number.slice(0, -1)}$1`);
  const readAt = (instant: string) => readContent(data, pictures, new Date(instant));
  expect(() => readAt(before)).toThrow('est dans l’avenir');
  expect(() => readAt(midnight)).not.toThrow();
});

describe('an address that has changed', () => {
  const data = copy();
  addDoctor(data, 0);
  const file = path.join(data, 'adresses.yaml');
  const write = (moves: readonly (readonly [ancienne: string, nouvelle: string])[]) => {
    const lines = moves.map(([from, to]) => `- ancienne: ${from}\n  nouvelle: ${to}\n`);
    writeFileSync(file, lines.join(''));
  };

  it('leads to a page of the site', () => {
    write([
      ['/medecins/essai/', '/medecins/essai-0/'],
      ['/nos-medecins/', '/'],
    ]);
    expect(contentOf(data).moves).toHaveLength(2);
  });

  it.each([
    ['/medecins/essai', '/', 'n’est pas l’adresse d’une page : écrivez ce qui suit le nom'],
    ['https://exemple.ml/a/', '/', 'n’est pas l’adresse d’une page'],
    ['/medecins/essai-0/', '/medecins/', 'est encore une page du site : effacez ces deux'],
    ['/a/', '/medecins/esai-0/', 'vouliez-vous écrire « /medecins/essai-0/ » ?'],
    ['/a/', '/b/', '« /b/ » a changé aussi : écrivez l’adresse d’aujourd’hui'],
    ['/b/', '/', '« /b/ » est déjà « ancienne »'],
  ])('%s → %s is refused', (from, to, said) => {
    write([
      ['/b/', '/medecins/'],
      [from, to],
    ]);
    expect(faultsIn(data)).toEqual([expect.stringContaining(said)]);
  });
});

const withServices = (...services: readonly string[]) =>
  siteWith([
    'horaires.yaml',
    'availableServices:',
    `horaires-par-service:\n${services.map((kind) => `  - title: Le ${kind}\n    kind: ${kind}\n    openingHours:\n      - Lundi et mardi 24h/24\n      - Mardi au samedi 8H-12H\n`).join('')}availableServices:`,
  ]);

test.each([
  ['from: Lundi\n    to: Vendredi\n    hours: 08h00 - 15h00', '« Lundi au vendredi 8H-15H »'],
  ['from: Dimanche\n    to: Dimanche\n    hours: Fermé', '« Dimanche fermé »'],
  ['from: Dimanche\n    to: Dimanche\n    hours: Ouvert', 'comme « Lundi au vendredi 7H30-18H »'],
])('hours of earlier versions, « %s », are named with the line to write', (entry, line) => {
  const [fault, ...others] = faultsIn(
    siteWith(['horaires.yaml', 'Lundi au dimanche 24h/24', entry]),
  );
  expect(fault).toMatch(/horaires\.yaml, ligne 2 :/u);
  expect(fault).toContain(line);
  expect(others).toEqual([]);
});

test('a country of several hours needs the zone of the clinic', () => {
  const abroad = siteWith(['clinique.yaml', 'countryCode: ML', 'countryCode: CD']);
  expect(faultsIn(abroad).join()).toContain('a plusieurs heures : écrivez « fuseau »');
  edit(path.join(abroad, 'clinique.yaml'), 'geo:', 'fuseau: Africa/Kinshasa\ngeo:');
  expect(faultsIn(abroad).join()).not.toContain('fuseau');
});

test('fields of earlier versions, and one at another place, are all named at once', () => {
  const old = siteWith(
    ['clinique.yaml', 'geo:', 'utcOffset:\n  is: 0\narea: Sogoniko\ncolors:\n  is: x\ngeo:'],
    ['urgences.yaml', 'dangers:', 'dangers:\n  phrases: sang'],
  );
  expect(faultsIn(old)).toEqual([
    expect.stringContaining('« utcOffset » n’est plus lu'),
    expect.stringContaining('« area » va sous « address », puis « is » : décalez cette ligne'),
    expect.stringContaining('« colors » n’est plus lu'),
    expect.stringContaining('« phrases » n’est plus lu'),
  ]);
});

test('faults in the hours of services are reported', () => {
  expect(faultsIn(withServices('laboratoire')).join('\n')).toMatch(
    /horaires\.yaml, ligne \d+ : « Mardi » a deux horaires/u,
  );
  expect(faultsIn(withServices('radio')).join('\n')).toContain('« radio » ne convient pas');
  expect(faultsIn(withServices('urgences', 'urgences')).join('\n')).toMatch(
    /ne vont qu’à un service/u,
  );
  const elsewhere = withServices('urgences');
  edit(path.join(elsewhere, 'urgences.yaml'), 'received: oui', 'hospital: Hôpital');
  expect(faultsIn(elsewhere).join('\n')).toContain('écrivez-le, ou effacez ce service');
});
