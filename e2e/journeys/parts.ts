import type { Locator } from 'playwright/test';

/**
 * Returns the box of a part of the page, px. If it is not rendered, all values are NaN, which fail every comparison.
 */
export async function boxOf(part: Locator) {
  const drawn = await part.boundingBox();
  const { x, y, width, height } = drawn ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return { x, y, width, height, middle: x + width / 2, right: x + width, bottom: y + height };
}

/** Returns the text that a link to WhatsApp gives to the chat. */
export async function chatTextOf(link: Locator): Promise<string | null> {
  return new URL(String(await link.getAttribute('href'))).searchParams.get('text');
}
