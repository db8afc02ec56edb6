/** Characters. Search engines cut a longer description. */
const shortest = 70;
const longest = 160;

/** Returns a text up to its first « . », « ! » or « ? » before a space. */
export const firstSentence = (text: string): string => text.replace(/(?<=[.!?])\s.*/su, '');

/** Returns whole sentences, or as many words as fit. */
export function summaryOf(text: string): string {
  const sentences = text.split(/(?<=[.!?…]\s)/u);
  let summary = '';
  for (const sentence of sentences) {
    if ((summary + sentence).trimEnd().length > longest) break;
    summary += sentence;
  }
  return summary.trimEnd().length >= shortest ? summary.trimEnd() : cut(text);
}

function cut(text: string): string {
  if (text.length <= longest) return text;
  const words = text.slice(0, longest).replace(/\s+\S*$/u, '');
  return `${words.replace(/[\s,;:–-]+$/u, '')}…`;
}
