import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import type { Driver, LaunchOptions } from './driver';
import { reached, type Target } from './target';

/** Sends all requests through the proxy, even those to localhost. */
const preferences = (proxy: string) => {
  const [host = '', port = ''] = proxy.split(':');
  return {
    'network.proxy.type': 1,
    'network.proxy.http': host,
    'network.proxy.http_port': Number(port),
    'network.proxy.ssl': host,
    'network.proxy.ssl_port': Number(port),
    'network.proxy.allow_hijacking_localhost': true,
    // If a host drops connections, Firefox would otherwise request each file ten times.
    'network.http.request.max-attempts': 2,
    'intl.accept_languages': 'fr',
  };
};

const reach = (page: Page, target: Target) =>
  page.evaluateHandle(reached(target)) as Promise<ElementHandle>;

/** Starts Firefox without a window, over WebDriver BiDi. */
export async function launchFirefox({ program, proxy }: LaunchOptions): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    // The fake provider of the form has a self-signed certificate.
    acceptInsecureCerts: true,
    extraPrefsFirefox: preferences(proxy),
    defaultViewport: null,
  });
  const page = await browser.newPage();
  // The test has its own limit, which a busy machine needs.
  page.setDefaultNavigationTimeout(0);
  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (target) => (await reach(page, target)).click(),
    type: async (target, text) => (await reach(page, target)).type(text),
    resize: (size) => page.setViewport(size),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
}
