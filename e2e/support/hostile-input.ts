import type { ProviderAct } from './provider';

/**
 * Hostile input that took effect would call `hurt()`, add an element with the id `intruder`, or set `polluted` on a
 * prototype.
 */
const script = '<script>hurt()</script>';
const image = '<img id="intruder" src=x onerror=hurt()>';
const attribute = '" autofocus onfocus="hurt()" id="intruder';
const many = (count: number, text: string) => text.repeat(count);

export const hostileTexts = [
  script,
  image,
  attribute,
  `'-hurt()-'`,
  '</title><svg id="intruder" onload=hurt()>',
  '</script><script>hurt()</script>',
  '--><i id="intruder">',
  '"]{}*{display:none}[a="',
  '\\"}]{display:none}',
  'javascript:hurt()',
  '{{constructor.constructor("hurt()")()}}',
  '${hurt()}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  '[object Object]',
  'a\u0000',
  '\u202Egnp.exe',
  '\u200B\uFEFF',
  '👩🏽‍⚕️',
  '(((((((((((a+)+)+)+)+)+)+)+)+)+)+$',
  '../../../../etc/passwd',
  "' OR 1=1; DROP TABLE medecins; --",
  '%3Cscript%3Ehurt()%3C/script%3E',
  // Not longer, since servers refuse longer addresses before a page loads.
  many(600, 'é'),
] as const;

const asQuery = hostileTexts.map((text) => encodeURIComponent(text));

/** Queries of /services, none of which is a specialty. */
export const serviceQueries = [
  ...asQuery.map((text) => `?id=${text}`),
  '?',
  '?id',
  '?id=',
  '?id=%00',
  '?id=%zz',
  '?id=%E0%A4%A',
  '?id=ORL&id=ORL',
  '?id[]=ORL',
  '?id=ORL%00',
  '?id=%20ORL',
  '?ID=ORL',
  '?id=orl',
  '?__proto__[polluted]=1&id=__proto__',
  '?constructor.prototype.polluted=1',
  `?${many(500, 'id=a&')}`,
] as const;

const answer = (body: string, status = 200, type = 'application/json'): ProviderAct => ({
  do: 'answer',
  status,
  type,
  body,
});
const said = (value: unknown, status = 200) => answer(JSON.stringify(value), status);
const field = (name: unknown, message: unknown, code: unknown = 'OTHER') =>
  said({ errors: [{ field: name, code, message }] }, 422);
const deep = `${many(20_000, '[')}${many(20_000, ']')}`;

/**
 * Responses of the provider, or of an attacker in its place. `words` must be shown literally.
 * components/contact/send-message.test.ts tries JSON of any shape.
 */
export const answers: readonly (readonly [about: string, act: ProviderAct, words?: string])[] = [
  ['a script as the error', said({ error: script }, 400), script],
  ['an image as the error', said({ error: image }, 400), image],
  ['an attribute as the error', said({ error: attribute }, 400), attribute],
  ['HTML under a field', field('email', image), image],
  ['HTML under the message', field('message', script), script],
  ['HTML as the name of a field', field(image, 'Wrong')],
  ['a field of the prototype', field('__proto__', 'Wrong')],
  ['a field of every object', field('constructor', 'Wrong')],
  ['a code of every object', field('email', 'Wrong', 'toString')],
  ['a code of the prototype', said({ errors: [{ code: '__proto__', message: 'Non' }] }, 400)],
  ['a page to go to that is a script', said({ ok: true, next: 'javascript:hurt()' })],
  ['a page to go to elsewhere', said({ ok: true, next: 'https://evil.example/' })],
  ['a prototype', answer('{"__proto__":{"polluted":1},"errors":[{"__proto__":{"a":1}}]}', 400)],
  ['a constructor', said({ constructor: { prototype: { polluted: 1 } } }, 400)],
  ['very deep', answer(`{"errors":${deep}}`, 400)],
  ['very long', said({ error: many(200_000, 'w ') }, 400)],
  ['very many', said({ errors: Array(2000).fill({ message: 'Non', code: 'A' }) }, 400)],
  ['a page', answer(`<title>x</title>${script}`, 200, 'text/html')],
  ['bytes', answer('\u0000\u0001\uFFFD', 200, 'application/octet-stream')],
  ['a payment', said({ stripe: { paymentIntentClientSecret: script }, resubmitKey: image }, 402)],
  ['a wrong status', said({ ok: true, next: '/' }, 500)],
];
