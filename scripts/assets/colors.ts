import { pairsOf, type Purpose } from '../../components/theme/contrast';
import { schemesOf, type ClinicColors } from '../../components/theme/schemes';

const names: Record<Purpose, string> = {
  page: 'le fond de la page',
  surface: 'le fond des fiches',
  surfaceWarm: 'le fond sable',
  surfaceCool: 'le fond clair de la couleur principale',
  text: 'le texte',
  textSoft: 'le texte discret',
  heading: 'les titres',
  action: 'la couleur principale',
  onAction: 'le texte du bouton',
  actionQuietHover: 'un bouton clair sous le doigt',
  urgentText: 'la couleur des urgences',
  urgent: 'la couleur des urgences',
  onUrgent: 'le texte du bouton urgent',
  night: 'le fond de la nuit',
  deep: 'le fond foncé de la couleur principale',
  onNight: 'le texte de la nuit',
  onNightSoft: 'le texte discret de la nuit',
  line: 'les filets',
  success: 'le texte d’un envoi réussi',
  successSurface: 'le fond d’un envoi réussi',
  danger: 'le texte d’une erreur',
  dangerSurface: 'le fond d’une erreur',
  star: 'les étoiles',
  logoGround: 'le fond des logos',
  tintLagoon: 'le fond teinté de la couleur principale',
  tintClay: 'le fond argile',
  tintOchre: 'le fond ocre',
  tintIndigo: 'le fond indigo',
};

const inFrench = (ratio: number) => (Math.floor(ratio * 10) / 10).toLocaleString('fr');

/** Returns a French line for each pair of colours with too little contrast. */
export function weakPairs(colors: ClinicColors): string[] {
  return pairsOf(schemesOf(colors))
    .filter(({ ratio, least }) => ratio < least)
    .map(({ scheme, ink, ground, ratio, least }) => {
      const field = /urgent/i.test(ink + ground) ? 'accent' : 'main';
      const dark = scheme === 'dark' ? ', sur un écran sombre' : '';
      return `colors, ${field}\u00a0: ${names[ink]} sur ${names[ground]}${dark}\u00a0: contraste ${inFrench(ratio)}, il faut ${inFrench(least)}\u00a0: choisissez une couleur plus foncée pour «\u00a0${field}\u00a0»`;
    });
}
