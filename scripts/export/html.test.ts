import { elementsOf, replaceIn } from './html';

const page = `<!DOCTYPE html><html lang="fr"><body><p id="a">Été<br/>vert</p><script>1<2</script></body></html>`;

test('finds each element in the text', () => {
  const found = elementsOf(page).map(({ name, start, end }) => [name, page.slice(start, end)]);
  expect(found).toContainEqual(['p', '<p id="a">Été<br/>vert</p>']);
  expect(found).toContainEqual(['br', '<br/>']);
  expect(elementsOf(page).find(({ name }) => name === 'script')?.content).toBe('1<2');
  expect(elementsOf(page).find(({ name }) => name === 'p')?.attributes).toEqual({ id: 'a' });
});

test('replaces what it is told, and leaves every other character', () => {
  const [script] = elementsOf(page).filter(({ name }) => name === 'script');
  expect(replaceIn(page, script ? [{ ...script, text: '' }] : [])).toBe(
    page.replace('<script>1<2</script>', ''),
  );
  expect(
    replaceIn('abc', [
      { start: 2, end: 3, text: 'C' },
      { start: 0, end: 1, text: 'A' },
    ]),
  ).toBe('AbC');
});

test('refuses replacements that overlap', () => {
  const both = [
    { start: 0, end: 2, text: '' },
    { start: 1, end: 3, text: '' },
  ];
  expect(() => replaceIn('abc', both)).toThrow(RangeError);
});
