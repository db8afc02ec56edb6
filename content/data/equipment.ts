import type { Equipment } from '../model/equipment';
import type { Stated } from '../model/stated';
import type { PictureFile } from './pictures';

/** The blocks of « Plateau Technique », in the order of the page. A phone shows the first two points of each: what a patient must know is there. */
export const equipment: readonly Stated<Equipment<PictureFile>>[] = [
  {
    id: 'scanner',
    title: 'Scanner',
    description:
      'Des images en coupe de l’intérieur du corps : tête, poitrine, ventre, os -- Avant l’examen, signalez une grossesse, une allergie ou une maladie des reins -- La table où vous êtes glisse dans un anneau ouvert des deux côtés -- On vous demande de rester immobile un court moment',
    images: ['equipements/scanner-1.jpg', 'equipements/scanner-2.jpg'],
    confirmed: 'non',
  },
  {
    id: 'echographie',
    title: 'Échographie',
    description:
      'Des ultrasons, sans rayons X, pour voir les organes ou suivre une grossesse -- Un peu de gel sur la peau, puis une sonde que l’on déplace doucement -- Vous voyez l’écran et vous pouvez poser vos questions -- Plusieurs sondes, selon la région du corps à examiner',
    images: ['equipements/echographie-1.jpg', 'equipements/echographie-2.jpg'],
    confirmed: 'non',
  },
  {
    id: 'radiographie',
    title: 'Radiographie',
    description:
      'Des images des os, des articulations ou des poumons -- Dites-le avant l’examen si vous êtes enceinte ou pensez l’être -- L’image se prend debout contre un support, ou sur la table -- Une lumière montre la zone, pour n’exposer que ce qu’il faut',
    images: ['equipements/radiographie-1.jpg', 'equipements/radiographie-2.jpg'],
    confirmed: 'non',
  },
  {
    id: 'mammographie',
    title: 'Mammographie',
    description:
      'Une radiographie des seins, l’un après l’autre -- Ce jour-là, ni déodorant, ni crème, ni talc sur la peau -- Le sein est serré quelques secondes ; dites-le si cela fait mal -- Un coin à l’écart, pour vous déshabiller sans être vue',
    images: ['equipements/mammographie-1.jpg'],
    confirmed: 'non',
  },
  {
    id: 'laboratoire',
    title: 'Laboratoire d’analyses',
    description:
      'Prises de sang et analyses courantes, jour et nuit -- Demandez avant de venir s’il faut être à jeun -- Une machine compte les cellules du sang -- Le microscope sert quand il faut les regarder de plus près',
    images: ['equipements/laboratoire-1.jpg', 'equipements/laboratoire-2.jpg'],
    confirmed: 'non',
  },
  {
    id: 'bloc-operatoire',
    title: 'Bloc opératoire',
    description:
      'On vous dit à partir de quelle heure ne plus manger ni boire -- Avant une opération prévue, vous rencontrez l’équipe d’anesthésie -- Une table réglable et deux grands éclairages orientés vers l’opération -- Une machine suit sans arrêt la respiration et le cœur',
    images: ['equipements/bloc-operatoire-1.jpg', 'equipements/bloc-operatoire-2.jpg'],
    confirmed: 'non',
  },
  {
    id: 'reanimation',
    title: 'Réanimation',
    description:
      'Pour les malades qui ont besoin d’une surveillance constante -- L’équipe donne des nouvelles à la famille et répond à ses questions -- Un écran suit le cœur, la respiration et l’oxygène du sang -- Une machine aide à respirer quand il le faut',
    images: ['equipements/reanimation-1.jpg', 'equipements/reanimation-2.jpg'],
    confirmed: 'non',
  },
  {
    id: 'neonatologie',
    title: 'Néonatologie',
    description:
      'Pour les bébés nés trop tôt ou fragiles dans leurs premiers jours -- Vous pouvez parler à votre bébé et le toucher par les hublots -- La couveuse tient le bébé au chaud, visible de tous côtés -- La lampe bleue traite la jaunisse du nouveau-né, yeux protégés',
    images: ['equipements/neonatologie-1.jpg', 'equipements/neonatologie-2.jpg'],
    confirmed: 'non',
  },
  {
    id: 'endoscopie',
    title: 'Endoscopie',
    description:
      'À jeun ou après une préparation : on vous explique comment faire -- Si un calmant est prévu, venez avec un proche pour le retour -- Une petite caméra souple montre l’intérieur de l’estomac ou du gros intestin -- Le médecin suit l’image en direct sur un grand écran',
    images: ['equipements/endoscopie-1.jpg', 'equipements/endoscopie-2.jpg'],
    confirmed: 'non',
  },
  {
    id: 'cardiologie',
    title: 'Explorations du cœur',
    description:
      'Venez en tenue souple, avec des chaussures fermées -- L’épreuve d’effort montre comment le cœur réagit quand vous pédalez -- L’ECG dessine le rythme du cœur, avec des pastilles collées sur la peau -- La tension et le rythme du cœur sont suivis pendant tout l’effort',
    images: ['equipements/cardiologie-1.jpg', 'equipements/cardiologie-2.jpg'],
    confirmed: 'non',
  },
  {
    id: 'dentaire',
    title: 'Soins dentaires',
    description:
      'Levez la main à tout moment : le soin s’arrête et on vous écoute -- Une piqûre qui endort la dent quand le soin risque de faire mal -- Un fauteuil qui s’incline et une lampe dirigée vers la bouche -- Une radio montre toutes les dents sur une seule image',
    images: ['equipements/dentaire-1.jpg', 'equipements/dentaire-2.jpg'],
    confirmed: 'non',
  },
  {
    id: 'ophtalmologie',
    title: 'Examen des yeux',
    description:
      'Des gouttes peuvent brouiller la vue : prévoyez de ne pas conduire -- Une lampe avec une loupe montre de près chaque partie de l’œil -- Un appareil essaie plusieurs verres, pour trouver vos lunettes -- Le menton et le front posés, vous regardez droit devant vous',
    images: ['equipements/ophtalmologie-1.jpg', 'equipements/ophtalmologie-2.jpg'],
    confirmed: 'non',
  },
  {
    id: 'kinesitherapie',
    title: 'Kinésithérapie',
    description:
      'Échelles au mur, ballons et haltères, pour la force et la souplesse -- On vous montre des exercices simples à refaire à la maison -- Deux barres où se tenir, pour réapprendre à marcher à votre rythme -- Un miroir, pour voir vos gestes et les corriger',
    images: ['equipements/kinesitherapie-1.jpg', 'equipements/kinesitherapie-2.jpg'],
    confirmed: 'non',
  },
];
