import { parse } from '../calendar/parse';
import { doctors } from '../../facts/doctors';
import { specialties } from '../../facts/specialties';
import {
  doctorCount,
  doctorMatcher,
  everybody,
  nameForms,
  withTypedDay,
  type SearchableDoctor,
} from './doctor-search';
import { wordsByDoctor } from '../specialties/doctor-words';
import { foldName, searchWords } from '../search/telling-words';

const words = wordsByDoctor(doctors, specialties);
const searchable = doctors.map((doctor) => ({
  ...doctor,
  ...nameForms(doctor.name),
  words: words.get(doctor.name) ?? '',
}));

const nobody = () => false;

const found = (name: string, specialty = '') =>
  searchable
    .filter(doctorMatcher({ name, specialty, day: '' }, searchable, nobody))
    .map((doctor) => doctor.name);

const foundAmong = <Person extends SearchableDoctor>(people: readonly Person[], typed: string) =>
  people.filter(doctorMatcher({ ...everybody, name: typed }, people, nobody));

const personOf = (name: string) => ({
  ...nameForms(name),
  specialty: '',
  words: '',
  consultation: [],
});

const titlesFound = (typed: string) => [
  ...new Set(foundAmong(searchable, typed).map(({ specialty }) => specialty)),
];

describe('the day', () => {
  const people = (['Lundi 9H', 'Mardi 14H', 'Tous les jours', 'Sur R.D.V'] as const).map(
    (slot) => ({ ...personOf(slot), consultation: [parse(slot)] }),
  );
  const receiving = (day: string) =>
    people
      .filter(doctorMatcher({ ...everybody, day }, people, ({ name }) => name === 'Mardi 14H'))
      .map(({ name }) => name);

  it('finds doctors who receive on it, today included, and those of every day', () => {
    expect(receiving('lundi')).toEqual(['Lundi 9H', 'Tous les jours']);
    expect(receiving('dimanche')).toEqual(['Tous les jours']);
    expect(receiving('')).toHaveLength(people.length);
    expect(receiving('aujourdhui')).toEqual(['Mardi 14H']);
  });

  it('of today finds nobody once its consultations are over', () => {
    const isFound = doctorMatcher({ ...everybody, day: 'aujourdhui' }, people, nobody);
    expect(people.filter(isFound)).toEqual([]);
  });

  it('must be named if today’s date is unknown', () => {
    expect(doctorCount(undefined, 'médecin')).toBe(
      'La date de votre appareil est fausse\u00a0: choisissez un jour.',
    );
  });

  it.each([
    ['samedi', '', 'samedi'],
    ['Pédiatre le SAMEDI matin', 'pediatre le', 'samedi'],
    ['N’Diaye, les lundis et mardis après-midi', 'n diaye les', 'lundi'],
    ['aujourd’hui', '', 'aujourdhui'],
    ['dentiste aujourdhui', 'dentiste', 'aujourdhui'],
    ['Pédiatre ce soir', 'pediatre', 'aujourdhui'],
  ])('is read in « %s »', (typed, name, day) => {
    expect(withTypedDay({ ...everybody, name: typed })).toEqual({ ...everybody, name, day });
  });

  it('takes precedence over the typed one if it is chosen, and no other word is read as a day', () => {
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
    ...personOf(name),
    specialty,
    words: searchWords([specialty], ['bambara']),
  }));

  it.each([
    ['ndiaye', 'N’Diaye'],
    ['n diaye', 'N’Diaye'],
    ['Fatou N’Diaye…', 'N’Diaye'],
    ['mbengue', 'M’Bengue'],
    ['M. Bengue', 'M’Bengue'],
    ['itan traor', 'Traoré'],
    ['  dr   assitan  TRAORE', 'Traoré'],
    ['Traoré, Assitan', 'Traoré'],
    ['Mme TRAORE Assitan', 'Traoré'],
    ['Professeur Tounkara', 'Tounkara'],
    ['prof. tounkara', 'Tounkara'],
    ['Tounkara (Pr)', 'Tounkara'],
    ['Madame le docteur Diarra', 'Diarra'],
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
    expect(foundAmong(staff, typed)).toEqual([
      expect.objectContaining({ name: expect.stringContaining(familyName) as string }),
    ]);
  });

  it.each([
    ['Traoré dentiste', ['Assitan Traoré', 'Awa M’Bengue']],
    ['Awa Traoré', []],
    ['Traoré zzz', []],
  ])('« %s », a name that none of them has, finds %j', (typed, names) => {
    const found = foundAmong(staff, typed).map(({ name }) => name.slice(3));
    expect(found.toSorted()).toEqual(names);
  });

  it('finds a name with one wrong letter only if no name matches exactly', () => {
    const people = ['Dr Moussa Konaté', 'Dr Moussa Konate', 'Dr Awa Konare'].map(personOf);
    expect(foundAmong(people, 'konate')).toEqual(people.slice(0, 2));
    expect(foundAmong(people, 'konade')).toEqual(people);
  });

  it('combines a name and a specialty', () => {
    for (const { name, specialty } of doctors) {
      expect(found(name, specialty)).toEqual([name]);
      expect(found(name, 'Astrologue')).toEqual([]);
      expect(found('', specialty)).toContain(name);
    }
  });

  it('finds all without a filter', () => {
    expect(found('  dr ')).toHaveLength(doctors.length);
  });
});

const isHere = (title: string) => doctors.some(({ specialty }) => specialty === title);

describe('lay words', () => {
  const titles = [
    ['docteur pour les enfants', 'Pédiatre'],
    ['bebes', 'Pédiatre'],
    ['mal à l’oreille', 'ORL'],
    ['gastroentérologue', 'Gastro-entérologue'],
    ['résultats d’analyses', 'Médecin biologiste'],
    ['médecin des yeux', 'Ophtalmologue'],
    ['médecin', 'Médecin généraliste'],
    ['ophtalmo', 'Ophtalmologue'],
    ['diab', 'Endocrinologue-diabétologue'],
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
    '« %s » finds nobody but %j',
    (typed, titles) => {
      expect(titlesFound(typed)).toEqual(titles);
    },
  );

  it('match the beginning of an entry, never its middle', () => {
    expect(titlesFound('eux')).toEqual([]);
    expect(titlesFound('iologue')).toEqual([]);
  });

  it('do not change the search for a name that is being typed', () => {
    expect(found('dia').every((name) => foldName(name).includes('dia'))).toBe(true);
  });

  it('may be languages, alone, with a specialty’s word, or with the chosen specialty', () => {
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

  it('are combined with the chosen specialty', () => {
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
});

it.each([
  [0, 'Aucun médecin'],
  [1, '1 médecin'],
  [2000, '2\u00a0000\u00a0médecins'],
])('counts %i doctors in French', (count, words) => {
  expect(doctorCount(count, 'médecin')).toBe(words);
});
