/** Returns attributes of a control, which refer to its hint and its error (WCAG 3.3.1). */
export function describe(
  id: string,
  { hint, error }: { hint?: unknown; error?: string | undefined },
): { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined } {
  const ids = [hint !== undefined && `${id}-aide`, error !== undefined && `${id}-erreur`];
  return {
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error !== undefined || undefined,
  };
}
