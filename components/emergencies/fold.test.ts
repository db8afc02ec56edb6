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

test.each([
  ['', ['poitrine']],
  ['#brulure', ['brulure', 'poitrine']],
])(
  'folds every situation but the vital ones, and the one that the address « %s » names',
  (hash, left) => {
    run(hash);
    expect(open()).toEqual(left);
  },
);

test('opens the one that a later link names', () => {
  run('');
  history.replaceState(null, '', '#enfant');
  dispatchEvent(new Event('hashchange'));
  expect(open()).toEqual(['enfant', 'poitrine']);
});
