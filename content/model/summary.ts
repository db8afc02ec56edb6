/**
 * Shortest and longest description for search results, in characters. A shorter one says too little, and search engines
 * cut a longer one.
 */
const shortest = 70;
const longest = 160;

/**
 * The beginning of a text, 160 characters at most: as many whole sentences as fit, if these have at least 70
 * characters. Otherwise the whole text, or as many words as fit and « … ».
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
