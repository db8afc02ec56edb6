/** Writes the Content-Security-Policy of each page. */
import { createHash } from 'node:crypto';
import { elementsOf, replaceIn, type HtmlElement } from './html';

/** The two services that scripts and frames turn to when a visitor asks: where a message goes, and who draws the map. */
export interface ThirdParties {
  readonly form: string;
  readonly map: string;
}

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a browser runs or obeys in the page; the rest is data (HTML, § 4.12.1: a data block is never run). */
function isInlineScript({ name, attributes }: HtmlElement): boolean {
  const data = attributes.type === 'application/ld+json';
  return name === 'script' && attributes.src === undefined && !data;
}

function refuse({ name, attributes }: HtmlElement): string[] {
  return Object.keys(attributes)
    .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
    .map((attribute) => `<${name} ${attribute}="${attributes[attribute] ?? ''}">`);
}

/** Where the elements of a page that are named `name` lead: this site, another one that is expected, or nowhere. */
function targetsOf(
  elements: readonly HtmlElement[],
  name: string,
  attribute: string,
  expected: string,
): string[] {
  const targets = elements
    .filter((element) => element.name === name)
    .map(({ attributes }) => attributes[attribute] ?? '')
    .map((address) => (/^\w+:/.test(address) ? new URL(address).origin : "'self'"));
  const unexpected = targets.find((target) => target !== "'self'" && target !== expected);
  if (unexpected !== undefined) throw new Error(`A <${name}> leads to ${unexpected}`);
  return [...new Set(targets)];
}

const listed = (targets: readonly string[]) => targets.join(' ') || "'none'";

/**
 * The policy of one page (CSP Level 3): nothing is allowed but this site's own files, the inline scripts and styles that
 * are in `html` by their sha256, and the two other services for what they are there for.
 *
 * @throws {Error} at a script or style in an attribute, which no hash can allow, and at a form or frame of any other site
 */
export function policyOf(html: string, thirdParties: ThirdParties): string {
  const elements = elementsOf(html);
  const refused = elements.flatMap(refuse);
  if (refused.length > 0) throw new Error(`The policy would forbid ${refused.join(', ')}`);
  const hashes = (wanted: HtmlElement[]) => [
    ...new Set(wanted.map(({ content }) => digest(content))),
  ];
  const forms = targetsOf(elements, 'form', 'action', thirdParties.form);
  const frames = targetsOf(elements, 'iframe', 'src', thirdParties.map);
  return [
    `default-src 'none'`,
    ["script-src 'self'", ...hashes(elements.filter(isInlineScript))].join(' '),
    ["style-src 'self'", ...hashes(elements.filter(({ name }) => name === 'style'))].join(' '),
    `img-src 'self' data:`,
    `font-src 'self'`,
    // The site itself, since Lighthouse asks for robots.txt in the page's name; a frame's, to know whether it responds.
    `connect-src ${[...new Set(["'self'", ...forms, ...frames])].join(' ')}`,
    `form-action ${listed(forms)}`,
    `frame-src ${listed(frames)}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
  ].join('; ');
}

/**
 * The page with its policy, before anything that the policy judges.
 *
 * @throws {Error} when the page has a policy already, or nowhere to put it
 */
export function withPolicy(html: string, policy: string): string {
  const elements = elementsOf(html);
  const charset = elements.find(
    ({ name, attributes }) => name === 'meta' && 'charset' in attributes,
  );
  if (!charset || elements.some(({ attributes }) => 'http-equiv' in attributes))
    throw new Error('No place for the policy: the page needs one charset, and no http-equiv');
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return replaceIn(html, [{ start: charset.end, end: charset.end, text }]);
}
