import type { Insurer } from '../model/insurer';

/** Insurers and mutual funds that the clinic accepts, in the order of the page. */
export const insurers = [
  { nom: 'SOMAGEP', img: 'assureurs/somagep.svg' },
  { nom: 'SANLAM', img: 'assureurs/sanlam.svg' },
  { nom: 'Sabu Nyuman Assurance', img: 'assureurs/sabu-nyuman-assurance.svg' },
  { nom: 'SUNU Assurance', img: 'assureurs/sunu-assurance.svg' },
  { nom: 'EDM', img: 'assureurs/edm.svg' },
  { nom: 'GRAS SOVOYE', img: 'assureurs/gras-sovoye.svg' },
  { nom: 'Les Assurances Bleues', img: 'assureurs/les-assurances-bleues.svg' },
  { nom: 'ATLANTIQUE ASSURANCES', img: 'assureurs/atlantique-assurances.svg' },
  { nom: 'CANAM', img: 'assureurs/canam.svg' },
  { nom: 'NSIA', img: 'assureurs/nsia.svg' },
  { nom: 'MSF BELGIQUE', img: 'assureurs/msf-belgique.svg' },
  { nom: 'LAFIA', img: 'assureurs/lafia.svg' },
  { nom: 'MSF FRANCE', img: 'assureurs/msf-france.svg' },
  { nom: 'ASCOMA', img: 'assureurs/ascoma.svg' },
  { nom: 'TAKAFUL', img: 'assureurs/takaful.svg' },
] as const satisfies readonly Insurer[];
