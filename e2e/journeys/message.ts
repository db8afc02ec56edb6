import type { Page } from 'playwright/test';
import { expect, openForm, sendButton, status, thanks, write } from '../support/message-form';

export async function openAndWrite(page: Page): Promise<void> {
  await openForm(page);
  await write(page);
}

/** Sends what is written, and waits for the thanks. */
export async function send(page: Page): Promise<void> {
  await sendButton(page).click();
  await expect(status(page)).toHaveText(thanks);
}
