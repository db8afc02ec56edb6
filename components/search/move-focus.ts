export function moveFocus(event: {
  key: string;
  currentTarget: HTMLElement;
  preventDefault: () => void;
}): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  if (place < 0) return;
  event.preventDefault();
  stops[place + step]?.focus();
}
