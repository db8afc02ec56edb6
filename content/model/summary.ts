/** Longest description that search results show whole, in characters. */
const longest = 160;

/**
 * What stands in search results under the title of a page with urgent signs: `urgent`, a whole sentence of 160 characters at
 * most, then the opening of `text` where its first sentence still fits.
 */
export function urgentSummaryOf(urgent: string, text: string): string {
  const [opening = ''] = /^[^.!?]+[.!?…]+(?=\s|$)/u.exec(text) ?? [];
  const both = `${urgent} ${opening}`.trimEnd();
  return both.length <= longest ? both : urgent;
}
