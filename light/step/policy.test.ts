import { createHash } from 'node:crypto';
import { addPolicy, policyOf as policyIn } from './policy';
import { htmlOf, parsePage } from './tree';

const allowed = { form: 'https://form.example', map: 'https://map.example', scripts: ['go()'] };
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`;
const policyOf = (body: string) => policyIn(parsePage(page(body)), allowed);
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

test('allows each inline script and style by its hash, and nothing else that is inline', () => {
  const policy = policyOf(
    '<style>p{}</style><script>go()</script><script>go()</script><script src="/a.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' 'sha256-${sha256('go()')}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${sha256('p{}')}';`);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('stops the build at an unknown inline script', () => {
  expect(() => policyOf('<script>other()</script>')).toThrow(
    'An inline script is not in components/islands/inline-scripts.json: other()',
  );
});

test('data for search engines is no script', () => {
  const policy = policyOf('<script type="application/ld+json">{}</script>');
  expect(policy).toContain(`script-src 'self';`);
});

test('a page without a form or a map connects to no other site', () => {
  const policy = policyOf('');
  expect(policy).toContain(`connect-src 'self'; form-action 'none'; frame-src 'none';`);
});

test('the form and the map have their purposes', () => {
  const policy = policyOf(
    `<form action="${allowed.form}/f/1"></form><form action="/medecins/"></form><iframe src="${allowed.map}/m"></iframe>`,
  );
  expect(policy).toContain(`connect-src 'self' ${allowed.form} ${allowed.map};`);
  expect(policy).toContain(`form-action ${allowed.form} 'self'; frame-src ${allowed.map};`);
});

test.each(['<form action="https://else.example/f">', '<iframe src="https://else.example/f">'])(
  'stops the build at %s',
  (tag) => {
    expect(() => policyOf(tag)).toThrow(/leads to https:\/\/else\.example/);
  },
);

test.each(['<p style="color:red">', '<a onclick="go()">'])('stops the build at %s', (tag) => {
  expect(() => policyOf(tag)).toThrow(`The policy would forbid ${tag}`);
});

test('comes right after the charset, once, and with what a header says of referrers', () => {
  const tree = parsePage(page(''));
  addPolicy(tree, allowed);
  expect(htmlOf(tree)).toMatch(
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]+"><meta name="referrer" content="strict-origin-when-cross-origin"><title>/,
  );
  expect(() => {
    addPolicy(tree, allowed);
  }).toThrow('No place for the policy');
});
