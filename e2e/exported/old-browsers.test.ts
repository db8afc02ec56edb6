/** @jest-environment node */
import { addresses, named, pageAt } from './site';

/*
 * Styles that browsers of docs/browsers.md would drop, with what a page needs to be read. Not here: `aspect-ratio`, without which a
 * picture has the shape of its file, and `gap` of flexible boxes, without which words stand closer.
 */

/** Shorthands that Chromium knows from 87 on, Safari from 14.1; their longhands (`padding-block-start`) are as old as the floor. */
const unknownProperty =
  /^(?:(?:padding|margin|border)-(?:inline|block)|inset(?:-(?:inline|block)(?:-(?:start|end))?)?)$/;

/** Units that need a fallback in the same rule, before them: known to Chromium from 108 on, to Safari from 15.4. */
const unknownValue = /\d[dls]v(?:h|w|min|max)\b/;

/** Selectors that some browsers do not know: in a list, they have them drop its other selectors. */
const unknownSelector = /:(?:has|is|where|focus-visible|popover-open)\b/;

/** Conditions that are false or unknown in browsers that the page is for: `(scripting)` came with Chromium 120. */
const unknownCondition = /^@(?:layer|container|property|scope)\b|\bscripting\b|[<>]=?/;

/** A rule of a style sheet, inside a condition or not. */
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

/** The rules of a minified style sheet; a rule holds no other (nesting would be a selector with « & »). */
const rulesOf = (sheet: string): Rule[] =>
  [...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', block = '']) => ({
    selector,
    declarations: [...block.matchAll(/([\w-]+):([^;]+)/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }));

const rules = [...css].flatMap(rulesOf);

/** The selectors of a list: a comma inside brackets separates none. */
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
