import { createHash } from 'node:crypto';
import { addPolicy, policyOf as policyIn, type ThirdParties } from './policy';
import { htmlOf, parsePage } from './tree';

const thirdParties = { form: 'https://form.example', map: 'https://map.example' };
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`;
const policyOf = (html: string, others: ThirdParties) => policyIn(parsePage(html), others);
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

test('allows each inline script and style by its hash, and nothing else that is inline', () => {
  const policy = policyOf(
    page(
      '<style>p{}</style><script>go()</script><script>go()</script><script src="/a.js"></script>',
    ),
    thirdParties,
  );
  expect(policy).toContain(`script-src 'self' 'sha256-${sha256('go()')}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${sha256('p{}')}';`);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('data for search engines is no script', () => {
  const policy = policyOf(page('<script type="application/ld+json">{}</script>'), thirdParties);
  expect(policy).toContain(`script-src 'self';`);
});

test('a page without a form or a map turns to no other site', () => {
  const policy = policyOf(page(''), thirdParties);
  expect(policy).toContain(`connect-src 'self'; form-action 'none'; frame-src 'none';`);
});

test('the form and the map have their purposes', () => {
  const policy = policyOf(
    page(
      `<form action="${thirdParties.form}/f/1"></form><form action="/medecins/"></form><iframe src="${thirdParties.map}/m"></iframe>`,
    ),
    thirdParties,
  );
  expect(policy).toContain(`connect-src 'self' ${thirdParties.form} ${thirdParties.map};`);
  expect(policy).toContain(
    `form-action ${thirdParties.form} 'self'; frame-src ${thirdParties.map};`,
  );
});

test.each(['<form action="https://else.example/f">', '<iframe src="https://else.example/f">'])(
  'stops the build at %s',
  (tag) => {
    expect(() => policyOf(page(tag), thirdParties)).toThrow(/leads to https:\/\/else\.example/);
  },
);

test.each(['<p style="color:red">', '<a onclick="go()">'])('stops the build at %s', (tag) => {
  expect(() => policyOf(page(tag), thirdParties)).toThrow(`The policy would forbid ${tag}`);
});

test('comes right after the charset, once', () => {
  const tree = parsePage(page(''));
  addPolicy(tree, thirdParties);
  expect(htmlOf(tree)).toMatch(
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';[^"]+"><title>/,
  );
  expect(() => {
    addPolicy(tree, thirdParties);
  }).toThrow('No place for the policy');
});
