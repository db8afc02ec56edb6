import { postalAddress } from '../model/clinic/clinic';
import { routes } from '../model/clinic/routes';
import type { TextSection } from '../model/about/schema';
import { urgent } from './emergencies';
import { dayInWords } from '../model/calendar/print';
import { capitalised, frenchSpaces, listed } from '../fields/typography';
import { articles } from './articles';
import { clinic } from './clinic';
import { content } from '../reader/content';
import { departures } from './departures';
import { doctors } from './doctors';
import { practical } from './practical';
import { practitioners } from './practitioners';
import { ofKinds, waysTo } from '../model/clinic/ways';

export const { legal } = content;

const { publisher } = legal;

/** The reader requires it where there is a form. */
const keptFor = legal.messageKeeping?.is ?? '';

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

const when = <Words>(isThere: boolean, words: Words): Words[] => (isThere ? [words] : []);

const ofFact = <Is, Words>(fact: { is: Is } | undefined, words: (is: Is) => Words): Words[] =>
  fact ? [words(fact.is)] : [];

const hasChat = clinic.chatNumber !== undefined;
const hasEmail = clinic.email !== undefined;
const hasForm = clinic.formId !== undefined;
const hasMap = clinic.mapEmbedUrl !== undefined;
const hasSms = ofKinds(waysTo(clinic, 'appointment'), 'sms').length > 0;

/** Returns « Numéro fiscal : … ». */
const stated = (name: string, is: string) => `${capitalised(name)} : ${is}`;

const authority = legal.dataAuthority?.is;

const formalities = `formalités auprès de l’autorité${authority === undefined ? '' : ` (${authority})`}, dont l’envoi de données hors du pays`;

/** Places to write to. */
const places = [
  ...when(hasEmail, clinic.email),
  ...when(clinic.address.postOfficeBox !== undefined, 'notre boîte postale'),
];

const whereToWrite = places.length === 0 ? 'Appelez-nous' : `Écrivez à ${places.join(' ou à ')}`;

/** The e-mail has its own line: inside a sentence, its domain would move to another line when the fonts load. */
const address = [
  `${clinic.name}, ${postalAddress(clinic.address)}.`,
  ...when(hasEmail, `E-mail : ${clinic.email}`),
];

const drawn = clinic.hasPlan ? 'Un plan simplifié est dessiné dans la page.' : '';

const maps = drawn
  ? `${drawn} Sur l’accueil, celui d’OpenStreetMap prend sa place`
  : 'Sur l’accueil, un plan d’OpenStreetMap s’affiche';

const ofMaps = hasMap
  ? [
      `${maps} quand vous descendez presque jusqu’à lui ; OpenStreetMap reçoit alors votre adresse IP et le type de votre navigateur, et peut poser ses propres cookies.`,
    ]
  : when(drawn !== '', drawn);

const ofLinks = [
  ...when(
    clinic.geo !== undefined,
    'Les liens vers Google Maps n’envoient rien à Google tant que vous ne les ouvrez pas. Ouverts, ils lui donnent notre adresse, votre adresse IP et le type de votre navigateur.',
  ),
  ...when(
    clinic.socialLinks.length > 0,
    'Les liens vers les réseaux sociaux, ouverts, leur donnent aussi votre adresse IP et le type de votre navigateur.',
  ),
].join(' ');

const elsewhere = {
  id: 'plan',
  heading: hasMap || clinic.geo ? 'Le plan d’accès' : 'Les liens vers d’autres sites',
  paragraphs: [...ofMaps, ...when(ofLinks !== '', ofLinks)],
} as const satisfies TextSection;

const form = {
  id: 'formulaire',
  heading: 'Le formulaire de contact',
  paragraphs: [
    'Qui reçoit votre message\u00a0: nous, par Formspree, une société des États-Unis qui le transmet et en garde une copie. Votre message quitte donc le pays.',
    'Pourquoi : pour vous répondre et organiser votre venue, et rien d’autre. Avec quel accord : le vôtre, que vous donnez en appuyant sur « Envoyer le Message » ; la phrase au-dessus du bouton le rappelle. Vous pouvez le retirer en nous écrivant : nous effaçons alors votre message. Pour ne rien envoyer aux États-Unis, appelez-nous.',
    `Combien de temps : le temps de vous répondre, et ${keptFor}, chez Formspree comme dans notre messagerie.`,
    `N’écrivez aucun détail médical : ni symptôme, ni maladie, ni traitement, ni résultat.${practical.results ? ` Pour vos analyses, demandez seulement si elles sont prêtes.` : ''}`,
    'Voici tout ce qui est envoyé :',
  ],
  points: [
    ...Object.values(departures.form.entries),
    ...Object.values(departures.form.session),
    'votre adresse IP (le numéro de votre connexion), le type de votre navigateur, l’adresse de ce site et le nom du programme d’envoi',
  ],
} as const satisfies TextSection;

const chat = {
  id: 'whatsapp',
  heading: 'WhatsApp',
  paragraphs: [
    'WhatsApp appartient à Meta, une société des États-Unis, et ce sont ses règles qui s’appliquent. Les boutons WhatsApp sont des liens qui portent un message déjà écrit. WhatsApp reçoit ce message, votre adresse IP et le type de votre navigateur dès que vous ouvrez le lien, avant même que vous n’envoyiez le message. Nous ne recevons rien tant que vous ne l’envoyez pas.',
    'Voici ce que portent ces liens :',
  ],
  points: [
    ...when(
      doctors.length > 0,
      `près d’un ${clinic.noun}\u00a0: ${departures.chat.doctor.join(', ')}`,
    ),
    `dans la demande de rendez-vous\u00a0: ${departures.chat.request.join(', ')}`,
    ...when(
      hasForm,
      `près du formulaire : ${Object.values(departures.chat.form).join(', ')} ; pour que rien n’aille chez Meta, n’ouvrez pas ce lien et appelez-nous`,
    ),
    'ailleurs : ce dont parle la page (la spécialité, l’assurance, l’urgence), ou « je souhaite prendre rendez-vous », sans rien sur vous',
  ],
} as const satisfies TextSection;

const kept = [
  ...when(hasChat, 'les conversations WhatsApp'),
  ...when(hasSms, 'les SMS'),
  ...when(hasEmail, 'les e-mails'),
  'les appels',
];

const shareButtons = [
  '«\u00a0Copier\u00a0»',
  ...when(doctors.length + articles.length > 0, '«\u00a0Partager\u00a0»'),
  ...when(urgent.isAtClinic || practical.access !== undefined, '«\u00a0Envoyer le chemin\u00a0»'),
  'la fiche de contact',
];

const demonstration = {
  id: 'demonstration',
  heading: 'La démonstration de rendez-vous',
  paragraphs: [
    'La démonstration de la prise de rendez-vous en quatre étapes ne réserve rien : aucun rendez-vous n’est pris, même après « Rendez-vous confirmé! ». Ce que vous y écrivez reste dans la page et disparaît quand vous la quittez.',
  ],
} as const satisfies TextSection;

export const privacy = [
  {
    id: 'en-bref',
    heading: 'En bref',
    paragraphs: [
      'Ce site dit qui nous sommes et vous aide à nous joindre. Il ne tient aucun dossier médical.',
    ],
    points: [
      'Ni compte, ni cookie, ni mesure des visites, ni publicité.',
      `Ce que vous écrivez dans ${hasForm ? 'le formulaire ou dans ' : ''}une demande de rendez-vous reste dans l’onglet de votre navigateur, même si la page se recharge, jusqu’à ce que vous fermiez l’onglet${hasForm ? ' ou, pour le formulaire, l’envoyiez' : ''}.`,
      ...when(
        hasForm,
        'Le message du formulaire part par Formspree, aux États-Unis, quand vous appuyez sur « Envoyer le Message ».',
      ),
      ...when(
        hasChat,
        'WhatsApp, donc Meta, reçoit ce qui est écrit dans un lien dès que vous l’ouvrez.',
      ),
      `N’écrivez aucun détail médical.${hasForm || hasChat ? ' Pour ne rien envoyer aux États-Unis, appelez-nous.' : ''}`,
      `Pour voir, corriger ou faire effacer ce que nous avons sur vous\u00a0: ${clinic.email ?? 'appelez-nous'}.`,
    ],
  },
  {
    id: 'responsable',
    heading: 'Qui est responsable de vos données',
    paragraphs: [
      ...address,
      ...ofFact(legal.dataFormalities, (is) => sentence(stated(formalities, is))),
    ],
  },
  ...when(hasForm, form),
  ...when(hasChat, chat),
  {
    id: 'telephone-et-e-mail',
    heading: listed(['Téléphone', ...when(hasSms, 'SMS'), ...when(hasEmail, 'e-mail')]),
    paragraphs: [
      `Les boutons ${listed(['d’appel', ...when(hasSms, 'de SMS'), ...when(hasEmail, 'd’e-mail')])} ouvrent l’application de votre appareil. ${hasSms ? 'L’appel et le SMS passent' : 'L’appel passe'} par votre opérateur${hasEmail ? ', l’e-mail par votre messagerie' : ''} : le site n’en reçoit rien.`,
    ],
  },
  ...when(elsewhere.paragraphs.length > 0, elsewhere),
  {
    id: 'copier-et-partager',
    heading: 'Copier, partager, chercher',
    paragraphs: [
      `Les boutons ${listed(shareButtons)} ne nous disent rien de vous : ce que vous copiez reste sur votre appareil, et vous choisissez à qui vous l’envoyez.`,
      `La recherche se fait sur votre appareil. Les mots cherchés sur la page « Rechercher »${doctors.length > 0 ? ` et sur celle des ${clinic.noun}s` : ''} paraissent dans l’adresse de la page. Ils restent donc dans l’historique du navigateur, et peuvent passer dans le journal de l’hébergeur.`,
    ],
  },
  ...when(practitioners.length > 0, demonstration),
  {
    id: 'appareil-et-hebergeur',
    heading: 'Votre appareil et l’hébergeur',
    paragraphs: [
      'Pour que le site se lise sans connexion, votre navigateur garde une copie des pages principales et de celles que vous ouvrez, sans leurs photos, et la remplace quand vous en lisez une plus récente. Il ne fait pas de première copie si vous économisez les données ou si le réseau est très lent (2G).',
      'Cette copie reste sur votre appareil. Rien de ce que vous écrivez n’y est gardé ; mais, comme l’historique, elle peut montrer à qui se sert de votre appareil les pages que vous avez lues. Vous l’effacez dans les réglages du navigateur, avec les données de ce site.',
      `L’hébergeur (la société qui garde le site et l’envoie à votre appareil) peut garder un journal technique : adresse IP, page demandée, heure.${legal.hostLog ? ` Sa durée : ${sentence(legal.hostLog.is)}` : ''}`,
    ],
  },
  {
    id: 'duree',
    heading: 'Combien de temps',
    paragraphs: [
      `Le site lui-même ne garde rien de vous. ${hasForm ? `Les messages du formulaire : ${keptFor}. ` : ''}${capitalised(listed(kept))} : ce que gardent nos appareils et ces services.`,
    ],
  },
  ...ofFact(legal.dataLaw, (law) => ({
    id: 'droits',
    heading: 'Vos droits',
    paragraphs: [`Le texte\u00a0: ${sentence(law)} Il vous donne ces droits\u00a0:`],
    points: [
      'accès\u00a0: savoir ce que nous avons sur vous et en recevoir une copie\u00a0;',
      'rectification\u00a0: faire corriger ce qui est faux ou incomplet\u00a0;',
      'suppression\u00a0: faire effacer ce que nous n’avons pas à garder\u00a0;',
      'opposition\u00a0: refuser que vos données servent, dans les limites de la loi.',
    ],
  })),
  {
    id: 'exercer-vos-droits',
    heading: `${places.length === 0 ? 'Nous appeler' : 'Nous écrire'}${authority === undefined ? '' : ', ou saisir l’autorité'}`,
    paragraphs: [
      `${whereToWrite}, en disant ce que vous demandez. Nous pouvons vérifier que la demande vient bien de vous.`,
      ...ofFact(
        legal.dataAuthority,
        (is) => `Si notre réponse ne vous convient pas, vous pouvez saisir ${is}.`,
      ),
      ...ofFact(legal.updated, (is) => `Page mise à jour le ${frenchSpaces(dayInWords(is))}.`),
    ],
  },
] as const satisfies readonly TextSection[];

const publisherLines = [
  ['forme juridique et capital', publisher?.is.legalForm],
  ['registre du commerce', publisher?.is.tradeRegister],
  ['numéro fiscal', publisher?.is.taxNumber],
  ['licence d’exploitation', publisher?.is.licence],
  ['directeur de publication', publisher?.is.director],
] as const;

export const legalNotice = [
  {
    id: 'editeur',
    heading: 'Éditeur du site',
    paragraphs: [...address, 'Pour nous joindre, voyez le bas de chaque page.'],
    points: publisherLines.flatMap(([name, is]) => (is === undefined ? [] : [stated(name, is)])),
  },
  ...ofFact(legal.host, (host) => ({
    id: 'hebergeur',
    heading: 'Hébergeur',
    paragraphs: [host],
  })),
  ...ofFact(legal.images, (paragraphs) => ({
    id: 'images-et-personnes',
    heading: 'Images et personnes',
    paragraphs,
  })),
  ...ofFact(legal.property, (paragraphs) => ({
    id: 'propriete-intellectuelle',
    heading: 'Propriété intellectuelle',
    paragraphs,
  })),
  {
    id: 'responsabilite',
    heading: 'Informations de santé',
    paragraphs: [
      'Ce site donne des informations générales. Elles ne remplacent pas une consultation : seul un professionnel qui vous examine peut dire ce que vous avez et ce qu’il faut faire.',
      `En cas d’urgence, n’attendez pas la réponse à un message. ${urgent.sentence}. ${urgent.whenClosed ?? ''}`.trim(),
      'Vous voyez une erreur sur ces pages ? Signalez-la-nous. Les sites vers lesquels nous renvoyons répondent de leur propre contenu.',
    ],
  },
  {
    id: 'licences',
    heading: hasMap || drawn ? 'Polices, icônes et plan' : 'Polices et icônes',
    paragraphs: ['Ce site utilise des œuvres libres, avec nos remerciements à leurs auteurs :'],
    points: [
      'les polices Fraunces et Figtree, sous licence SIL Open Font License 1.1 ;',
      'les icônes Healthicons, sous licence MIT ;',
      ...when(
        hasMap || drawn !== '',
        'les données du plan, © les contributeurs d’OpenStreetMap, sous licence ODbL.',
      ),
    ],
    link: { label: 'Toutes les licences, dans leur texte', href: routes.licences() },
  },
] as const satisfies readonly TextSection[];
