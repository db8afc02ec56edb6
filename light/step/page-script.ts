import { setFaces, type Face } from '../browser/faces';

/** Speculation Rules. Excludes addresses with a query, which mostly change the same page in place. */
export const fetchedAhead = JSON.stringify({
  prefetch: [
    // On a phone, « moderate » may fetch every link in view.
    { where: { href_matches: '{/*}?/\\?' }, eagerness: 'conservative' },
  ],
});

const webFont = /@font-face\{font-family:([\w-]+);src:url\(([^)]+)\)format\("woff2"\);([^}]*)\}/g;

function faceOf([, family = '', source = '', rules = '']: RegExpExecArray): Face {
  const descriptors = [...rules.matchAll(/font-(weight|style):([^;]+)/g)];
  return [
    family,
    source,
    Object.fromEntries(descriptors.map(([, name = '', value = '']) => [name, value])),
  ];
}

/**
 * Adds the scripts, and moves the web fonts from the style to the root element
 * (docs/decisions/0008-after-the-first-paint.md). Throws when there are none: Next has changed its output.
 */
export function addPageScript(page: Document, script: string): void {
  const style = page.querySelector('style');
  if (!style) throw new Error('The page has no style');
  const css = style.textContent;
  const faces = [...css.matchAll(webFont)].map(faceOf);
  if (faces.length === 0) throw new Error('The page has no web font: see light/README.md');
  style.textContent = css.replaceAll(webFont, '');
  const isUsed = ([, , { style: slant }]: Face) =>
    slant === undefined || style.textContent.includes(`font-style:${slant}`);
  setFaces(page.documentElement, faces.filter(isUsed));
  const inPage = Object.assign(page.createElement('script'), { text: script });
  const rules = { type: 'speculationrules', text: fetchedAhead };
  style.after(inPage, Object.assign(page.createElement('script'), rules));
}
