/** Octets (RFC 5545 § 3.1, RFC 2426 § 2.6). */
const longestLine = 75;

/** Removes control characters (RFC 5545 § 3.3.11, RFC 2426 § 4). */
export function escapedText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

function folded(line: string): string {
  let result = '';
  let width = 0;
  for (const character of line) {
    const more = new TextEncoder().encode(character).length;
    if (width + more > longestLine) {
      result += '\r\n ';
      width = 1;
    }
    result += character;
    width += more;
  }
  return result;
}

/** Folds the lines, and ends each by CRLF. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
