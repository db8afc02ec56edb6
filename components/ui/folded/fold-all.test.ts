import fold from './fold.inline';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const openOnes = () =>
  [...document.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<main>
    <section id="prix"><details id="autres"><details id="examens"><b id="echo"></b></details></details></section>
    <details id="autre" open></details>
    <details id="vital" open data-stays-open></details>
  </main>`;
});

test.each([
  ['', []],
  ['#echo', ['autres', 'examens']],
  ['#prix', ['autres']],
  ['#autre', ['autre']],
  ['#%zz', []],
])('the address « %s » opens what contains its target, and what is vital', async (hash, opened) => {
  location.hash = hash;
  fold();
  expect(openOnes()).toEqual([...opened, 'vital']);
  for (const details of document.querySelectorAll('details')) details.open = false;
  location.hash = '';
  await new Promise((changed) => {
    addEventListener('hashchange', changed, { once: true });
    location.hash = hash === '' ? '#none' : hash;
  });
  expect(openOnes()).toEqual(opened);
});
