import { articles } from '@/content/facts/articles';
import { dangers, situations } from '@/content/facts/emergencies';
import { insurers } from '@/content/facts/insurers';
import type { Insurer } from '@/content/model/insurers/insurer';
import { doctors } from '@/content/facts/doctors';
import { searchable } from '@/content/facts/search';
import { pagesOfSpecialties } from '@/content/facts/specialty-pages';
import { weekdayNames } from '@/content/model/calendar/day';
import { factsAt } from '@/content/model/practical/practical';
import { homeAnchors, routes } from '@/content/model/clinic/routes';
import { compileDangers } from '@/content/model/search/danger';
import { finderOf, type Finder, type Found } from './find';

const specialty = (id: string) =>
  pagesOfSpecialties
    .filter(({ specialty: { id: own } }) => own === id)
    .map(({ slug }) => routes.specialty(slug));
const article = (linkId: string) =>
  articles.filter((one) => one.linkId === linkId).map(({ slug }) => routes.article(slug));
const situation = (id: string) =>
  situations.filter((one) => one.id === id).map(() => routes.situation(id));
const prices = [
  factsAt('prices'),
  ...searchable.filter(({ kind }) => kind === 'Prix').map(({ href }) => href),
];
const contact = homeAnchors.filter((anchor) => anchor === 'contact').map(routes.homeAnchor);

const someone = doctors[0];
const familyName = (someone?.name.split(' ').at(-1) ?? '').toLowerCase();
const hisPage = someone ? [routes.doctor(someone.name)] : [];

/** Written before the search was built. One address must be among the first three results. */
const patientQueries: readonly (readonly [query: string, found: readonly string[]])[] = [
  ['dents', specialty('Odonto')],
  ['mal de dent', [...specialty('Odonto'), ...situation('bouche')]],
  ['mon bébé tousse', specialty('Pediatrie')],
  [
    'mon bebe a la fievre',
    [...specialty('Pediatrie'), ...article('Pediatrie'), ...situation('enfant')],
  ],
  ['fièvre', article('Pediatrie')],
  ['pediatre', specialty('Pediatrie')],
  ['yeux', specialty('Ophtalmo')],
  ['je vois flou', specialty('Ophtalmo')],
  ['lunette', specialty('Ophtalmo')],
  ['coeur', specialty('Cardiologie')],
  ['tension', [...specialty('Cardiologie'), ...article('Cardiologie')]],
  ['AMO', [factsAt('coverage'), routes.insurers()]],
  ['prix césarienne', prices],
  ['césarienne', [...specialty('Gynecologie'), ...prices]],
  ['cesarienne combien', prices],
  ['accouchement c combien', prices],
  ['test palu prix', prices],
  ['palu', article('Pediatrie')],
  ['sumaya', article('Pediatrie')],
  ['farigan', article('Pediatrie')],
  ['hypertension', article('Cardiologie')],
  ['parking', [factsAt('access')]],
  ['c’est où', [factsAt('access'), ...contact]],
  ['adresse', [factsAt('access'), ...contact]],
  ['sotrama', [factsAt('access')]],
  ['gineco', specialty('Gynecologie')],
  ['gynécologue', specialty('Gynecologie')],
  [
    'je suis enceinte',
    [...specialty('Gynecologie'), factsAt('maternity'), ...situation('grossesse')],
  ],
  ['regles douloureuses', specialty('Gynecologie')],
  ['echo grossesse', [...specialty('Echographie'), ...prices]],
  ['radio', specialty('RadioScanner')],
  ['scaner', specialty('RadioScanner')],
  ['analyse de sang', specialty('Laboratoire')],
  ['resultat analyse', [factsAt('results')]],
  ['vaccin bb', [factsAt('vaccinations')]],
  ['orange money', [factsAt('payments')]],
  ['payer par carte', [factsAt('payments')]],
  ['heure de visite', [factsAt('visitors')]],
  ['pharmacie', [factsAt('pharmacy')]],
  ['rdv', [routes.booking()]],
  ['prendre rendez vous', [routes.booking()]],
  ['boutons sur la peau', specialty('Dermato')],
  ['sa me gratte', specialty('Dermato')],
  ['diabete', specialty('Diabeto')],
  ['mal o dos', [...specialty('Rhumato'), ...situation('articulation')]],
  ['bras cassé', specialty('Traumatologie')],
  ['sa saigne', [...situation('blessure'), ...situation('grossesse')]],
  ['il convulse', [...situation('paralysie-convulsions'), ...situation('enfant')]],
  ['ma femme accouche', [...situation('grossesse'), routes.emergencies()]],
  ['il s’étouffe', situation('etouffement')],
  ['serpent', situation('morsure')],
  ['brulé avec huile', situation('brulure')],
  ['oreille', specialty('ORL')],
  ['problème de rein', specialty('Nephro')],
  ['prostate', specialty('Urologie')],
  ['asthme', [...specialty('Pneumologie'), ...situation('poitrine')]],
  ['je dors pas', specialty('Psychiatrie')],
  ['kine', specialty('Kinesitherapie')],
  ['hernie', specialty('Chirurgie')],
  ['ouvert le dimanche', [routes.hours()]],
  ['numero whatsapp', [routes.booking(), ...contact]],
  [`dr ${familyName}`, hisPage],
  [familyName.slice(0, -1), hisPage],
];

/** The last six are in Bambara. */
const firstOfAll: readonly (readonly [query: string, found: readonly string[]])[] = [
  ['palu', specialty('MedecineGenerale')],
  ...['english', 'in english', 'malaria', 'fever', 'i need a doctor'].map(
    (query) => [query, [routes.english()]] as const,
  ),
  ['mal au ventre', specialty('Gastrologie')],
  ['echo du ventre', specialty('Echographie')],
  ['enceinte', specialty('Gynecologie')],
  ['cpn', specialty('Gynecologie')],
  ['test vih', specialty('Laboratoire')],
  ['vih', specialty('Laboratoire')],
  ['kono dimi', specialty('Gastrologie')],
  ['konodimi', specialty('Gastrologie')],
  ['nyin dimi', specialty('Odonto')],
  ['ɲin dimi', specialty('Odonto')],
  ['muso kono ma', specialty('Gynecologie')],
  ['denmisen', specialty('Pediatrie')],
  ['jé mal au dan', specialty('Odonto')],
  ['dokoter zye', specialty('Ophtalmo')],
  ['dɔkɔtɔrɔ ɲɛ', specialty('Ophtalmo')],
  ['sage femme', specialty('Gynecologie')],
  ['karie', specialty('Odonto')],
  ['carie', specialty('Odonto')],
  ['fracture', specialty('Traumatologie')],
  ['carte bancaire', [factsAt('payments')]],
  ['carte orange money', [factsAt('payments')]],
  ['annuler', [routes.haveAppointment()]],
  ['déplacer mon rendez-vous', [routes.haveAppointment()]],
  ['je suis en retard', [routes.haveAppointment()]],
  ['sourd', [routes.writeEmergency()]],
  ['muette', [routes.writeEmergency()]],
  ['écrire', [routes.writeEmergency()]],
  ['malentendant', [routes.writeEmergency()]],
  ['je n’entends pas', [routes.writeEmergency()]],
  ['je ne peux pas parler', [routes.writeEmergency()]],
  ['je peux pas parler', [routes.writeEmergency()]],
  ['pédiatre ce soir', [routes.emergencies()]],
  ['médecin cette nuit', [routes.emergencies()]],
  ['docteur maintenant', [routes.emergencies()]],
  ['consultation tout de suite', [routes.emergencies()]],
  ['eczéma sur les mains', specialty('Dermato')],
  ['rampe', [factsAt('access')]],
  ['fauteuil roulant', [factsAt('access')]],
  ['caisse', [factsAt('payments')]],
  ['moov money', [factsAt('payments')]],
  ['noël', [routes.hours()]],
  ['moustiquaire', [...article('Pediatrie'), ...article('Gynecologie')]],
  ['chambre', prices],
  ['chambre seule', prices],
  ['optalmo', specialty('Ophtalmo')],
  ['kardiologue', specialty('Cardiologie')],
  ['akouchement', situation('grossesse')],
  ['enfant', situation('enfant')],
  ['mon enfant a de la fièvre', article('Pediatrie')],
  ['rdv🙏🏾', [routes.booking()]],
  ['24h/24', [routes.hours()]],
  ['vous êtes ouvert 24h/24h ?', [routes.hours()]],
  ['emploi', contact],
  ['je cherche du travail', contact],
  ['j’ai des bleus', specialty('Hemato')],
  ['mon enfant ne mange pas', specialty('Pediatrie')],
  ['manger', [factsAt('visitors')]],
  ['rage', situation('morsure')],
  ['rage de dents', specialty('Odonto')],
  ['comprimés', [factsAt('pharmacy')]],
  ['urgence', [routes.emergencies()]],
  ['les urgences', [routes.emergencies()]],
  ['le bébé ne bouge plus dans le ventre', situation('grossesse')],
  ['enceinte, ça ne bouge plus', situation('grossesse')],
];

const neckSpecialties = ['ORL', 'Rhumato', 'Endocrinilogie'].flatMap(specialty);

/** In an emergency, the telephone comes first, then the situation. */
const urgentQueries: readonly (readonly [query: string, id: string])[] = [
  ['mon bebe ne tete plus', 'enfant'],
  ['bébé ne tète pas', 'enfant'],
  ['enfant refuse de boire', 'enfant'],
  ['il ne se reveille pas', 'enfant'],
  ['ne reagit plus', 'enfant'],
  ['nuque raide', 'enfant'],
  ['yeux creux', 'enfant'],
  ['bebe froid', 'enfant'],
  ['enfant tres pale', 'enfant'],
  ['fievre bebe', 'enfant'],
  ['difficulté a respirer', 'enfant'],
  ['caca sang', 'enfant'],
  ['perdu les eaux', 'grossesse'],
  ['bebe bouge moins', 'grossesse'],
  ['perte de sang enceinte', 'grossesse'],
  ['coma', 'poitrine'],
  ['noyade', 'poitrine'],
  ['ne tient plus debout', 'fievre-adulte'],
  ['empoisonnement', 'poison'],
  ['mord par un chien', 'morsure'],
  ['electrocution', 'brulure'],
  ['mari violence', 'violence'],
  ['vomit du sang', 'ventre'],
  ['visage gonfle', 'peau'],
  ['bb bleu et ses levres bleues', 'poitrine'],
  ['bebe 2 mois corps chaud', 'enfant'],
  ['l’enfant est devenu mou et il ne repond pas', 'enfant'],
  ['bebe dort trop', 'enfant'],
  ['il vomi tout depuis ce matin', 'enfant'],
  ['diarrhee sang bebe', 'enfant'],
  ['ma femme enceinte perd du sang', 'grossesse'],
  ['perte des eaux', 'grossesse'],
  ['enceinte et je vois flou', 'grossesse'],
  ['mon enfant est tombé sur la tete', 'blessure'],
  ['fille tombe du toit elle vomit', 'blessure'],
  ['eau bouillante sur le bras', 'brulure'],
  ['soude caustique', 'poison'],
  ['mort aux rats', 'poison'],
  ['drepano fievre', 'drepanocytose'],
  ['urine coca cola', 'urines'],
  ['paludisme grave', 'fievre-adulte'],
  ['convultion', 'paralysie-convulsions'],
  ['mon bebe setouffe', 'etouffement'],
  ['evanui', 'poitrine'],
  ['convulsions😭😭', 'paralysie-convulsions'],
  ['bjr mon enfan vomi tout', 'enfant'],
  ['il a avalé du pétrole !!!', 'poison'],
  ['j’ai pris tous les comprimés', 'poison'],
  ['trop de médicaments', 'poison'],
  ['neuropalu', 'fievre-adulte'],
  ['crise de palu', 'fievre-adulte'],
  ['les eaux sont cassées', 'grossesse'],
  ['fausse couche', 'grossesse'],
  ['il ne parle plus', 'paralysie-convulsions'],
  ['elle ne peut plus parler', 'paralysie-convulsions'],
  ['téléphone tombé sur la tête du bébé', 'blessure'],
];

/** The telephone must not precede these results. */
const calmQueries = [
  'mal de tete',
  'bebe',
  'fievre',
  'prise de sang',
  'yeux',
  'enceinte',
  'vaccin bebe',
  'ventre',
  'caca',
  'analyse des selles',
  'visage',
  'boutons visage',
  'lunettes enfant',
  'infection urine',
  'nez bouché bebe',
  'mal au dos',
  'bouton sur le visage',
  'carie enfant',
  'rage de dents',
  'comprimés',
  'visite malade',
  'maux de tete depuis 2 jours',
  'vaccin fievre jaune',
  'pipi au lit',
  'circoncision',
  'parking',
  'prix consultation',
  'dr traore',
  'sunu',
  'bouche',
  'peau',
  'diabete',
  'je ne peux pas parler',
  'pédiatre ce soir',
  'don de sang',
  'sang donneur',
];

const pages = { urgent: routes.emergencies(), english: routes.english() };

/** In the order of the page: links of a danger, then results. */
const all = ({ danger, entries }: Found) => [...(danger?.links ?? []), ...entries];

let find: Finder;
beforeAll(async () => {
  find = await finderOf(searchable, compileDangers(dangers), pages);
});

const first = (count: number, query: string) =>
  all(find(query))
    .slice(0, count)
    .map(({ href }) => href);

const namesOf = ({ nom, otherNames = [], knownAs }: Insurer) => [
  nom,
  ...otherNames,
  ...(knownAs?.split(', ') ?? []),
];

it('says that nobody of a specialty consults on a day', () => {
  for (const { title, off = '' } of searchable) {
    const day = weekdayNames[Number(off[0])];
    if (day === undefined) continue;
    expect(find(`${title} ${day}`).nobody?.title).toMatch(RegExp(`^Pas d.* le ${day}$`));
    expect(find(title).nobody).toBeUndefined();
  }
});

it.each(insurers.flatMap(namesOf))('finds the insurer « %s » by this name', (name) => {
  expect(
    find(name)
      .entries.slice(0, 3)
      .map(({ kind }) => kind),
  ).toContain('Assurance');
});

it.each(doctors.slice(0, 8).map(({ name, specialty: title }) => [name, title]))(
  'finds « %s » by the official order of the name, and by the name with the specialty',
  (name, title) => {
    const [, firstName = '', ...others] = name.split(' ');
    const last = others.join(' ');
    for (const query of [`${last}, ${firstName}`, `Mme ${last} ${firstName}`, `${last} ${title}`])
      expect([query, ...first(1, query)]).toEqual([query, routes.doctor(name)]);
  },
);

describe('among any entries', () => {
  let finds: Finder;
  beforeAll(async () => {
    finds = await finderOf(
      [
        { title: 'Gastro-entérologie', href: '/gastro/', kind: 'Spécialité', says: '' },
        { title: 'Césarienne, nuits comprises', href: '/prix/', kind: 'Prix', says: '' },
        { title: 'Dr Fanta Sidibé', href: '/sidibe/', kind: 'Médecin', says: '', words: 'urologe' },
        { title: 'Odontologie', href: '/dents/', kind: 'Spécialité', says: '', parts: 'raje dent' },
        { title: 'Vaccins', href: '/vaccins/', kind: 'Question pratique', says: '', words: 'raje' },
      ],
      compileDangers(dangers),
      pages,
    );
  });

  it.each([
    ['Dr Castro', []],
    ['Dr Gas', []],
    ['Dr Sidibet', ['/sidibe/']],
    ['Dr gastro', ['/gastro/']],
    ['tous les comprimés', []],
    ['rage', ['/vaccins/', '/dents/']],
  ])('« %s » leads to %j', (query, found) => {
    expect(finds(query).entries.map(({ href }) => href)).toEqual(found);
  });
});

// These queries use the sample's words. A clinic skips the specialties and situations that it does not have, and skips
// all queries once it has reworded the signs of a child.
const child = situations.find(({ id }) => id === 'enfant');
if (child)
  describe('in the words of the sample', () => {
    it.each([
      [3, patientQueries],
      [1, firstOfAll],
    ])('finds what patients look for among the first %i', (count, queries) => {
      const missed = queries
        .filter(
          ([query, found]) =>
            found.length > 0 && !first(count, query).some((href) => found.includes(href)),
        )
        .map(([query]) => [query, ...first(count, query)]);
      expect(missed).toEqual([]);
    });

    it.each(['cou', 'mal au cou', 'kou'])('does not confuse « %s » with « coût »', (query) => {
      expect(first(3, query)).toEqual(neckSpecialties);
      expect(first(8, query).filter((href) => prices.includes(href))).toEqual([]);
    });

    it('shows doctors of the found specialty after the best results', () => {
      const pediatricians = doctors.filter(({ specialty: title }) => title === 'Pédiatre');
      expect(first(8, 'enfant')).toEqual(
        expect.arrayContaining(pediatricians.map(({ name }) => routes.doctor(name))),
      );
    });

    it.each(['crise cardiaque', 'mon mari fait une crise cardiaque'])(
      'shows the heart’s specialty and its doctors before other crises for « %s »',
      (query) => {
        const { entries } = find(query);
        const of = (kind: string) => entries.find((entry) => entry.kind === kind)?.href;
        const cardiologist = doctors.find(({ specialty: title }) => title === 'Cardiologue');
        expect([of('Spécialité')]).toEqual(specialty('Cardiologie'));
        expect(of('Médecin')).toBe(cardiologist && routes.doctor(cardiologist.name));
      },
    );

    it.each(['orange money', 'moov money', 'mastercard', 'fauteuil roulant'])(
      'does not call « %s » a guess, which the site says',
      (query) => {
        expect(find(query).isGuess).toBe(false);
      },
    );

    it.each([
      'nsia mali',
      'assurance nsia',
      'edm sa',
      'sunu vie',
      'takafoul',
      'sabunyuman',
      'atlantic',
    ])('finds the insurer first for « %s »', (query) => {
      expect(find(query).entries[0]?.kind).toBe('Assurance');
    });

    it('does not take « vih » for the beginning of « visite »', () => {
      const found = find('test vih').entries.map(({ href }) => href);
      expect(found).not.toContain(factsAt('visitors'));
    });

    it.each(urgentQueries.filter(([, id]) => situations.some((one) => one.id === id)))(
      'has the telephone first for « %s », then the situation',
      (query, id) => {
        const links = find(query).danger?.links.map(({ href }) => href);
        expect(links?.slice(0, 2)).toContain(routes.situation(id));
      },
    );

    it.each(calmQueries)('shows no telephone first for « %s »', (query) => {
      expect(find(query).danger).toBeUndefined();
    });
  });
