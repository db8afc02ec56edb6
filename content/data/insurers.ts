import type { Insurer } from '../model/insurer';
import type { Stated } from '../model/stated';
import type { PictureFile } from './pictures';

/** Insurers and mutual funds that the clinic accepts, in the order of the page. */
export const insurers: readonly Stated<Insurer<PictureFile>>[] = [
  { nom: 'SOMAGEP', img: 'assureurs/somagep.svg', confirmed: 'non' },
  { nom: 'SANLAM', img: 'assureurs/sanlam.svg', confirmed: 'non' },
  { nom: 'Sabu Nyuman Assurance', img: 'assureurs/sabu-nyuman-assurance.svg', confirmed: 'non' },
  { nom: 'SUNU Assurance', img: 'assureurs/sunu-assurance.svg', confirmed: 'non' },
  { nom: 'EDM', img: 'assureurs/edm.svg', confirmed: 'non' },
  { nom: 'GRAS SOVOYE', img: 'assureurs/gras-sovoye.svg', confirmed: 'non' },
  { nom: 'Les Assurances Bleues', img: 'assureurs/les-assurances-bleues.svg', confirmed: 'non' },
  { nom: 'ATLANTIQUE ASSURANCES', img: 'assureurs/atlantique-assurances.svg', confirmed: 'non' },
  { nom: 'CANAM', knownAs: 'AMO, INPS, CMSS', img: 'assureurs/canam.svg', confirmed: 'non' },
  { nom: 'NSIA', img: 'assureurs/nsia.svg', confirmed: 'non' },
  { nom: 'MSF BELGIQUE', img: 'assureurs/msf-belgique.svg', confirmed: 'non' },
  { nom: 'LAFIA', img: 'assureurs/lafia.svg', confirmed: 'non' },
  { nom: 'MSF FRANCE', img: 'assureurs/msf-france.svg', confirmed: 'non' },
  { nom: 'ASCOMA', img: 'assureurs/ascoma.svg', confirmed: 'non' },
  { nom: 'TAKAFUL', img: 'assureurs/takaful.svg', confirmed: 'non' },
];
