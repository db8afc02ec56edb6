import type { Browser, CDPSession, Page } from 'playwright/test';

/** Of « Trace Event Format »: `dur` and `tdur` in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of which the thread ran. */
  tdur?: number;
  args: {
    name?: string;
    elementCount?: number;
    beginData?: { dirtyObjects: number; totalObjects: number };
  };
}

/** What the main thread did while a page arrived. */
export interface Arrival {
  /** Above 50 ms a task, after the first paint, in ms (Total Blocking Time). */
  blocked: number;
  /** In ms. */
  longestTask: number;
  /**
   * Layouts of more than half of the page's objects after its HTML is parsed. The number before depends on the network.
   */
  fullLayouts: number;
  /** Layouts that a script asked for by reading geometry. */
  forcedLayouts: number;
  restyledElements: number;
  layoutObjects: number;
}

/** 1.6 Mbit/s, in bytes a second. Chromium asks for pictures further away on a faster line. */
const throughput = 200_000;

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];

async function trace(browser: Browser, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events.sort((a, b) => a.ts - b.ts);
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

const isWithin = (outer: readonly TraceEvent[], { ts }: TraceEvent) =>
  outer.some((event) => event.ts < ts && ts < endOf(event));

function arrivalOf(events: readonly TraceEvent[]): Arrival {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('Nothing was painted');
  const own = events.filter(({ pid, tid }) => pid === painted.pid && tid === painted.tid);
  const called = (...names: readonly string[]) => own.filter(({ name }) => names.includes(name));
  const tasks = called('RunTask').filter((task, _, all) => !isWithin(all, task));
  const milliseconds = tasks.map((task) => ({
    isPainted: endOf(task) > painted.ts,
    // Without the time of other programs on this machine.
    spent: (task.tdur ?? 0) / 1000,
  }));
  const parsed = called('MarkDOMContent').at(-1)?.ts ?? 0;
  const layouts = called('Layout');
  const objects = Math.max(0, ...layouts.map(({ args }) => args.beginData?.totalObjects ?? 0));
  const scripts = called('FunctionCall', 'EvaluateScript', 'v8.evaluateModule');
  return {
    blocked: milliseconds.reduce(
      (sum, { isPainted, spent }) => sum + (isPainted ? Math.max(0, spent - 50) : 0),
      0,
    ),
    longestTask: Math.max(...milliseconds.map(({ spent }) => spent)),
    fullLayouts: layouts.filter(
      ({ ts, args }) => ts > parsed && (args.beginData?.dirtyObjects ?? 0) > objects / 2,
    ).length,
    forcedLayouts: layouts.filter((layout) => isWithin(scripts, layout)).length,
    restyledElements: called('UpdateLayoutTree').reduce(
      (sum, { args }) => sum + (args.elementCount ?? 0),
      0,
    ),
    layoutObjects: objects,
  };
}

async function slowDown(session: CDPSession, slowdown: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Opens a page that nobody touches, with a processor `slowdown` times slower, until nothing is left to load. */
export async function traceArrival(page: Page, url: string, slowdown: number): Promise<Arrival> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  await slowDown(await page.context().newCDPSession(page), slowdown);
  const events = await trace(browser, async () => {
    await page.goto(url, { waitUntil: 'networkidle' });
    // Waits for idle callbacks. A page that never paints again is never idle.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestIdleCallback(resolve, { timeout: 1000 });
        }),
    );
  });
  return arrivalOf(events);
}
