import { createHash } from 'node:crypto';
import { everywhere } from '../../scripts/hosts/headers';

/** Origins of the form's provider and of the map, and texts of inline scripts. */
export interface Allowed {
  form: string;
  map: string | undefined;
  scripts: readonly string[];
}

/** Returns the source of an inline script or style. */
export const digest = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Browsers never run JSON-LD (HTML § 4.12.1). */
const inlineScript = 'script:not([src], [type="application/ld+json"])';

const textsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

function inlineScriptsOf(page: Document, own: readonly string[]): string[] {
  const scripts = textsOf(page, inlineScript);
  const foreign = scripts.find((script) => !own.includes(script));
  if (foreign !== undefined)
    throw new Error(
      `An inline script is not in components/islands/inline-scripts.json: ${foreign.slice(0, 80)}`,
    );
  return scripts;
}

const forbiddenIn = ({ localName, attributes }: Element) =>
  [...attributes]
    .filter(({ name }) => name === 'style' || name.startsWith('on'))
    .map(({ name, value }) => `<${localName} ${name}="${value}">`);

function targetsOf(
  page: Document,
  name: string,
  attribute: string,
  expected: string | undefined,
): string[] {
  const targets = [...page.querySelectorAll(name)]
    .map((element) => element.getAttribute(attribute) ?? '')
    .map((address) => (/^\w+:/.test(address) ? new URL(address).origin : "'self'"));
  const unexpected = targets.find((target) => target !== "'self'" && target !== expected);
  if (unexpected !== undefined) throw new Error(`A <${name}> leads to ${unexpected}`);
  return [...new Set(targets)];
}

const listed = (targets: readonly string[]) => targets.join(' ') || "'none'";

/** Returns the policy of one page (CSP Level 3). Throws for what no hash can allow or `allowed` lacks. */
export function policyOf(page: Document, allowed: Allowed): string {
  const forbidden = [...page.querySelectorAll('*')].flatMap(forbiddenIn);
  if (forbidden.length > 0) throw new Error(`The policy would forbid ${forbidden.join(', ')}`);
  const hashes = (texts: string[]) => [...new Set(texts.map(digest))];
  const scripts = inlineScriptsOf(page, allowed.scripts);
  const styles = textsOf(page, 'style');
  const forms = targetsOf(page, 'form', 'action', allowed.form);
  const frames = targetsOf(page, 'iframe', 'src', allowed.map);
  return [
    `default-src 'none'`,
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    ["style-src 'self'", ...hashes(styles)].join(' '),
    `img-src 'self' data:`,
    `font-src 'self'`,
    // `Lightbox.tsx` fetches from the site itself; `frames.ts` tests whether the frame's origin responds.
    `connect-src ${[...new Set(["'self'", ...forms, ...frames])].join(' ')}`,
    `form-action ${listed(forms)}`,
    `frame-src ${listed(frames)}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
  ].join('; ');
}

/** Adds the policy, and headers as `<meta>`. Throws without a place for them. */
export function addPolicy(page: Document, allowed: Allowed): void {
  const charset = page.querySelector('[charset]');
  if (!charset || page.querySelector('[http-equiv]'))
    throw new Error('No place for the policy: the page needs one charset, and no http-equiv');
  const policy = { httpEquiv: 'Content-Security-Policy', content: policyOf(page, allowed) };
  const headers = everywhere.flatMap(({ meta: name, value: content }) =>
    name === undefined ? [] : [{ name, content }],
  );
  charset.after(
    ...[policy, ...headers].map((meta) => Object.assign(page.createElement('meta'), meta)),
  );
}
