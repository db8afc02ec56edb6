// What earlier versions of the site read. A sentence says what to do now.

export const goneFields: Partial<Record<string, Partial<Record<string, string>>>> = {
  'clinique.yaml': {
    utcOffset:
      '« utcOffset » n’est plus lu : effacez ce champ ; l’heure est celle du pays, ou de « fuseau » s’il en a plusieurs, comme « fuseau: Africa/Kinshasa »',
    colors:
      '« colors » n’est plus lu : effacez ce champ ; un développeur change les couleurs dans « components/theme/palette.ts »',
  },
  'urgences.yaml': {
    groups:
      '« lists », « groups », « notDanger » et « canWait » ne sont plus lus : écrivez les mots de danger dans « words » de chaque situation',
    layWords: '« layWords » n’est plus lu : écrivez ces mots dans « words »',
  },
};

export const goneFiles: Partial<Record<string, string>> = {
  'plan.yaml':
    'ce fichier n’est plus lu : copiez ses « directions » dans « clinique.yaml », mettez un dessin du plan dans « content/pictures/plan.svg », puis effacez-le',
};
