/**
 * Insurers' names as calm word-marks in the site's own type: `npx tsx scripts/wordmarks.ts` draws those that are
 * missing in `content/pictures/assureurs/`. No sign, no colour of a real logo: a file that the clinic received from
 * the insurer takes the place of ours under the same name, and is never written over.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { drawWordmark, type Line } from './wordmark-drawing';

// As in components/theme/palette.ts, which is private to the theme; `drawings.test.ts` there keeps them alike.
const ink = '#16302e';
const inkSoft = '#4a625f';
const teal700 = '#17706f';
const teal900 = '#0e4a49';

const sans = (
  text: string,
  weight: number,
  capitals: number,
  space: Pick<Line, 'tracking' | 'width'> = {},
): Line => ({
  text,
  face: 'figtree',
  weight,
  capitals,
  ...space,
});
const serif = (...[text, weight, capitals, space]: Parameters<typeof sans>): Line => ({
  ...sans(text, weight, capitals, space),
  face: 'fraunces',
});

/** Every insurer's lines and colour, by the name of its file. */
export const wordmarks: Readonly<Record<string, readonly [string, ...Line[]]>> = {
  somagep: [teal900, sans('SOMAGEP', 700, 21, { tracking: 30 })],
  sanlam: [ink, sans('SANLAM', 500, 21, { tracking: 150 })],
  'sabu-nyuman-assurance': [
    teal700,
    sans('SABU NYUMAN', 700, 14, { width: 152 }),
    sans('Assurance', 400, 13, { tracking: 30 }),
  ],
  'sunu-assurance': [
    ink,
    sans('SUNU', 800, 29, { width: 118 }),
    sans('ASSURANCE', 500, 11, { width: 118 }),
  ],
  edm: [teal900, serif('EDM', 600, 32, { tracking: 40 })],
  'gras-sovoye': [
    inkSoft,
    sans('GRAS', 600, 17, { tracking: 200 }),
    sans('SOVOYE', 600, 17, { tracking: 200 }),
  ],
  'les-assurances-bleues': [
    teal700,
    sans('LES ASSURANCES', 500, 11, { tracking: 130 }),
    sans('Bleues', 700, 26),
  ],
  'atlantique-assurances': [
    ink,
    sans('ATLANTIQUE', 700, 16, { width: 152 }),
    sans('ASSURANCES', 400, 12, { width: 152 }),
  ],
  canam: [teal900, sans('CANAM', 800, 25, { tracking: -10 })],
  nsia: [ink, serif('NSIA', 500, 30, { tracking: 110 })],
  'msf-belgique': [
    teal700,
    sans('MSF', 800, 32, { width: 100 }),
    sans('BELGIQUE', 600, 12, { width: 100 }),
  ],
  lafia: [ink, serif('LAFIA', 600, 26, { tracking: 40 })],
  'msf-france': [
    teal700,
    sans('MSF', 800, 32, { width: 100 }),
    sans('FRANCE', 600, 12, { width: 100 }),
  ],
  ascoma: [inkSoft, sans('ASCOMA', 400, 21, { tracking: 120 })],
  takaful: [teal900, sans('TAKAFUL', 600, 21, { tracking: 60 })],
};

async function drawMissing(directory: string): Promise<void> {
  for (const [name, [color, ...lines]] of Object.entries(wordmarks)) {
    const path = join(directory, `${name}.svg`);
    if (!existsSync(path)) writeFileSync(path, await drawWordmark(lines, color));
  }
}

if (basename(process.argv[1] ?? '') === 'wordmarks.ts')
  void drawMissing('content/pictures/assureurs');
