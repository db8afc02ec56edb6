import type { TextSection } from '../model/text';
import type { Stated } from '../model/stated';

/** The presentation of the clinic, on its own page. */
export const about = {
  sections: [
    {
      id: 'qui-nous-sommes',
      heading: 'Qui nous sommes',
      confirmed: 'non',
      paragraphs: [
        'Nous sommes une clinique privée du nord de Bamako, ouverte jour et nuit aux nouveau-nés, aux enfants, aux adultes et aux personnes âgées. Médecins de plusieurs spécialités, sages-femmes, infirmiers, laboratoire, imagerie et bloc opératoire sont au même endroit : le médecin qui vous reçoit peut y demander un examen ou l’avis d’un confrère.',
      ],
    },
    {
      id: 'votre-visite',
      heading: 'Comment se passe une consultation',
      confirmed: 'non',
      paragraphs: [
        'À l’accueil, on vous demande votre nom et la raison de votre venue. Une infirmière ou un infirmier mesure ensuite ce qu’il faut : tension, température, poids. Les urgences passent d’abord ; si l’attente s’allonge, on vous le dit.',
        'Puis le médecin vous écoute et vous examine. Il vous explique ce qu’il pense, ce qu’il propose et pourquoi. Avant de partir, demandez-lui quoi faire, quand revenir et qui appeler.',
      ],
    },
    {
      id: 'nos-engagements',
      heading: 'Nos engagements',
      confirmed: 'non',
      paragraphs: [
        'Vous expliquez ce qui ne va pas ; nous vous orientons vers le médecin ou le service qui peut vous aider. Hors urgence, on vous dit le prix avant les soins.',
        'Dites votre langue en arrivant, ou quand vous appelez : nous cherchons avec vous quelqu’un qui la parle.',
      ],
    },
  ],
} as const satisfies { sections: readonly Stated<TextSection>[] };
