import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort, portAnswers } from '../support/ports';
import type { Driver, LaunchOptions } from './driver';
import { reached, type Target } from './target';

/** Stops a process at the end of the tests, even if no test could begin. */
function endWithTests(child: ChildProcess): void {
  process.once('exit', () => child.kill());
}

/** Starts a virtual screen, since WebKitGTK has no headless mode. */
async function startScreen(): Promise<[name: string, screen: ChildProcess]> {
  const args = ['-displayfd', '3', '-screen', '0', '1366x768x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  endWithTests(screen);
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return [`:${number.toString().trim()}`, screen];
}

const capabilities = (proxy: string) => ({
  browserName: 'MiniBrowser',
  // The fake provider of the form has a self-signed certificate.
  acceptInsecureCerts: true,
  'webkitgtk:browserOptions': {
    // Full screen, since a window with a toolbar cannot be as narrow as a phone. The proxy is an argument, since a proxy
    // in the capabilities would have to speak TLS.
    args: ['--automation', '--full-screen', `--proxy=http://${proxy}`],
  },
});

const reach = (driver: WebDriver, target: Target) =>
  driver.executeScript(`return ${reached(target)}`) as Promise<WebElement>;

/** Returns the address and process of WebKitGTK's WebDriver server. */
async function startServer(program: string, display: string): Promise<[string, ChildProcess]> {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LANG: 'fr_FR.UTF-8' };
  const server = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  endWithTests(server);
  while (!(await portAnswers(port)) && server.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return [`http://127.0.0.1:${port}`, server];
}

/** Starts MiniBrowser on a virtual screen, over WebDriver. */
export async function launchWebKitGtk({ program, proxy }: LaunchOptions): Promise<Driver> {
  const [display, screen] = await startScreen();
  const [address, server] = await startServer(program, display);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(capabilities(proxy))
    .build();
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: async (target) => (await reach(driver, target)).click(),
    type: async (target, text) => (await reach(driver, target)).sendKeys(text),
    resize: async (size) => {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
    },
    screenshot: () => driver.takeScreenshot(),
    close: async () => {
      await driver.quit();
      for (const child of [server, screen]) child.kill();
    },
  };
}
