import { fetchBrowser, oldBrowsers } from './browsers';

/** Fetches the browsers before the tests. A failure throws where `CI` is set, and only warns elsewhere. */
export default function fetchBrowsers(): void {
  for (const browser of oldBrowsers)
    try {
      fetchBrowser(browser);
    } catch (error) {
      const reason = `Chromium ${browser.version} cannot be had: ${String(error)}`;
      if (process.env.CI) throw new Error(reason, { cause: error });
      console.warn(reason);
    }
}
