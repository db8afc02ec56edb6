import { fitTitle, LINE_HEIGHT, titleBox } from './title';

/** Every letter is half an em wide. */
const halfWide = (line: string) => line.length / 2;
const fitted = (title: string) => fitTitle(title, halfWide);

test('a short title is one line of the largest type', () => {
  expect(fitted('ORL')).toEqual({ size: 92, lines: ['ORL'] });
});

test('lines end at spaces and are about equally long', () => {
  expect(fitted('Radiologie et scanner')?.lines).toEqual(['Radiologie', 'et scanner']);
  expect(fitted('aaa bbb ccc ddd')?.lines).toEqual(['aaa bbb', 'ccc ddd']);
});

test('a line ends after a hyphen only where the words alone would need smaller type', () => {
  expect(fitted('Gynécologie-obstétrique')?.lines).toEqual(['Gynécologie-', 'obstétrique']);
  expect(fitted('Un rendez-vous')?.lines).toEqual(['Un', 'rendez-vous']);
  expect(fitted('Prendre rendez-vous')?.lines).toEqual(['Prendre', 'rendez-vous']);
});

test('a no-break space holds', () => {
  expect(fitted('Une page\u00a0: laquelle')?.lines).toEqual(['Une page\u00a0:', 'laquelle']);
});

test('a long title is set smaller, until it is narrow and low enough', () => {
  const title = 'Des soins attentionnés pour toute la famille';
  const { size = 0, lines = [] } = fitted(title) ?? {};
  expect(lines.join(' ')).toBe(title);
  for (const line of lines) expect(halfWide(line) * size).toBeLessThanOrEqual(titleBox.width);
  expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(titleBox.height);
});

test('a title that does not fit is refused', () => {
  expect(fitted('Anticonstitutionnellement')).toBeNull();
  expect(fitted('mot '.repeat(20).trim())).toBeNull();
});
