import { routes } from '../model/routes';
import type { TextSection } from '../model/text';
import { comeOrCallSentence } from '../model/urgent';
import { clinic } from './clinic';

/** What the site does with visitors' data, section by section. */
export const privacy = [
  {
    id: 'en-bref',
    heading: 'En bref',
    paragraphs: [
      'Ce site présente la clinique et vous aide à nous joindre. Il ne tient aucun dossier médical.',
    ],
    points: [
      'Vous n’avez pas de compte à créer.',
      'Le site ne pose aucun cookie.',
      'Il ne mesure pas vos visites et ne montre pas de publicité.',
      'Rien ne part de ce que vous écrivez tant que vous ne l’envoyez pas vous-même.',
    ],
  },
  {
    id: 'responsable',
    heading: 'Qui répond de vos données',
    paragraphs: [
      `${clinic.name}, ${clinic.address.postOfficeBox}, ${clinic.address.area}, ${clinic.address.country}. E-mail : ${clinic.email}.`,
      'Formalités auprès de l’APDP, dont l’envoi de données hors du Mali : à compléter par la clinique.',
    ],
  },
  {
    id: 'formulaire',
    heading: 'Le formulaire de contact',
    paragraphs: [
      'Le formulaire est transmis par Formspree, un service des États-Unis : ce que vous y écrivez quitte le Mali. Nous nous en servons seulement pour vous répondre et organiser votre venue. En l’envoyant, vous acceptez ce passage ; si vous préférez l’éviter, appelez-nous.',
      'N’écrivez aucun détail médical : ni symptôme, ni maladie, ni traitement, ni résultat. Pour des analyses, demandez simplement à être rappelé.',
      'Voici ce qui est envoyé :',
    ],
    points: [
      'votre nom, votre e-mail et votre message, obligatoires : pour savoir qui nous écrit et répondre ;',
      'votre téléphone, facultatif : pour vous rappeler ;',
      'l’objet choisi dans la liste : pour transmettre à la bonne personne ;',
      'l’heure d’ouverture de la page et un indice disant si un programme pilote le navigateur : contre les envois automatiques ;',
      'votre adresse IP et le type de votre navigateur, que Formspree reçoit comme tout site visité.',
    ],
  },
  {
    id: 'whatsapp',
    heading: 'WhatsApp',
    paragraphs: [
      'Les boutons WhatsApp ouvrent une conversation avec la clinique. Le message préparé nomme le médecin choisi. Si le formulaire n’a pas pu partir, il reprend ce que vous y avez écrit. Vous pouvez le changer avant de l’envoyer.',
      'WhatsApp appartient à Meta, et ce sont ses règles qui s’appliquent. Là non plus, n’écrivez pas de détails médicaux.',
    ],
  },
  {
    id: 'telephone-et-e-mail',
    heading: 'Téléphone et e-mail',
    paragraphs: [
      'Les boutons d’appel et d’e-mail ouvrent l’application de votre appareil. L’appel passe par votre opérateur, l’e-mail par votre messagerie : le site ne reçoit ni l’un ni l’autre.',
    ],
  },
  {
    id: 'plan',
    heading: 'Le plan d’accès',
    paragraphs: [
      'Le plan vient d’OpenStreetMap. Il se charge seulement quand il approche de l’écran ; OpenStreetMap reçoit alors votre adresse IP et le type de votre navigateur, et peut poser ses propres cookies.',
      'Les liens vers Google Maps n’envoient rien à Google tant que vous ne les ouvrez pas.',
    ],
  },
  {
    id: 'copier-et-partager',
    heading: 'Copier, partager, chercher un médecin',
    paragraphs: [
      'Les boutons « Copier » et « Partager » et la fiche de contact ne nous disent rien de vous : ce que vous copiez reste sur votre appareil, et vous choisissez à qui vous l’envoyez.',
      'Les mots cherchés sur la page des médecins paraissent dans l’adresse de la page. Ils restent donc dans l’historique du navigateur, et peuvent passer dans le journal de l’hébergeur.',
    ],
  },
  {
    id: 'demonstration',
    heading: 'La démonstration de rendez-vous',
    paragraphs: [
      'La prise de rendez-vous en quatre étapes est une démonstration. Ce que vous y écrivez n’est ni envoyé ni enregistré, et disparaît quand vous quittez la page.',
    ],
  },
  {
    id: 'appareil-et-hebergeur',
    heading: 'Votre appareil et l’hébergeur',
    paragraphs: [
      'Pour que le site se lise sans connexion, votre navigateur garde une copie des pages principales, de celles que vous ouvrez, et des soixante dernières photos affichées. Il ne fait pas de première copie si vous économisez les données ou si le réseau est très lent (2G).',
      'Cette copie reste sur votre appareil. Rien de ce que vous écrivez n’y est gardé ; mais, comme l’historique, elle peut montrer à qui se sert de votre appareil les pages que vous avez lues. Vous l’effacez dans les réglages du navigateur, avec les données de ce site.',
      'L’hébergeur peut garder un journal technique : adresse IP, page demandée, heure. Sa durée : à compléter par la clinique.',
    ],
  },
  {
    id: 'duree',
    heading: 'Combien de temps',
    paragraphs: [
      'Les messages sont gardés le temps de vous répondre et d’organiser votre venue, et au plus douze mois après le dernier échange (durée à confirmer par la clinique), chez Formspree comme dans notre messagerie.',
    ],
  },
  {
    id: 'droits',
    heading: 'Vos droits',
    paragraphs: [
      'La loi malienne n° 2013-015 du 21 mai 2013 sur la protection des données à caractère personnel, modifiée en 2017, vous donne ces droits :',
    ],
    points: [
      'accès : savoir ce que nous avons sur vous et en recevoir une copie ;',
      'rectification : faire corriger ce qui est faux ou incomplet ;',
      'suppression : faire effacer ce que nous n’avons pas à garder ;',
      'opposition : refuser que vos données servent, dans les limites de la loi.',
    ],
  },
  {
    id: 'exercer-vos-droits',
    heading: 'Nous écrire, ou saisir l’autorité',
    paragraphs: [
      `Écrivez à ${clinic.email} ou à notre boîte postale, en disant ce que vous demandez. Nous pouvons vérifier que la demande vient bien de vous.`,
      'Si notre réponse ne vous convient pas, vous pouvez saisir l’Autorité de protection des données à caractère personnel (APDP), à Bamako.',
      'Page mise à jour le 21 novembre 2026.',
    ],
  },
] as const satisfies readonly TextSection[];

/** Who publishes the site, and under which terms. */
export const legalNotice = [
  {
    id: 'editeur',
    heading: 'Éditeur du site',
    paragraphs: [
      `${clinic.name}, ${clinic.address.postOfficeBox}, ${clinic.address.area}, ${clinic.address.country}. E-mail : ${clinic.email}. Les téléphones sont au bas de chaque page.`,
    ],
    points: [
      'Forme juridique et capital : à compléter par la clinique',
      'RCCM : à compléter par la clinique',
      'NIF : à compléter par la clinique',
      'Licence d’exploitation : à compléter par la clinique',
      'Directeur de publication : à compléter par la clinique',
    ],
  },
  {
    id: 'hebergeur',
    heading: 'Hébergeur',
    paragraphs: ['Nom, adresse et téléphone de l’hébergeur : à compléter par la clinique.'],
  },
  {
    id: 'images-et-personnes',
    heading: 'Images, personnes et témoignages',
    paragraphs: [
      'Les images de ce site sont des images d’illustration, faites pour lui. Elles ne montrent ni les locaux, ni le matériel, ni le personnel réels.',
      'Personnes et témoignages donnés à titre d’exemple : les noms, les portraits et les propos des médecins, des dirigeants et des patients ne désignent personne de réel.',
    ],
  },
  {
    id: 'propriete-intellectuelle',
    heading: 'Propriété intellectuelle',
    paragraphs: [
      'Sauf mention contraire, les textes et les images du site appartiennent à la clinique. Vous pouvez les imprimer ou les partager pour votre usage personnel ; pour tout autre usage, demandez-nous l’accord par écrit.',
      'Les noms des assurances et des mutuelles appartiennent à leurs titulaires. Ils servent ici à dire qui la clinique accepte.',
    ],
  },
  {
    id: 'responsabilite',
    heading: 'Informations de santé',
    paragraphs: [
      'Ce site donne des informations générales. Elles ne remplacent pas une consultation : seul un professionnel qui vous examine peut dire ce que vous avez et ce qu’il faut faire.',
      `En cas d’urgence, n’écrivez pas. ${comeOrCallSentence(clinic.phones[0])}.`,
      'Nous relisons ces pages avec soin. Si une erreur y reste, signalez-la-nous. Les sites vers lesquels nous renvoyons répondent de leur propre contenu.',
    ],
  },
  {
    id: 'licences',
    heading: 'Polices, icônes et plan',
    paragraphs: ['Ce site utilise des œuvres libres, avec nos remerciements à leurs auteurs :'],
    points: [
      'les polices Fraunces et Figtree, sous licence SIL Open Font License 1.1 ;',
      'les icônes Healthicons, sous licence MIT ;',
      'les données du plan, © les contributeurs d’OpenStreetMap, sous licence ODbL.',
    ],
    link: { label: 'Toutes les licences, dans leur texte', href: routes.licences() },
  },
] as const satisfies readonly TextSection[];
