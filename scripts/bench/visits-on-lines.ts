import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../content/model/clinic/routes';
import { signCertificate } from '../../e2e/support/signed-certificate';
import { serve } from '../serve/static-host';
import { firstVisit, type FirstVisit } from './first-visit';
import { bytesUntil, floorOf, floorOfPicture, lines, type Line } from './floor';
import { startSlowLine } from './slow-line';
import { inTurns, median, printHead, printRow } from './table';

const pages = [routes.home(), routes.doctors(), routes.emergencies(), routes.booking()];

/** Returns median times, each with its ratio to the least time for the same bytes on a line. */
function besideFloors(visits: readonly FirstVisit[], html: Buffer, line: Line): string[] {
  const middle = (key: keyof FirstVisit) => median(visits.map((visit) => visit[key]));
  const floors = {
    words: floorOf(bytesUntil('<body', html), line),
    telephone: floorOf(bytesUntil('href="tel:', html), line),
    picture: floorOfPicture(html.length, middle('pictureSize'), line),
    end: floorOf(html.length, line),
    arrived: floorOf(html.length, line),
  };
  return Object.entries(floors).map(([key, floor]) => {
    const time = middle(key as keyof typeof floors);
    return Number.isNaN(time) ? '–' : `${time.toFixed(2)} (× ${(time / floor).toFixed(2)})`;
  });
}

/** Prints the times of a first visit, on each line, to pages and to their bare copies in the folder `bare`. */
export async function readVisits(
  asked: readonly string[],
  bare: string,
  browser: string,
): Promise<void> {
  printHead('A first visit on a line, in s; × is the ratio to the arithmetic of the same bytes.', [
    ...['line', 'page', 'first words', 'telephone', 'first picture', 'read to its end', 'arrived'],
  ]);
  const { certificate, key } = signCertificate(bare, 'localhost');
  // As many bytes as the two certificates of a real host.
  const identity = { certificate: certificate.repeat(5), key };
  const folders = ['out', bare];
  const hosts = await Promise.all(
    folders.map((directory) => serve({ directory, port: 0, identity })),
  );
  for (const line of lines)
    for (const page of pages.filter((one) => asked.includes(one))) {
      const ways = await Promise.all(hosts.map(({ url }) => startSlowLine(line, url)));
      const [ourUrl = '', bareUrl = ''] = ways.map(({ url }) => url + page);
      const both = await inTurns((url) => firstVisit(url, browser), ourUrl, bareUrl);
      for (const [index, folder] of folders.entries()) {
        const html = readFileSync(path.join(folder, page, 'index.html.br'));
        const name = folder === bare ? 'bare' : `\`${page}\``;
        printRow([line.name, name, ...besideFloors(both[index] ?? [], html, line)]);
      }
      await Promise.all(ways.map(({ close }) => close()));
    }
  await Promise.all(hosts.map(({ close }) => close()));
}
