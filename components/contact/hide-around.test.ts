import { hideAround } from './hide-around';

const byId = (id: string) => document.getElementById(id);
const hiddenIds = () => [...document.querySelectorAll('[hidden]')].map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `
    <p id="outside"></p>
    <section id="whole"><h2 id="heading"></h2><p id="already" hidden></p>
      <div id="column"><h3 id="title"></h3><div id="kept"></div></div><div id="other"></div>
    </section>`;
});

it('hides all but what is kept and what leads to it, and shows it again', () => {
  const showAgain = hideAround(byId('kept'), byId('whole'));
  expect(hiddenIds()).toEqual(['heading', 'already', 'title', 'other']);
  showAgain();
  expect(hiddenIds()).toEqual(['already']);
});

it.each([
  ['outside', 'whole'],
  ['kept', 'nothing'],
])('hides nothing when #%s is not in #%s', (kept, whole) => {
  hideAround(byId(kept), byId(whole));
  expect(hiddenIds()).toEqual(['already']);
});
