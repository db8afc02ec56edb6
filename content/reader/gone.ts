// What earlier versions of the site read. A sentence says what to do now.

const inWords =
  'n’est plus lu : écrivez les mots de danger, séparés par des virgules, dans « words » de chaque situation';

export const goneFields: Partial<Record<string, Partial<Record<string, string>>>> = {
  'clinique.yaml': {
    utcOffset:
      '« utcOffset » n’est plus lu : effacez ce champ ; l’heure est celle du pays, ou de « fuseau » s’il en a plusieurs, comme « fuseau: Africa/Kinshasa »',
    colors:
      '« colors » n’est plus lu : effacez ce champ ; un développeur change les couleurs dans « components/theme/palette.ts »',
  },
  'urgences.yaml': Object.fromEntries(
    ['groups', 'lists', 'phrases', 'notDanger', 'canWait', 'layWords', 'urgentWords'].map(
      (field) => [field, `« ${field} » ${inWords}`],
    ),
  ),
};

export const goneFiles: Partial<Record<string, string>> = {
  'plan.yaml':
    'ce fichier n’est plus lu : copiez ses « directions » dans « clinique.yaml », mettez un dessin du plan dans « content/pictures/plan.svg », puis effacez-le',
};
