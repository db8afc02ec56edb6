/** Values of `etape` in addresses: the written message, the ways in which it was opened, and what the visitor says. */
const stages = ['message', 'chat', 'sms', 'email', 'envoye'] as const;

export type Stage = (typeof stages)[number];

/** Returns the stage that a query asks for. */
export const stageIn = (asked: string): Stage | undefined => stages.find((one) => one === asked);

/** Omits what is not chosen. */
export function queryFrom(chosen: Record<string, string | undefined>): string {
  const entries = Object.entries(chosen).filter((entry): entry is [string, string] => !!entry[1]);
  return `?${new URLSearchParams(entries).toString()}`;
}
