/** `$1` is an emoji whose joiner holds it to the next; the other signs have no width, and hide in what is pasted. */
const unseen =
  /(\p{Extended_Pictographic}[\ufe0f\p{EMod}]?\u200d)(?=\p{Extended_Pictographic})|(?![\ufe00-\ufe0f])\p{DI}|[\u2800\ufff9-\ufffb]/gu;

/** Letters and primes that look like an apostrophe; accents and opening quotes are one between letters. */
const apostrophes = /[ʹʻʼʽʾʿˈ′＇ꞌߴߵ]|(\p{L})[`´‘‛](?=\p{L})/gu;

/** Removes signs that nobody sees, and replaces what looks like an apostrophe by « ’ ». */
export const withoutUnseen = (text: string): string =>
  text.replace(unseen, '$1').replace(apostrophes, '$1’');

/** Unicode has digits of each script in a row, from zero. */
function inAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Returns what a visitor meant to type into a field. `type` is that of an `input`. */
export function cleaned(text: string, type?: string): string {
  const clean = withoutUnseen(text)
    .replace(/(?!\s)\p{Cc}/gu, '')
    .trim();
  if (type === 'tel') return clean.normalize('NFKC').replace(/\p{Nd}/gu, inAscii);
  return type === 'email' ? clean.normalize('NFKC').replace(/\s/g, '').replace(/’/g, "'") : clean;
}

/** An emoji of several parts, or a flag, is one sign where the browser knows them. */
export const signsOf = (text: string): Iterable<string> =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : text;

/** Cuts a text longer than `longest`, as `maxlength` counts, between two signs. It then ends in « … ». */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let kept = '';
  for (const sign of signsOf(text)) {
    if (kept.length + sign.length > longest) break;
    kept += sign;
  }
  return `${kept}…`;
}
