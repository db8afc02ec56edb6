/** @jest-environment node */
import { addresses, named, pageAt } from './site';

/*
 * Tests that pages use no style that a browser of docs/browsers.md ignores, if the page could then not be read. Two
 * such styles are allowed: without `aspect-ratio`, a picture has the ratio of its file, and without `gap` of flex
 * boxes, words are closer.
 */

/** Shorthands since Chromium 87 and Safari 14.1. Their longhands (`padding-block-start`) are in all supported browsers. */
const unknownProperty =
  /^(?:(?:padding|margin|border)-(?:inline|block)|inset(?:-(?:inline|block)(?:-(?:start|end))?)?)$/;

/** Units since Chromium 108 and Safari 15.4, which need a fallback before them in the same rule. */
const unknownValue = /\d[dls]v(?:h|w|min|max)\b/;

/** Selectors that some browsers lack. These browsers ignore a whole rule if one selector in its list is unknown. */
const unknownSelector = /:(?:has|is|where|focus-visible|popover-open)\b/;

/** Conditions that are false or unknown in some supported browsers, such as `(scripting)`, which exists since Chromium 120. */
const unknownCondition = /^@(?:layer|container|property|scope)\b|\bscripting\b|[<>]=?/;

/** A rule of a style sheet, without the condition around it. */
interface Rule {
  readonly selector: string;
  /** Properties and values, in order. */
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

const css = new Set(
  addresses
    .map(pageAt)
    .flatMap(({ elements }) => named(elements, 'style').map(({ content }) => content)),
);

/** Returns the rules of a minified style sheet. Nested rules, whose selector contains « & », are not parsed. */
const rulesOf = (sheet: string): Rule[] =>
  [...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', block = '']) => ({
    selector,
    declarations: [...block.matchAll(/([\w-]+):([^;]+)/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }));

const rules = [...css].flatMap(rulesOf);

/** Splits a list of selectors at its commas, except those inside brackets. */
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

test('a selector that is not known takes no other with it', () => {
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
