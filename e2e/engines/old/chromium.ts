import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Connection, type CDPSession, type Protocol } from 'puppeteer-core';
import { NodeWebSocketTransport } from 'puppeteer-core/internal/node/NodeWebSocketTransport.js';
import type { Driver } from '../driver';
import { reachTarget, type Target } from '../target';

/** A driver that also records complaints and fakes responses. */
export interface OldDriver extends Driver {
  /** Errors since the page was opened. */
  readonly complaints: () => readonly string[];
  /** Makes an address of another site respond with a JSON text. Returns a function that ends this. */
  readonly respondTo: (address: string, json: string) => Promise<() => Promise<void>>;
}

/** Windows virtual key codes, and typed text. */
const keys = {
  Enter: { code: 13, text: '\r' },
  Escape: { code: 27 },
  Tab: { code: 9 },
  ArrowRight: { code: 39 },
} as const;

/** `--single-process` is left out, because some versions would hang with it. */
function start(program: string, profile: string): ChildProcess {
  return spawn(program, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--lang=fr',
    '--font-render-hinting=none',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
    'about:blank',
  ]);
}

/** Reads the address from stderr. Throws if the browser ends before it prints one. */
async function devToolsOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr)
    for await (const line of createInterface(stderr)) {
      const [, address] = /^DevTools listening on (ws:.+)$/.exec(line) ?? [];
      if (address !== undefined) {
        stderr.resume();
        return address;
      }
    }
  throw new Error('The browser ended before it could be driven');
}

/** Opens a new page, since the browser's initial page may not exist yet. */
async function newPage(connection: Connection): Promise<CDPSession> {
  const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await connection.send('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const session = connection.session(sessionId);
  if (!session) throw new Error('The page cannot be driven');
  for (const domain of ['Page', 'Runtime', 'Log'] as const) await session.send(`${domain}.enable`);
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return session;
}

/** Records errors, except those of other sites. */
function hear(session: CDPSession, complaints: string[]): void {
  session.on('Log.entryAdded', ({ entry: { level, text, url = '' } }) => {
    const isElsewhere = url.startsWith('https:');
    if (level === 'error' && !isElsewhere) complaints.push(`${text} ${url}`);
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) => {
    complaints.push(`${text} ${exception?.description ?? ''}`);
  });
  session.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error') complaints.push(args.map(({ value }) => String(value)).join(' '));
  });
}

async function load(session: CDPSession, url: string): Promise<void> {
  const loaded = new Set<string>();
  const note = ({ name, loaderId }: Protocol.Page.LifecycleEventEvent) => {
    if (name === 'load') loaded.add(loaderId);
  };
  session.on('Page.lifecycleEvent', note);
  const { loaderId, errorText } = await session.send('Page.navigate', { url });
  if (loaderId === undefined) throw new Error(errorText ?? `${url} is no new document`);
  while (!loaded.has(loaderId))
    await new Promise((resolve) => session.once('Page.lifecycleEvent', resolve));
  session.off('Page.lifecycleEvent', note);
}

async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
  });
  if (exceptionDetails)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Scrolls to a target, and returns its middle on the screen, px, or null if it is not in the page. */
const placeOf = (session: CDPSession, target: Target) =>
  evaluate(
    session,
    `(() => {
      const box = (${reachTarget})(${JSON.stringify(target)})?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    })()`,
  ) as Promise<{ readonly x: number; readonly y: number } | null>;

/** Clicks once the position is the same in two frames, since late content may move the target. */
async function click(session: CDPSession, target: Target): Promise<void> {
  let before = null;
  let place = await placeOf(session, target);
  while (place && (place.x !== before?.x || place.y !== before.y)) {
    before = place;
    // A screenshot waits for a frame.
    await session.send('Page.captureScreenshot');
    place = await placeOf(session, target);
  }
  if (!place) throw new Error(`Not in the page: ${JSON.stringify(target)}`);
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', {
      type,
      button: 'left',
      clickCount: 1,
      ...place,
    });
}

async function respondTo(session: CDPSession, address: string, json: string) {
  const respond = ({ requestId }: Protocol.Fetch.RequestPausedEvent) => {
    void session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [
        { name: 'Access-Control-Allow-Origin', value: '*' },
        { name: 'Access-Control-Allow-Headers', value: '*' },
        { name: 'Content-Type', value: 'application/json' },
      ],
      body: Buffer.from(json).toString('base64'),
    });
  };
  session.on('Fetch.requestPaused', respond);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: address }] });
  return async () => {
    session.off('Fetch.requestPaused', respond);
    await session.send('Fetch.disable');
  };
}

function driverOf(session: CDPSession): Omit<OldDriver, 'close'> {
  const complaints: string[] = [];
  hear(session, complaints);
  return {
    complaints: () => complaints,
    open: async (address) => {
      // Two addresses that differ only after « # » are one document.
      await load(session, 'about:blank');
      complaints.length = 0;
      await load(session, address);
    },
    evaluate: (source, ...given) => evaluate(session, `(${source})(...${JSON.stringify(given)})`),
    click: (target) => click(session, target),
    type: async (target, text) => {
      await click(session, target);
      await session.send('Input.insertText', { text });
    },
    press: async (key) => {
      const { code: windowsVirtualKeyCode, ...typed } = keys[key];
      const event = { key, code: key, windowsVirtualKeyCode };
      const type = 'text' in typed ? 'keyDown' : 'rawKeyDown';
      await session.send('Input.dispatchKeyEvent', { type, ...event, ...typed });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
    },
    resize: async (size) => {
      const metrics = { ...size, deviceScaleFactor: 2, mobile: true };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    },
    respondTo: (address, json) => respondTo(session, address, json),
    screenshot: async () => {
      const { data } = await session.send('Page.captureScreenshot');
      return Buffer.from(data, 'base64');
    },
  };
}

/**
 * Drives an old Chromium over puppeteer-core's `Connection`, because `puppeteer.launch` and Playwright send commands
 * that old versions lack.
 */
export async function launchOldChromium(program: string): Promise<OldDriver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'old-browser-'));
  const browser = start(program, profile);
  const ended = once(browser, 'exit');
  const address = await devToolsOf(browser);
  const connection = new Connection(address, await NodeWebSocketTransport.create(address));
  return {
    ...driverOf(await newPage(connection)),
    close: async () => {
      await connection.send('Browser.close');
      await ended;
      connection.dispose();
      // Retried, since other processes of the browser end later.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
