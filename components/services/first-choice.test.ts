import { chosenSpecialty } from '@/content/model/specialties/specialty-choice';
import { serviceQueries } from '../../e2e/support/hostile-input';
import showFirstChoice, { specialtyListId } from './first-choice.inline';

const ids = ['Cardiologie', 'ORL', 'Pediatrie'];

function run(search: string) {
  history.replaceState(null, '', `/services/${search}`);
  document.head.innerHTML = '<style>body { margin: 0 }</style>';
  const links = ids.map((id) => `<li><a href="?id=${id}#${id}">${id}</a></li>`);
  document.body.innerHTML = `<div><nav><ul id="${specialtyListId}">${links.join('')}</ul></nav></div>`;
  const script = document.createElement('script');
  document.querySelector('nav')?.after(script);
  showFirstChoice(script);
  const panels = ids.map((id) => `<section id="${id}">${id}</section>`).join('');
  document.body.firstElementChild?.insertAdjacentHTML('beforeend', `<div>${panels}</div>`);
  const shown = [...document.querySelectorAll('section')].filter(
    (panel) => getComputedStyle(panel).display !== 'none',
  );
  const current = [...document.querySelectorAll<HTMLElement>('[aria-current="true"]')];
  return {
    shown: shown.map(({ id }) => id),
    current: current.map(({ textContent }) => textContent),
  };
}

describe('showFirstChoice', () => {
  it('shows the specialty asked for, and marks it in the list', () => {
    for (const id of ids) expect(run(`?id=${id}`)).toEqual({ shown: [id], current: [id] });
  });

  it('agrees with the component that takes over, for any address', () => {
    for (const search of ['?x=1&id=ORL', '?id=ORL&x=1', '?id=OR%4C', ...serviceQueries]) {
      const id = chosenSpecialty(search, ids) ?? ids[0];
      expect([search, run(search)]).toEqual([search, { shown: [id], current: [id] }]);
    }
  });
});
