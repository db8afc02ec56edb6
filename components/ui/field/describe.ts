/**
 * Returns attributes of the control inside a `Field`: references to its hint and its error, and `aria-invalid` if there
 * is an error (WCAG 3.3.1).
 */
export function describe(
  id: string,
  { hint, error }: { readonly hint?: unknown; readonly error?: string | undefined },
): { readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true } {
  const ids = [
    ...(hint === undefined ? [] : [`${id}-aide`]),
    ...(error === undefined ? [] : [`${id}-erreur`]),
  ];
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(error !== undefined && { 'aria-invalid': true }),
  };
}
