import { leadInOf, sentencesOf } from './urgent';

test('a line of first aid may begin with what it is about', () => {
  expect(leadInOf('Convulsions\u00a0: sur le côté\u00a0; rien dans la bouche.')).toEqual([
    'Convulsions',
    '\u00a0: sur le côté\u00a0; rien dans la bouche.',
  ]);
});

test('a colon further on announces something else', () => {
  const lines = ['Restez assis.', 'Venez. Apportez\u00a0: la boîte.'];
  expect(lines.map(leadInOf)).toEqual(lines.map((line) => ['', line]));
});

test('what to do is cut where a sentence ends, and nowhere else', () => {
  expect(sentencesOf('5 claques. Si rien ne sort\u00a0: 0,70 g/l. Évitez. Puis venez.')).toEqual([
    '5 claques.',
    'Si rien ne sort\u00a0: 0,70 g/l.',
    'Évitez.',
    'Puis venez.',
  ]);
});
