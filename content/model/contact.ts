/** What a message may be about (specification § 3). */
export const contactSubjects = [
  'Prise de rendez-vous',
  'Demande d’information',
  'Résultats d’analyses',
  'Autre demande',
] as const;

export type ContactSubject = (typeof contactSubjects)[number];

/** The subject chosen when the form opens (specification § 3). */
export const defaultSubject: ContactSubject = 'Prise de rendez-vous';
