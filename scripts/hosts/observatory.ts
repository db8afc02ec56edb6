import { elementsOf, type HtmlElement } from '../export/html';

/** What a visit of the home page tells a scanner. */
export interface Scan {
  /** Response headers of the page over https, their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly html: string;
  /** Where the same address leads over http, when it is a redirect. */
  readonly redirectsTo: string | undefined;
  readonly origin: string;
}

type Directives = ReadonlyMap<string, readonly string[]>;

interface Read {
  readonly header: Directives;
  readonly page: Directives;
  readonly elements: readonly HtmlElement[];
}

/** Points that a page wins or loses. */
type Rule = (scan: Scan, read: Read) => number;

function directivesOf(policy = ''): Directives {
  const entries = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(entries.map(([name = '', ...sources]) => [name, sources]));
}

const sourcesOf = (policy: Directives, name: string) =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];

const broad = /^(\*|https?:|ftp:|data:|https?:\/\/\*(\.\*)?|'unsafe-inline')$/;

const contentSecurityPolicy: Rule = (_, { page }) => {
  if (page.size <= 1) return -25;
  const scripts = sourcesOf(page, 'script-src');
  if ([...scripts, ...sourcesOf(page, 'object-src')].some((source) => broad.test(source)))
    return -20;
  if ([...page.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  const styles = sourcesOf(page, 'style-src');
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((source) => broad.test(source))) return 0;
  return page.get('default-src')?.join() === "'none'" ? 10 : 5;
};

const framing: Rule = ({ headers }, { header }) => {
  if (header.get('frame-ancestors')?.every((source) => !broad.test(source))) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
};

const strictTransport: Rule = ({ headers }) => {
  const [, seconds] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) < 15_768_000 ? -10 : 0;
};

const redirection: Rule = ({ redirectsTo, origin }) => {
  if (redirectsTo === undefined || !redirectsTo.startsWith('https:')) return -20;
  return new URL(redirectsTo).hostname === new URL(origin).hostname ? 0 : -5;
};

const referrer: Rule = ({ headers: { 'referrer-policy': policy } }) => {
  if (policy === undefined) return 0;
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy);
  return isPrivate ? 5 : -5;
};

const nosniff: Rule = ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5);

const resourcePolicy: Rule = ({ headers: { 'cross-origin-resource-policy': policy } }) =>
  /^same-(origin|site)$/.test(policy ?? '') ? 10 : 0;

const openerPolicy: Rule = ({ headers: { 'cross-origin-opener-policy': policy } }) =>
  /^same-origin(-allow-popups)?$/.test(policy ?? '') ? 10 : 0;

// This site sets neither cookies nor CORS headers: the least that any of theirs may cost.
const cookies: Rule = ({ headers }) => (headers['set-cookie'] === undefined ? 0 : -40);
const sharing: Rule = ({ headers }) =>
  headers['access-control-allow-credentials'] === undefined ? 0 : -50;

const foreignScripts: Rule = ({ origin }, { elements }) => {
  const isForeign = ({ name, attributes: { src, integrity } }: HtmlElement) =>
    name === 'script' && src !== undefined && !integrity && new URL(src, origin).origin !== origin;
  return elements.some(isForeign) ? -5 : 0;
};

const rules: readonly Rule[] = [
  contentSecurityPolicy,
  framing,
  strictTransport,
  redirection,
  referrer,
  nosniff,
  resourcePolicy,
  openerPolicy,
  cookies,
  sharing,
  foreignScripts,
];

/**
 * What Mozilla's Observatory would give the page, by its table (mdn/mdn-http-observatory, src/grader/charts.js): 100
 * points, less what is amiss, and what is exemplary on top, where at least 90 are left.
 */
export function observatoryScore(scan: Scan): number {
  const elements = elementsOf(scan.html);
  const meta = elements.find(
    ({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
  );
  const read = {
    elements,
    header: directivesOf(scan.headers['content-security-policy']),
    page: directivesOf(meta?.attributes.content),
  };
  const points = rules.map((rule) => rule(scan, read));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const base = 100 + sum(points.filter((number) => number < 0));
  return Math.max(0, base < 90 ? base : base + sum(points.filter((number) => number > 0)));
}
