/** Attribute of a form whose script keeps what is typed under this key (`keptInTab`). */
export const keptAs = (key: string) => ({ 'data-kept': key });

/** Fills such a form once, and keeps what is typed as long as its script is lost. */
export function keepTyped(form: HTMLFormElement, isLost: () => boolean): void {
  const { kept: key } = form.dataset;
  if (key === undefined) return;
  delete form.dataset.kept;
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>;
    for (const field of form.elements as Iterable<HTMLInputElement & { selectedIndex?: number }>)
      // The first choice of a list is not the visitor's.
      if (!field.value || field.selectedIndex === 0) field.value = kept[field.name] ?? field.value;
    form.addEventListener('input', () => {
      const typed = { ...kept, ...Object.fromEntries(new FormData(form)) };
      if (isLost()) sessionStorage.setItem(key, JSON.stringify(typed));
    });
  } catch {
    // Storage is denied or full.
  }
}
