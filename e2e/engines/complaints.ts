/** The warning of a slider with a single picture (docs/requirements.md § 9), which is expected. */
export const tooFewSlides = /^(?:console\.warn: )?Slider « .* » has \d slide/;

/** Where a page keeps its complaints. */
type WithComplaints = typeof globalThis & { complaints?: string[] };

/**
 * Notes from the page's beginning what its scripts, its parts and its policy complain of. Runs in the page: not every
 * engine tells its driver.
 */
export function listen(): void {
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
  // Load errors do not bubble: they are captured.
  addEventListener('error', note, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => {
    complaints.push(`rejection: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    complaints.push(`policy: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** What was heard since; runs in the page. */
export function complaintsHeard(): readonly string[] {
  return (globalThis as WithComplaints).complaints ?? ['nobody listened'];
}
