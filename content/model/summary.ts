/** Length of a description in search results, in characters: a shorter one contains too little, a longer one is cut. */
const shortest = 70;
const longest = 160;

/**
 * The beginning of a text, in the length of a search result: whole sentences while they fit, else as many words as fit
 * and « … ».
 */
export function summaryOf(text: string): string {
  const sentences = text.match(/[^.!?]+[.!?…]+(?:\s|$)/gu) ?? [text];
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
