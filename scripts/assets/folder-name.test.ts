import { faultOfFolder } from './folder-name';

test.each([
  ['/home/awa/Projet #1', 'contient «\u00a0#\u00a0»'],
  ['C:\\Sites\\100 % santé', 'contient «\u00a0%\u00a0»'],
])('%s must be renamed', (folder, said) => {
  expect(faultOfFolder(folder)).toContain(said);
});

test('spaces and accents are accepted', () => {
  expect(faultOfFolder('/home/awa/Le site de l’hôpital (2)')).toBeUndefined();
});
