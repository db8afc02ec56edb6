import { annotationsIn, stepSummaryOf } from './annotations';

const log = `> assets
À corriger dans content/data\u00a0:
  - medecins/awa.yaml, ligne 9\u00a0: «\u00a0Lundi 9\u00a0» n’est pas un moment, à 100\u00a0%
À corriger dans content/pictures\u00a0:
  - medecins/awa.png\u00a0: enregistrez l’image en .jpg
Le site ne peut pas ouvrir au public\u00a0: un fait dont il ne peut se passer n’est pas vérifié
  - content/data/clinique.yaml\u00a0: la clinique, name, «\u00a0Le Fleuve\u00a0»
Ne paraît pas, tant que personne ne l’a vérifié\u00a0:
  - content/data/medecins\u00a0: médecin, «\u00a0Dr Awa Keïta\u00a0»
npm error code 1
`;

test('each fault is beside its line', () => {
  expect(annotationsIn(log)).toEqual([
    '::error file=content/data/medecins/awa.yaml,line=9::«\u00a0Lundi 9\u00a0» n’est pas un moment, à 100\u00a0%25',
    '::error file=content/pictures/medecins/awa.png,line=1::enregistrez l’image en .jpg',
    '::error file=content/data/clinique.yaml,line=1::la clinique, name, «\u00a0Le Fleuve\u00a0»',
    '::warning file=content/data/medecins,line=1::médecin, «\u00a0Dr Awa Keïta\u00a0»',
  ]);
});

test('the page of the run has the sentences alone', () => {
  const summary = stepSummaryOf(log);
  expect(summary).toContain(
    '### À corriger dans content/data\u00a0:\n\n  - medecins/awa.yaml, ligne 9',
  );
  expect(summary).not.toContain('npm');
  expect(stepSummaryOf('> assets\n')).toBe('Rien à corriger dans le contenu.\n');
});
