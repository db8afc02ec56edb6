import type { Day } from '@/content/model/opening-hours/clinic-time';
import { datedScript } from '@/components/ui/dated/dated';
import { showDated } from './show-dated';

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
  script.textContent = datedScript;
  document.body.append(script);
  return shown();
}

function shownLater(day: Day): string[] {
  showDated('[data-from]', day);
  return shown();
}

beforeAll(() => {
  jest.useFakeTimers();
});

test.each<[instant: string, day: Day, shown: string[]]>([
  ['2026-12-05T23:59:00Z', '2026-12-05', []],
  ['2026-12-06T00:01:00Z', '2026-12-06', ['du 20 décembre au 3 janvier']],
  // The 20th in Paris, still the 19th in Bamako.
  ['2026-12-20T00:59:00+01:00', '2026-12-19', ['du 20 décembre au 3 janvier']],
  ['2026-12-20T01:01:00+01:00', '2026-12-20', ['jusqu’au 3 janvier']],
  ['2027-01-03T23:59:00Z', '2027-01-03', ['jusqu’au 3 janvier']],
  ['2027-01-04T00:01:00Z', '2027-01-04', []],
])('at %s, in Bamako the %s', (instant, day, words) => {
  expect(shownFirst(instant)).toEqual(words);
  for (const other of ['2026-01-01', '2026-12-10', '2026-12-25'] as const) {
    shownLater(other);
    expect(shownLater(day)).toEqual(words);
  }
});

test('without scripts the words are those that are true on any day', () => {
  document.body.innerHTML = html;
  expect(shown()).toEqual(['du 20 décembre au 3 janvier']);
});
