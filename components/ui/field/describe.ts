/** Returns attributes of a control, which refer to its hint and its error (WCAG 3.3.1). */
export function describe(
  id: string,
  { hint, error }: { hint?: unknown; error?: string | undefined },
): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const ids = [
    ...(hint === undefined ? [] : [`${id}-aide`]),
    ...(error === undefined ? [] : [`${id}-erreur`]),
  ];
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(error !== undefined && { 'aria-invalid': true }),
  };
}
