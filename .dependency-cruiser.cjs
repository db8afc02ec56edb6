/**
 * Who may import whom. Run by `npm run check`; the reasons are in CONTRIBUTING.md.
 *
 *   app ──▶ components/<subject> ──▶ components/ui ──▶ components/theme
 *    └──▶ content/facts ──▶ content/reader ──▶ content/model/<subject> ──▶ content/fields
 *   components/<subject> ──▶ content/model/<subject>
 */

const TEST = String.raw`\.test\.tsx?$`;
const FACTS = '^content/facts/';
const SCHEMA = String.raw`^content/(reader/|fields/(fields|french-faults|telephone)\.ts$|model/[^/]+/(schema|checks)\.ts$)`;
const TYPES = ['type-only', 'type-import'];

/**
 * @param {string} library a package, or the beginning of the names in a scope
 * @param {string} folder the only folder that may import it
 */
const onlyDoor = (library, folder) => ({
  name: `one-door-for-${library.replace('@', '').split('-')[0]}`,
  severity: 'error',
  comment: `Only ${folder}/ imports ${library}: replacing that library must touch one folder.`,
  from: { pathNot: `^${folder}/` },
  to: { path: `^(node_modules/)?${library}` },
});

const floors = ['facts', 'reader', 'model', 'fields'];

/**
 * @param {string} floor a folder of content/
 * @param {number} index
 */
const downward = (floor, index) => ({
  name: `${floor}-import-downward`,
  severity: 'error',
  comment: `content/ has floors, ${floors.join(' → ')}: a file imports its own floor and those after it.`,
  from: { path: `^content/${floor}/`, pathNot: TEST },
  to: { path: floors.slice(0, index).map((above) => `^content/${above}/`) },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...floors.map(downward).slice(1),
    {
      name: 'subjects-do-not-know-each-other',
      severity: 'error',
      comment:
        'One subject never imports another: let the page compose them, or move the shared part to ui/ or content/model/.',
      from: { path: '^components/([^/]+)/', pathNot: '^components/(ui|theme|islands)/' },
      to: { path: '^components/', pathNot: '^components/($1|ui|theme|islands)/' },
    },
    {
      name: 'ui-could-serve-a-bakery',
      severity: 'error',
      comment: 'ui/ knows nothing of the clinic: take what it shows as props.',
      from: { path: '^components/ui/', pathNot: TEST },
      to: {
        path: '^(app|components|content|e2e|scripts)/',
        pathNot: '^components/(ui|theme|islands)/',
      },
    },
    {
      name: 'theme-stands-alone',
      severity: 'error',
      comment: 'theme/ is colours, type and space: it imports neither React nor anything of ours.',
      from: { path: '^components/theme/', pathNot: TEST },
      to: {
        path: '^((app|components|content|e2e|scripts)/|(node_modules/)?react(-dom)?(/|$))',
        pathNot: '^components/theme/',
      },
    },
    {
      name: 'palette-is-private',
      severity: 'error',
      comment: 'Use a token that says what the colour is for, from theme.css.ts.',
      from: { pathNot: '^components/theme/' },
      to: { path: String.raw`^components/theme/palette\.ts$` },
    },
    {
      name: 'facts-come-through-pages',
      severity: 'error',
      comment:
        'Only app/ imports values of content/facts and hands them over as props: a list imported by a client component is shipped in the JavaScript of the page.',
      from: { pathNot: ['^(app|e2e|light|scripts)/', FACTS, TEST] },
      to: { path: FACTS, dependencyTypesNot: TYPES },
    },
    {
      name: 'model-imports-only-itself',
      severity: 'error',
      comment:
        'content/model says what things are: it imports itself, content/fields, generated JSON and the types of schema.org.',
      from: { path: '^content/model/', pathNot: [TEST, SCHEMA] },
      to: {
        pathNot: [
          '^content/(model|fields)/',
          String.raw`^(node_modules/)?schema-dts(/|$)`,
          String.raw`\.json$`,
        ],
      },
    },
    {
      name: 'schema-is-read-by-facts',
      severity: 'error',
      comment:
        'content/reader, schemas and fields/telephone.ts bring zod, yaml and libphonenumber-js: only content/facts, what writes content for the staff and the second clinic’s tests import their values, or a phone would load them. Their types are for all.',
      from: {
        pathNot: [FACTS, SCHEMA, '^scripts/(assets|editor|new-clinic)', '^e2e/other-clinic/', TEST],
      },
      to: { path: SCHEMA, dependencyTypesNot: TYPES },
    },
    {
      name: 'phrases-are-read-once',
      severity: 'error',
      comment:
        'A text of the staff becomes a rule when it is read: only the schema of the calendar imports what reads phrases, and no phone loads it.',
      from: {
        pathNot: [String.raw`^content/model/calendar/(schema|parse|draft|phrase-\w+)\.ts$`, TEST],
      },
      to: { path: String.raw`^content/model/calendar/(parse|draft|phrase-\w+)\.ts$` },
    },
    {
      name: 'schema-needs-only-model',
      severity: 'error',
      comment: 'A schema says what fits: it knows content/ alone.',
      from: { path: SCHEMA, pathNot: TEST },
      to: { path: '^(app|components|e2e|light|scripts)/' },
    },
    {
      name: 'facts-import-only-content',
      severity: 'error',
      comment: 'content/facts has facts and words: it imports content/ alone.',
      from: { path: FACTS, pathNot: TEST },
      to: { pathNot: '^content/' },
    },
    {
      name: 'facts-need-no-build',
      severity: 'error',
      comment: 'The build reads the facts before it has measured any picture.',
      from: { path: [FACTS, SCHEMA], pathNot: TEST },
      to: { path: String.raw`picture-manifest\.json$`, reachable: true },
    },
    {
      name: 'nothing-imports-app',
      severity: 'error',
      comment: 'app/ is the map of the site: it imports, and is never imported.',
      from: { pathNot: '^app/' },
      to: { path: '^app/' },
    },
    {
      name: 'next-stays-in-app',
      severity: 'error',
      comment:
        'Components are plain React: what is of Next belongs in app/ (or, for fonts, in components/theme/fonts.ts; for message previews, in scripts/assets/previews/drawing.tsx).',
      from: {
        pathNot: [
          '^app/',
          String.raw`^components/theme/fonts\.ts$`,
          String.raw`^scripts/assets/previews/drawing\.tsx$`,
          String.raw`^(next|jest)\.config\.(mjs|ts)$`,
        ],
      },
      to: { path: '^(node_modules/)?next(/|$)' },
    },
    {
      name: 'fonts-use-only-next-font',
      severity: 'error',
      comment: 'fonts.ts may import next/font, and nothing else of Next.',
      from: { path: String.raw`^components/theme/fonts\.ts$` },
      to: { path: '^(node_modules/)?next(/|$)', pathNot: '^(node_modules/)?next/font/' },
    },
    {
      name: 'scripts-take-types-from-ui',
      severity: 'error',
      comment:
        'Outside a browser, light/ and scripts/ may import content/, and only types of components/ui.',
      from: { path: '^(light|scripts)/', pathNot: '^light/browser/' },
      to: { path: '^components/ui/', dependencyTypesNot: TYPES },
    },
    {
      name: 'scripts-know-no-subject',
      severity: 'error',
      comment:
        'light/ and scripts/ may import content/, and only types of components/ui. (The build draws with the colours of theme/.)',
      // `light/browser/main.ts` installs the site's behaviour, which is in `components/`.
      from: { path: '^(light|scripts)/', pathNot: '^light/browser/main' },
      to: {
        path: '^components/',
        pathNot: ['^components/(ui|islands)/', String.raw`^components/theme/schemes\.ts$`],
      },
    },
    {
      name: 'scripts-are-not-shipped',
      severity: 'error',
      comment:
        'light/ and scripts/ run after or before Next: what pages need of them is a generated file.',
      from: { path: '^(app|components|content)/', pathNot: TEST },
      to: { path: '^(light|scripts)/' },
    },
    onlyDoor('embla-carousel', 'components/ui/slider'),
    onlyDoor('photoswipe', 'components/ui/lightbox'),
    onlyDoor('@formspree', 'components/ui/form-post'),
    onlyDoor('@sveltia', 'scripts/editor'),
    onlyDoor('uqr', 'components/ui/qr-code'),
    onlyDoor('libphonenumber-js', 'content/fields'),
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'One thing, one name, one file: import it from there, without an index file.',
      from: { path: String.raw`/index\.tsx?$`, pathNot: '^node_modules/' },
      to: {},
    },
    {
      name: 'no-development-package-shipped',
      severity: 'error',
      comment:
        'What reaches a visitor is listed under "dependencies". (A .css.ts, content/reader and schemas run at build time.)',
      from: {
        path: '^(app|components|content)/',
        pathNot: [TEST, String.raw`\.css\.ts$`, SCHEMA],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: TYPES },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment:
        'List the package in package.json: that it is installed is another package’s doing, and may end.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files that import each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nothing imports this file: delete it, or use it.',
      from: {
        orphan: true,
        pathNot: [
          '^app/',
          TEST,
          '^e2e/',
          String.raw`^scripts/next/content-changes\.cjs$`,
          String.raw`^light/browser/in-page\.ts$`,
          String.raw`\.inline\.ts$`,
          '^[^/]+$',
          String.raw`\.d\.ts$`,
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'No such file: correct the address (a generated file comes with `npm run assets`).',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
