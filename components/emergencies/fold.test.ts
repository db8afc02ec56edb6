import foldSituations, { situationsId } from './fold.inline';

const ids = ['enfant', 'brulure'];

function run(hash: string): void {
  history.replaceState(null, '', `/urgences/${hash}`);
  const situations = ids.map((id) => `<li><details id="${id}" open></details></li>`);
  const vital = '<li><details id="poitrine" data-vital="oui" open></details></li>';
  document.body.innerHTML = `<ul id="${situationsId}">${situations.join('')}${vital}</ul>`;
  foldSituations();
}

const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('folds every situation but the vital ones', () => {
  run('');
  expect(open()).toEqual(['poitrine']);
});

test('leaves open the one that the address names too', () => {
  run('#brulure');
  expect(open()).toEqual(['brulure', 'poitrine']);
});

test('opens the one that a later link names', () => {
  run('');
  history.replaceState(null, '', '#enfant');
  dispatchEvent(new Event('hashchange'));
  expect(open()).toEqual(['enfant', 'poitrine']);
});

test('opens all before printing', () => {
  run('');
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([...ids, 'poitrine']);
});
