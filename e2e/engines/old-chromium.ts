import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Connection, type CDPSession } from 'puppeteer-core';
import { NodeWebSocketTransport } from 'puppeteer-core/internal/node/NodeWebSocketTransport.js';
import type { Driver, LaunchOptions } from './driver';
import { reached, type Target } from './target';

/** In ms. A browser that is leaving a page may never answer; the caller retries. */
const longestAnswer = 15_000;

/** `--single-process` is left out, because some versions would hang with it. */
function start({ program, proxy }: LaunchOptions, profile: string): ChildProcess {
  return spawn(program, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--lang=fr',
    '--font-render-hinting=none',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    `--proxy-server=${proxy}`,
    // Even requests to localhost go through the proxy.
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    // The fake provider of the form has a self-signed certificate.
    '--ignore-certificate-errors',
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
  await session.send('Page.enable');
  return session;
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

/** Ms between two checks of a page that is loading. */
const pause = 100;

/** Ms. */
const longestLoad = 60_000;

/** Polls until the page is complete, since its `load` event may never arrive. */
async function load(session: CDPSession, url: string): Promise<void> {
  const { errorText } = await session.send('Page.navigate', { url });
  if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
  const isWhole = `(location.href === 'about:blank') === ${String(url === 'about:blank')} && document.readyState === 'complete'`;
  const end = Date.now() + longestLoad;
  // Between two documents it may throw.
  while ((await evaluate(session, isWhole).catch(() => false)) !== true) {
    if (Date.now() > end) throw new Error(`${url} is not whole`);
    await setTimeout(pause);
  }
}

/** Scrolls to a target, and returns its middle on the screen, px. */
const placeOf = (session: CDPSession, target: Target) =>
  evaluate(
    session,
    `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(
      ${reached(target)}.getBoundingClientRect()
    )`,
  ) as Promise<{ x: number; y: number }>;

/**
 * Clicks once the position is the same in two frames, since late content may move the target. Waits until the button is
 * released or another page is open: if the page scrolled before, the release would hit another element.
 */
async function click(session: CDPSession, target: Target): Promise<void> {
  let before;
  let place = await placeOf(session, target);
  do {
    before = place;
    // A screenshot waits for a frame.
    await session.send('Page.captureScreenshot');
    place = await placeOf(session, target);
  } while (place.x !== before.x || place.y !== before.y);
  const event = { button: 'left', clickCount: 1, ...place } as const;
  const left = new Promise((resolve) => session.once('Page.frameNavigated', resolve));
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event });
  await Promise.race([
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event }),
    left,
  ]);
}

const driverOf = (session: CDPSession): Omit<Driver, 'close'> => ({
  open: async (address) => {
    // Two addresses that differ only after « # » are one document.
    await load(session, 'about:blank');
    await load(session, address);
  },
  evaluate: (expression) => evaluate(session, expression),
  click: (target) => click(session, target),
  type: async (target, text) => {
    await click(session, target);
    await session.send('Input.insertText', { text });
  },
  resize: async (size) => {
    const metrics = { ...size, deviceScaleFactor: 2, mobile: true };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  },
  screenshot: async () => (await session.send('Page.captureScreenshot')).data,
});

/**
 * Starts an old Chromium as a phone, over puppeteer-core's `Connection`, because `puppeteer.launch` and Playwright send
 * commands that old versions lack.
 */
export async function launchOldChromium(options: LaunchOptions): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'old-browser-'));
  const browser = start(options, profile);
  const ended = once(browser, 'exit');
  const address = await devToolsOf(browser);
  const transport = await NodeWebSocketTransport.create(address);
  const connection = new Connection(address, transport, 0, longestAnswer);
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
