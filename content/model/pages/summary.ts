/** In characters. A shorter description says too little, and search engines cut a longer one. */
const shortest = 70;
const longest = 160;

/** The beginning of a text: as many whole sentences as fit, if these are long enough, or else as many words as fit. */
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
