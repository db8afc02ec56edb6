/** Moves the focus from the field to the links below it, and back, by the arrow keys. What has no neighbour keeps it. */
export function moveFocus(event: {
  readonly key: string;
  readonly currentTarget: HTMLElement;
  readonly preventDefault: () => void;
}): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  if (place < 0) return;
  event.preventDefault();
  stops[place + step]?.focus();
}
