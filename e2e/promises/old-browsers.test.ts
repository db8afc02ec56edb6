/** @jest-environment node */
import { addresses, named, pageAt } from '../support/exported-site';

/*
 * Pages must be readable in the browsers of docs/browsers.md, although these ignore some styles. Two ignored styles do
 * no harm: without `aspect-ratio`, a picture has the ratio of its file, and without `gap` of flex boxes, words are
 * closer.
 */

/** Shorthands new in Chromium 87 and Safari 14.1. All supported browsers have the longhands (`padding-block-start`). */
const unknownProperty =
  /^(?:(?:padding|margin|border)-(?:inline|block)|inset(?:-(?:inline|block)(?:-(?:start|end))?)?)$/;

/** Units new in Chromium 108 and Safari 15.4. */
const unknownValue = /\d[dls]v(?:h|w|min|max)\b/;

/** A browser that does not know one selector of a list ignores the whole rule. */
const unknownSelector = /:(?:has|is|where|focus-visible|popover-open)\b/;

/** Conditions that are false or unknown in some supported browsers, such as `(scripting)` before Chromium 120. */
const unknownCondition = /^@(?:layer|container|property|scope)\b|\bscripting\b|[<>]=?/;

/** A rule, without the condition around it. */
interface Rule {
  selector: string;
  declarations: readonly (readonly [name: string, value: string])[];
}

const css = new Set(
  addresses
    .map(pageAt)
    .flatMap(({ elements }) => named(elements, 'style').map(({ content }) => content)),
);

/** Parses a minified style sheet, except nested rules, whose selector contains « & ». */
const rulesOf = (sheet: string): Rule[] =>
  [...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', block = '']) => ({
    selector,
    declarations: [...block.matchAll(/([\w-]+):([^;]+)/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }));

const rules = [...css].flatMap(rulesOf);

/** Splits at commas, except those inside brackets. */
const selectorsOf = (list: string) => list.split(/,(?![^(]*\))/);

const told = ({ selector, declarations }: Rule) =>
  `${selector}{${declarations.map((each) => each.join(':')).join(';')}}`;

const which = (isBroken: (rule: Rule) => boolean) => [...new Set(rules.filter(isBroken).map(told))];

test('sides and sizes have physical names', () => {
  expect(rules.length).toBeGreaterThan(100);
  const isLogical = ([name]: readonly [string, string]) => unknownProperty.test(name);
  expect(which(({ declarations }) => declarations.some(isLogical))).toEqual([]);
});

test('a height of the small screen comes after one that all browsers know', () => {
  const isAlone = ({ declarations }: Rule) =>
    declarations.some(
      ([name, value], index) =>
        unknownValue.test(value) &&
        !declarations
          .slice(0, index)
          .some(([other, before]) => other === name && !unknownValue.test(before)),
    );
  expect(which(isAlone)).toEqual([]);
});

test('an unknown selector disables no other', () => {
  const takesOthers = ({ selector }: Rule) => {
    const unknown = selectorsOf(selector).filter((each) => unknownSelector.test(each));
    return selector.includes('&') || ![0, selectorsOf(selector).length].includes(unknown.length);
  };
  expect(which(takesOthers)).toEqual([]);
});

test('no style is under a condition that only new browsers know', () => {
  const conditions = [...css].flatMap(
    (sheet) => sheet.match(/@(?!supports)[\w-]+[^{};]*\{/g) ?? [],
  );
  expect(conditions.length).toBeGreaterThan(0);
  expect([...new Set(conditions)].filter((each) => unknownCondition.test(each))).toEqual([]);
});
