import fc from 'fast-check';
import { doctors } from './data';
import { specialties } from '../specialties/data';
import {
  doctorCount,
  doctorMatcher,
  everybody,
  isFiltering,
  nameForms,
  withTypedDay,
} from './doctor-search';
import { wordsByDoctor } from '../specialties/doctor-words';
import { foldLetters, foldName, longestQuery, searchWords } from '../search/words';

const words = wordsByDoctor(doctors, specialties);
const searchable = doctors.map((doctor) => ({
  ...doctor,
  ...nameForms(doctor.name),
  words: words.get(doctor.name) ?? '',
  slots: doctor.consultation,
}));

const nobody = () => false;

const found = (name: string, specialty = '') =>
  searchable
    .filter(doctorMatcher({ name, specialty, day: '' }, searchable, nobody))
    .map((doctor) => doctor.name);

const titlesFound = (typed: string) => [
  ...new Set(
    searchable
      .filter(doctorMatcher({ ...everybody, name: typed }, searchable, nobody))
      .map(({ specialty }) => specialty),
  ),
];

describe('the day', () => {
  const people = (['Lundi 9H', 'Mardi 14H', 'Tous les jours', 'Sur R.D.V'] as const).map(
    (slot) => ({
      ...nameForms(slot),
      specialty: '',
      words: '',
      slots: [slot],
    }),
  );
  const receiving = (day: string) =>
    people
      .filter(doctorMatcher({ ...everybody, day }, people, ({ name }) => name === 'Mardi 14H'))
      .flatMap(({ slots }) => slots);

  it('finds those who receive on it, and those of every day', () => {
    expect(receiving('lundi')).toEqual(['Lundi 9H', 'Tous les jours']);
    expect(receiving('dimanche')).toEqual(['Tous les jours']);
    expect(receiving('')).toHaveLength(people.length);
  });

  it('may be today', () => {
    expect(receiving('aujourdhui')).toEqual(['Mardi 14H']);
  });

  it('of today finds nobody once its consultations are over', () => {
    const isFound = doctorMatcher({ ...everybody, day: 'aujourdhui' }, people, nobody);
    expect(people.filter(isFound)).toEqual([]);
    expect(doctorCount(0, 'aujourdhui')).toBe(
      'Aucune consultation à venir aujourd’hui pour cette recherche.',
    );
  });

  it.each([
    ['samedi', '', 'samedi'],
    ['Pédiatre le SAMEDI matin', 'pediatre le', 'samedi'],
    ['N’Diaye, les lundis et mardis après-midi', 'n diaye les', 'lundi'],
    ['aujourd’hui', '', 'aujourdhui'],
    ['dentiste aujourdhui', 'dentiste', 'aujourdhui'],
  ])('is read in « %s »', (typed, name, day) => {
    expect(withTypedDay({ ...everybody, name: typed })).toEqual({ ...everybody, name, day });
  });

  it('that is chosen precedes the typed one, and nothing else is read for a day', () => {
    expect(withTypedDay({ name: 'samedi', specialty: '', day: 'lundi' }).day).toBe('lundi');
    const filter = { ...everybody, name: 'Dr Mardini, le matin' };
    expect(withTypedDay(filter)).toEqual(filter);
  });
});

describe('doctorMatcher', () => {
  it('finds every doctor by the name printed on the card, and by a part of it', () => {
    for (const { name } of doctors) {
      expect(found(name)).toContain(name);
      for (let end = 5; end <= name.length; end += 1)
        expect(found(name.slice(4, end).toUpperCase())).toContain(name);
    }
  });

  it.each([
    'DEMBÉLÉ',
    'dembele',
    '  dr   rokiatou  DEMBELE',
    'Docteur Dembélé',
    'iatou demb',
    'Dembele Rokiatou',
  ])('%j finds Dr Rokiatou Dembélé, and nobody else', (typed) => {
    const people = ['Dr Rokiatou Dembélé', 'Dr Rokiatou Sow', 'Dr Issa Dembo'].map((name) => ({
      specialty: '',
      ...nameForms(name),
      words: '',
      slots: [],
    }));
    const isFound = doctorMatcher({ ...everybody, name: typed }, people, nobody);
    expect(people.filter(isFound).map(({ name }) => name)).toEqual(['Dr Rokiatou Dembélé']);
  });

  const staff = [
    ['Dr Fatou N’Diaye', 'Pédiatre'],
    ['Dr Awa M’Bengue', 'Dentiste'],
    ['Pr Boubacar Tounkara', 'Neurologue'],
    ['Dr Assitan Traoré', 'Médecin généraliste'],
    ['Dr Lætitia Diarra', 'Gynécologue'],
    ['Dr Issa Coulibaly', 'Cardiologue'],
    ['Dr Zeïnabou Maïga', 'Cardiologue'],
    ['Dr Attaher Ag Rhissa', 'Ophtalmologue'],
    ['Dr Kouamé Kouassi-Koffi', 'Urologue'],
    ['Dr Hadiza Souleymane', 'Dermatologue'],
    ['Dr Codjo Houngbédji', 'Chirurgien'],
  ].map(([name = '', specialty = '']) => ({
    ...nameForms(name),
    specialty,
    words: searchWords([specialty], ['bambara']),
    slots: [],
  }));

  it.each([
    ['ndiaye', 'N’Diaye'],
    ['N´Diaye', 'N’Diaye'],
    ['N‘Diaye', 'N’Diaye'],
    ['n diaye', 'N’Diaye'],
    ['Fatou N’Diaye…', 'N’Diaye'],
    ['mbengue', 'M’Bengue'],
    ['M. Bengue', 'M’Bengue'],
    ['Traoré, Assitan', 'Traoré'],
    ['Mme TRAORE Assitan', 'Traoré'],
    ['Professeur Tounkara', 'Tounkara'],
    ['prof. tounkara', 'Tounkara'],
    ['Tounkara (Pr)', 'Tounkara'],
    ['Madame le docteur Diarra', 'Diarra'],
    ['laetitia', 'Diarra'],
    ['Laëtitia🙏🏾', 'Diarra'],
    ['Coulibaly cardiologue', 'Coulibaly'],
    ['cardiologue issa', 'Coulibaly'],
    ['kulibaly', 'Coulibaly'],
    ['koulibali', 'Coulibaly'],
    ['zenabou', 'Maïga'],
    ['Zeynabu', 'Maïga'],
    ['agrhissa', 'Rhissa'],
    ['kuasi kofi', 'Kouassi-Koffi'],
    ['Kouassikoffi', 'Kouassi-Koffi'],
    ['kwassi', 'Kouassi-Koffi'],
    ['suleiman', 'Souleymane'],
    ['Hadiza dermatologue bambara', 'Souleymane'],
    ['Coulibaly cardio', 'Coulibaly'],
    ['dermato Souleymane', 'Souleymane'],
    ['hougbedji', 'Houngbédji'],
    ['jinecologue', 'Diarra'],
  ])('« %s » finds %s alone', (typed, familyName) => {
    const isFound = doctorMatcher({ ...everybody, name: typed }, staff, nobody);
    expect(staff.filter(isFound).map(({ name }) => name)).toEqual([
      expect.stringContaining(familyName),
    ]);
  });

  it.each([
    ['Traoré dentiste', ['Assitan Traoré', 'Awa M’Bengue']],
    ['Awa Traoré', []],
    ['Traoré zzz', []],
  ])('« %s », who is none of them, finds %j', (typed, names) => {
    const isFound = doctorMatcher({ ...everybody, name: typed }, staff, nobody);
    expect(
      staff
        .filter(isFound)
        .map(({ name }) => name.slice(3))
        .toSorted(),
    ).toEqual(names);
  });

  it('finds who has one wrong letter only when nobody is named as it is typed', () => {
    const people = ['Dr Moussa Konaté', 'Dr Moussa Konate', 'Dr Awa Konare'].map((name) => ({
      ...nameForms(name),
      specialty: '',
      words: '',
      slots: [],
    }));
    const foundBy = (typed: string) =>
      people
        .filter(doctorMatcher({ ...everybody, name: typed }, people, nobody))
        .map(({ name }) => name);
    expect(foundBy('konate')).toEqual(['Dr Moussa Konaté', 'Dr Moussa Konate']);
    expect(foundBy('konade')).toEqual(people.map(({ name }) => name));
  });

  const namesWith = (typed: string) =>
    doctors
      .map(({ name }) => name)
      .filter((name) => foldLetters(name).includes(typed.toLowerCase()));

  it('finds the names that contain it as it is written, and no others', () => {
    for (const typed of ['Dr K', 'Dr Issa', 'sy', 'ou']) {
      const names = namesWith(typed);
      if (names.length > 0) expect(found(typed)).toEqual(names);
    }
  });

  it('asks for both at once', () => {
    for (const { name, specialty } of doctors) {
      expect(found(name, specialty)).toEqual([name]);
      expect(found(name, 'Astrologue')).toEqual([]);
      expect(found('', specialty)).toContain(name);
    }
  });

  it('finds all when nothing is asked', () => {
    expect(found('  dr ')).toHaveLength(doctors.length);
    expect(isFiltering({ ...everybody, name: ' Dr ' })).toBe(false);
    expect(isFiltering({ ...everybody, name: 'a' })).toBe(true);
  });
});

/** Whether the clinic has a doctor with this title. */
const isHere = (title: string) => doctors.some(({ specialty }) => specialty === title);

describe('lay words', () => {
  const titles = [
    ['yeux', 'Ophtalmologue'],
    ['Œil', 'Ophtalmologue'],
    ['cœur', 'Cardiologue'],
    ['COEUR', 'Cardiologue'],
    ['dents', 'Dentiste'],
    ['dent', 'Dentiste'],
    ['rage de dents', 'Dentiste'],
    ['mal aux dents', 'Dentiste'],
    ['enfant', 'Pédiatre'],
    ['docteur pour les enfants', 'Pédiatre'],
    ['bébé', 'Pédiatre'],
    ['bebes', 'Pédiatre'],
    ['pédiatre', 'Pédiatre'],
    ['pédiatrie', 'Pédiatre'],
    ['grossesse', 'Gynécologue'],
    ['accouchement', 'Gynécologue'],
    ['peau', 'Dermatologue'],
    ['oreilles', 'ORL'],
    ['mal à l’oreille', 'ORL'],
    ['os', 'Traumatologue'],
    ['os', 'Rhumatologue'],
    ['diabète', 'Endocrinologue-diabétologue'],
    ['ventre', 'Gastro-entérologue'],
    ['gastroentérologue', 'Gastro-entérologue'],
    ['rein', 'Néphrologue'],
    ['reins', 'Néphrologue'],
    ['radio', 'Radiologue'],
    ['analyse', 'Médecin biologiste'],
    ['résultats d’analyses', 'Médecin biologiste'],
    ['médecin des yeux', 'Ophtalmologue'],
    ['médecin', 'Médecin généraliste'],
    ['kinésithérapeute', 'Médecin de rééducation'],
    ['ophtalmo', 'Ophtalmologue'],
    ['diab', 'Endocrinologue-diabétologue'],
    ['sang', 'Hématologue'],
  ] as const;

  it('find the specialty', () => {
    const missed = titles
      .filter(([, title]) => isHere(title))
      .filter(([typed, title]) => !titlesFound(typed).includes(title));
    expect(missed).toEqual([]);
  });

  const onlyTitles = [
    ['yeux', ['Ophtalmologue']],
    ['dents', ['Dentiste']],
    ['enfant', ['Pédiatre']],
    ['mal aux dents', ['Dentiste']],
    ['bébé', ['Pédiatre']],
    ['pédiatrie', ['Pédiatre']],
    ['cœur', ['Cardiologue']],
    ['COEUR', ['Cardiologue']],
    ['zzz', []],
    ['mal aux', []],
    ['yeux dents', []],
  ] as const;

  it.each(onlyTitles.filter(([, expected]) => expected.every(isHere)))(
    '« %s » finds nobody else than %j',
    (typed, titles) => {
      expect(titlesFound(typed)).toEqual(titles);
    },
  );

  it('are the beginning of an entry, never its middle', () => {
    expect(titlesFound('eux')).toEqual([]);
    expect(titlesFound('iologue')).toEqual([]);
  });

  it('leave a name that is being typed alone', () => {
    expect(found('dia').every((name) => foldName(name).includes('dia'))).toBe(true);
  });

  it('may be languages, alone, with a specialty’s word, and with the chosen specialty', () => {
    const speaking = (language: string, title?: string) =>
      doctors
        .filter(({ languages }) => languages.includes(language))
        .filter(({ specialty }) => title === undefined || specialty === title)
        .map(({ name }) => name);
    expect(found('Bambara')).toEqual(speaking('bambara'));
    expect(found('qui parle peul')).toEqual(speaking('peul'));
    expect(found('gynécologue bambara')).toEqual(speaking('bambara', 'Gynécologue'));
    expect(found('soninké', 'Pédiatre')).toEqual(speaking('soninké', 'Pédiatre'));
  });

  it('are asked for together with the chosen specialty', () => {
    expect(found('grossesse', 'Cardiologue')).toEqual([]);
    expect(found('grossesse', 'Gynécologue')).toEqual(found('', 'Gynécologue'));
  });

  it('find every doctor by every word of the doctor’s specialties, in capitals and in the plural too', () => {
    for (const { title, layWords, medecins } of specialties)
      for (const typed of [title, ...layWords])
        // The search removes no plural « s » from a short word.
        for (const form of [
          typed,
          typed.toUpperCase(),
          /\p{L}{4}$/u.test(typed) ? `  ${typed}s` : typed,
        ])
          expect([form, found(form)]).toEqual([form, expect.arrayContaining([...medecins])]);
  });

  it('find each doctor by the title on the card', () => {
    for (const { name, specialty } of doctors) expect(found(specialty)).toContain(name);
  });

  it('take nobody away whom the name alone would find, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: longestQuery }), (typed) => {
        const byName = doctors.filter(({ name }) => foldLetters(name).includes(foldLetters(typed)));
        expect(found(typed)).toEqual(expect.arrayContaining(byName.map(({ name }) => name)));
      }),
    );
  });
});

describe('doctorCount', () => {
  it('speaks French', () => {
    expect(doctorCount(0)).toBe('Aucun médecin ne correspond à votre recherche.');
    expect(doctorCount(1)).toBe('1 médecin');
    expect(doctorCount(24)).toBe('24\u00a0médecins');
    expect(doctorCount(2000)).toBe('2\u00a0000\u00a0médecins');
  });
});
