/** The staff's editor on a phone's screen, working on a local folder. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from 'playwright/test';

const folder = 'content/data/medecins';
const file = 'a.yaml';

/** A doctor's file as written by hand. */
const doctor = `ordre: 10
name: Dr Awa Keïta
specialty: Pédiatre
consultation:
  - Lundi 9H
specialties:
  - Pediatrie
languages:
  - bambara
experience: 9 ans d’expérience
description: >-
  Reçoit les enfants : malades, ou pour leurs vaccins. Elle parle français et bambara.
image: medecins/a.jpg
alt: Une médecin souriante
Tel: +22300000039
`;

/** Makes the folder dialog return a folder in the browser's private storage. */
async function standInForFolder(page: Page): Promise<void> {
  const given = { folder, file, doctor };
  await page.addInitScript((project) => {
    const choose = async () => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      let place = root;
      for (const name of project.folder.split('/'))
        place = await place.getDirectoryHandle(name, { create: true });
      const handle = await place.getFileHandle(project.file, { create: true });
      const stream = await handle.createWritable();
      await stream.write(project.doctor);
      await stream.close();
      return root;
    };
    Object.assign(window, { showDirectoryPicker: choose });
  }, given);
}

/** Returns '' when the file cannot be read, as while the editor replaces it. */
const written = (page: Page) =>
  page.evaluate(
    async (names) => {
      let place = await navigator.storage.getDirectory();
      for (const name of names.folder.split('/')) place = await place.getDirectoryHandle(name);
      const opened = await (await place.getFileHandle(names.file)).getFile();
      return opened.text().catch(() => '');
    },
    { folder, file },
  );

// Two runs at the same time must not share the folder.
const site = mkdtempSync(path.join(tmpdir(), 'editor-'));

test.beforeAll(() => {
  execFileSync(process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    'scripts/editor/editor.ts',
    site,
  ]);
});

test.afterAll(() => {
  rmSync(site, { recursive: true });
});

test(
  'a day is changed from a phone, in French, and only the line of that day',
  { tag: '@nightly' },
  async ({ page, baseURL }) => {
    const elsewhere = new Set<string>();
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) elsewhere.add(origin);
    });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.route('**/admin/**', (route) => {
      const { pathname } = new URL(route.request().url());
      const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      return route.fulfill({ path: path.join(site, name) });
    });
    await standInForFolder(page);
    await page.goto('/admin/');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: 'Travailler avec un dépôt local' }).click();
    await page.getByText('Médecins', { exact: true }).click();
    await page.getByText('Dr Awa Keïta').click();
    // The editor renders what is on the screen.
    await page.getByRole('group', { name: /Absences/ }).scrollIntoViewIfNeeded();
    const day = page.locator('[data-key-path="consultation.0"]').getByRole('textbox');
    await expect(day).toHaveValue('Lundi 9H');
    await day.fill('Mardi 9H');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.poll(() => written(page)).toBe(doctor.replace('Lundi', 'Mardi'));
    // The only other origin is the status page of the repository's host.
    expect([...elsewhere].filter((origin) => origin !== 'https://www.githubstatus.com')).toEqual(
      [],
    );
    expect(complaints.filter((text) => !text.includes('net::ERR_'))).toEqual([]);
  },
);
