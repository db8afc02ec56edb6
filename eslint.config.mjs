import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';
import jsdoc from 'eslint-plugin-jsdoc';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'];

// Next's preset has this plugin, and ESLint accepts only one copy.
const jsxA11y = nextVitals.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y'];

/** Rules for components. Some compile every function, so they are off in other files. */
const componentRules = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(name));

const noEnum = {
  selector: 'TSEnumDeclaration',
  message: 'A union of words says the same, and leaves nothing in the JavaScript.',
};
const noStyleProp = {
  selector: "JSXAttribute[name.name='style']",
  message:
    'The security policy forbids inline styles: give the element a class of a .css.ts file (recipe for variants).',
};
const HEX = String.raw`/(^|[\s,(])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i`;
const noHexColor = {
  // An `href` may end in « #cafe ».
  selector: `:matches(Literal[value=${HEX}], TemplateElement[value.raw=${HEX}]):not(JSXAttribute[name.name='href'] > *)`,
  message:
    'Hex colours are in components/theme/palette.ts only: use a token that says what the colour is for.',
};
const noReadonlyField = {
  selector:
    ":matches(TSPropertySignature, TSIndexSignature)[readonly=true], TSTypeReference[typeName.name='Readonly']",
  message:
    'TypeScript assigns a read-only field to a writable one: leave `readonly` out, or wrap the whole type in `ReadOnly<>` (content/fields/read-only.ts). An array takes `readonly T[]`.',
};

const CHILD = String.raw`/(^|[\s>+~,(])(svg|img|picture|button|summary)\b/`;
const noStyleOfChild = {
  selector: `CallExpression[callee.name='globalStyle'] > :matches(Literal[value=${CHILD}], TemplateLiteral:has(TemplateElement[value.raw=${CHILD}]))`,
  message:
    'Another component renders this element: pass it a class of a `style`, whose `selectors` name the parent where its state matters.',
};

const LENGTH = String.raw`/\d(px|r?em)\b/`;
const valueOf = (keys, value) => `Property[key.name=/^(${keys})$/] > ${value}`;
const noLiteralSize = {
  selector: [
    valueOf('fontSize|lineHeight', `:matches(Literal[value=${LENGTH}], Literal[raw=/^[1-9]/])`),
    valueOf('fontWeight', 'Literal[raw=/^\\d|bold/]'),
  ].join(', '),
  message:
    'The size, weight and line height of text are those of its role: use vars.text, vars.weight and vars.leading of components/theme/theme.css.ts, or headingSize and textSize.',
};
const SPACE = String.raw`(row|column)?[gG]ap|(padding|margin)([A-Z]\w+)?|borderRadius`;
const noLiteralSpace = {
  selector: [
    valueOf(SPACE, `:matches(Literal[value=${LENGTH}], Literal[raw=/^[1-9]/])`),
    valueOf(SPACE, `TemplateLiteral > TemplateElement[value.raw=${LENGTH}]`),
  ].join(', '),
  message:
    'Spaces and radii are steps of one scale: use vars.space and vars.radius of components/theme/theme.css.ts. A measure of a thing, such as an icon, has a name.',
};

const styleRules = [
  noEnum,
  noStyleProp,
  noHexColor,
  noReadonlyField,
  noLiteralSize,
  noLiteralSpace,
];

const nextImports = [
  {
    name: 'next/link',
    message:
      'Use a plain <a>: next/link costs 3 KB, and prefetches up to five files a link on a static export, even on Save-Data.',
  },
  {
    name: 'next/image',
    message:
      'Use components/ui/picture: next/image resizes on a server, and this site has none; it also writes inline styles.',
  },
  {
    name: 'next/script',
    message:
      'Components ship no script tags of their own: the security policy lists every inline script.',
  },
  {
    name: 'next/navigation',
    message:
      'Components render without the router: read the address in an effect or with useBrowserValue, so that the first frame is the exported HTML.',
  },
];

const oneLine = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

const noPartialRuns = ['describe', 'it', 'test'].flatMap((object) =>
  ['only', 'skip', 'fixme', 'todo'].map((property) => ({
    object,
    property,
    message: 'Every test runs, or is deleted.',
  })),
);

export default defineConfig(
  globalIgnores([
    '.next/',
    '.cache/',
    'out/',
    'out-other/',
    'site/',
    'deploy/',
    'public/',
    'test-results/',
    'playwright-report/',
    'next-env.d.ts',
  ]),
  nextVitals,
  nextTypeScript,
  tseslint.configs.strictTypeChecked,
  comments.recommended,
  {
    name: 'project',
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@eslint-community/eslint-comments/require-description': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // `import { type X }` still loads the file, and ships it.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // These rules find nothing here, and take a fifth of the lint time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: 'error',
      'max-lines-per-function': oneLine(40),
      'no-restricted-syntax': ['error', noEnum, noStyleProp, noHexColor, noReadonlyField],
      // Plain anchors on purpose (docs/decisions/0001-static-export.md).
      '@next/next/no-html-link-for-pages': 'off',
      // <Picture> renders an <img>: next/image needs a server.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    name: 'where no component is',
    files: ['{content,e2e,light,scripts}/**/*.{ts,mjs}', '**/*.css.ts', ...TESTS],
    rules: Object.fromEntries(componentRules.map((name) => [name, 'off'])),
  },
  {
    name: 'styles of a component',
    files: ['components/**/*.css.ts'],
    // The theme contains the scale, and styles the elements of every page. The drawing has its own units.
    ignores: ['components/theme/**', 'components/ui/plan/Plan.css.ts'],
    rules: { 'no-restricted-syntax': ['error', ...styleRules, noStyleOfChild] },
  },
  {
    name: 'styles of the elements of PhotoSwipe',
    files: ['components/ui/lightbox/*.css.ts'],
    rules: { 'no-restricted-syntax': ['error', ...styleRules] },
  },
  { name: 'accessibility', files: ['**/*.tsx'], rules: jsxA11y.configs.strict.rules },
  {
    name: 'where hex colours stand',
    // Scripts process pixels, which are not colours of the design.
    files: ['components/theme/palette.ts', '{light,scripts}/**', ...TESTS],
    rules: { 'no-restricted-syntax': ['error', noEnum, noStyleProp, noReadonlyField] },
  },
  {
    name: 'previews',
    // next/og takes styles from the style attribute alone.
    files: ['scripts/assets/previews/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', noEnum, noReadonlyField] },
  },
  {
    name: 'imports',
    files: ['components/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: nextImports }] },
  },
  {
    name: 'size of components',
    files: ['components/**/*.{ts,tsx}'],
    rules: { 'max-lines': oneLine(120) },
  },
  { name: 'size of pages', files: ['app/**/*.{ts,tsx}'], rules: { 'max-lines': oneLine(60) } },
  {
    name: 'size of scripts',
    files: ['{light,scripts}/**/*.{ts,tsx,mjs}'],
    rules: { 'max-lines': oneLine(150) },
  },
  {
    name: 'documentation',
    files: [
      'content/{fields,model,reader}/**/*.ts',
      'components/ui/**/*.ts',
      '{light,scripts}/**/*.ts',
    ],
    ignores: [...TESTS, '**/*.css.ts', 'content/model/*/schema.ts'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        { publicOnly: true, require: { ArrowFunctionExpression: true, FunctionExpression: true } },
      ],
      'jsdoc/check-param-names': 'error',
      'jsdoc/require-description': 'off',
    },
  },
  {
    name: 'tests and facts have any length',
    files: [...TESTS, 'content/facts/*.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    name: 'tests',
    files: TESTS,
    rules: { 'no-restricted-properties': ['error', ...noPartialRuns] },
  },
  {
    // Some are outside tsconfig.json, which typed rules need.
    name: 'plain JavaScript',
    files: ['**/*.{mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    name: 'CommonJS',
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
