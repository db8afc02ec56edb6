import { showDated } from './dated';
import showDatedFirst from './dated.inline';

const html = `<p data-from="2026-12-06" data-to="2027-01-03">Pas de consultation
  <span data-from="2026-12-06" data-to="2026-12-19">du 20 décembre au 3 janvier</span>
  <span data-from="2026-12-20" data-to="2027-01-03" hidden>jusqu’au 3 janvier</span></p>`;

const shown = () =>
  [...document.querySelectorAll('span')]
    .filter((words) => !words.closest('[hidden]'))
    .map(({ textContent }) => textContent);

function shownFirst(instant: string): string[] {
  jest.setSystemTime(new Date(instant));
  document.body.innerHTML = html;
  const script = document.createElement('script');
  document.body.append(script);
  showDatedFirst(script);
  return shown();
}

function shownLater(instant: string): string[] {
  showDated(document, new Date(instant));
  return shown();
}

beforeAll(() => {
  jest.useFakeTimers();
});

test.each<[instant: string, shown: string[]]>([
  ['2026-12-05T23:59:00Z', []],
  ['2026-12-06T00:01:00Z', ['du 20 décembre au 3 janvier']],
  // The 20th in Paris, still the 19th in Bamako.
  ['2026-12-20T00:59:00+01:00', ['du 20 décembre au 3 janvier']],
  ['2026-12-20T01:01:00+01:00', ['jusqu’au 3 janvier']],
  ['2027-01-03T23:59:00Z', ['jusqu’au 3 janvier']],
  ['2027-01-04T00:01:00Z', []],
])('at %s', (instant, words) => {
  expect(shownFirst(instant)).toEqual(words);
  for (const other of ['2026-01-01', '2026-12-10', '2026-12-25']) {
    shownLater(other);
    expect(shownLater(instant)).toEqual(words);
  }
});

test('without scripts the words are those that are true on any day', () => {
  document.body.innerHTML = html;
  expect(shown()).toEqual(['du 20 décembre au 3 janvier']);
});
