/** Matches the expected warning of a slider with a single picture (docs/requirements.md § 9). */
export const tooFewSlides = /^(?:console\.warn: )?Slider with \d slide/;

type WithComplaints = typeof globalThis & { complaints?: string[] };

/**
 * Records errors, warnings, files that fail to load, and violations of the policy. Runs in the page, since not every
 * engine reports all of these to its driver.
 */
export function hear(): void {
  const complaints: string[] = ((globalThis as WithComplaints).complaints = []);
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      complaints.push(`console.${level}: ${words.map(String).join(' ')}`);
      say(...words);
    };
  }
  const note = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) complaints.push(`error: ${event.message}`);
    else if (target instanceof Element) complaints.push(`lost: ${target.outerHTML}`);
  };
  // Captured, since load errors do not bubble.
  addEventListener('error', note, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => {
    complaints.push(`rejection: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    complaints.push(`policy: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** Returns the recorded complaints. Runs in the page. A page that the worker kept has no listener. */
export function complaintsHeard(): readonly string[] {
  const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return (globalThis as WithComplaints).complaints ?? (isKept ? [] : ['nobody listened']);
}
