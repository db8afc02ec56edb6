import foldSituations, { situationsId } from './fold.inline';

const ids = ['enfant', 'brulure'];

function run(hash: string): void {
  history.replaceState(null, '', `/urgences/${hash}`);
  const situations = ids.map((id) => `<li><details id="${id}" open></details></li>`);
  document.body.innerHTML = `<ul id="${situationsId}">${situations.join('')}</ul>`;
  foldSituations();
}

const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('folds every situation', () => {
  run('');
  expect(open()).toEqual([]);
});

test('leaves open the one that the address names, and no other', () => {
  run('#brulure');
  expect(open()).toEqual(['brulure']);
});

test('opens the one that a later link names', () => {
  run('');
  history.replaceState(null, '', '#enfant');
  dispatchEvent(new Event('hashchange'));
  expect(open()).toEqual(['enfant']);
});

test('opens all before printing', () => {
  run('');
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual(ids);
});
