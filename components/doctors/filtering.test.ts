import { installFiltering } from './filtering';

const ids = {
  formId: 'filtre',
  listId: 'liste',
  countId: 'nombre',
  clearId: 'effacer',
  nobodyId: 'personne',
};

const nameOf = (index: number) => `Dr ${index % 10 === 0 ? 'Samba' : 'Kanté'} ${String(index)}`;

/** A page of so many doctors, one in ten called Samba; answers what types into its search. */
function pageOf(doctors: number) {
  const cards = Array.from(
    { length: doctors },
    (_, index) => `<li data-name="${nameOf(index)}" data-specialty="Dentiste" data-words="">…</li>`,
  );
  document.body.innerHTML = `
    <form id="${ids.formId}">
      <input name="q" type="search"><select name="specialite"><option value=""></option></select>
      <p id="${ids.countId}"></p><button type="button" id="${ids.clearId}" hidden></button>
      <p id="${ids.nobodyId}" hidden></p>
    </form>
    <ul id="${ids.listId}">${cards.join('')}</ul>`;
  const uninstall = installFiltering(ids);
  const search = document.querySelector('input');
  const type = (words: string) => {
    if (search) search.value = words;
    search?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { type, uninstall };
}

/** How often texts are normalised, which is what folding a name costs. */
function foldingsOf(act: () => void): number {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  act();
  const { length } = normalize.mock.calls;
  normalize.mockRestore();
  return length;
}

describe('a keystroke', () => {
  it('folds no name of a doctor again: as much for 2 000 doctors as for 20', () => {
    const costs = [20, 2000].map((doctors) => {
      const { type, uninstall } = pageOf(doctors);
      const cost = foldingsOf(() => {
        type('sam');
      });
      uninstall();
      return cost;
    });
    expect(costs[1]).toBe(costs[0]);
  });

  it('touches only the cards that come or go, and lays a long list out where it is seen', () => {
    const { type, uninstall } = pageOf(2000);
    const list = document.getElementById(ids.listId) ?? document.body;
    expect(list).toHaveAttribute('data-long-list');
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const touched = (words: string) => {
      observer.takeRecords();
      type(words);
      return observer.takeRecords().filter(({ target }) => target.parentNode === list).length;
    };
    expect(touched('s')).toBe(1800);
    expect(list.querySelectorAll(':scope > :not([hidden])')).toHaveLength(200);
    expect(touched('sa')).toBe(0);
    expect(touched('samx')).toBe(200);
    expect(touched('sam')).toBe(200);
    expect(document.getElementById(ids.countId)).toHaveTextContent('200 médecins');
    observer.disconnect();
    uninstall();
  });
});
