/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

import { insurers } from '../content/data/insurers';
import { drawWordmark, TILE, type Line } from './wordmark-drawing';
import { wordmarks } from './wordmarks';

const MARGIN = 20;

/** Where the ink of a drawing begins and ends (px). */
async function inkBox(svg: string) {
  const { info } = await sharp(Buffer.from(svg))
    .trim({ background: '#00000000', threshold: 1 })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  return { left, top, right: left + info.width, bottom: top + info.height };
}

const letters = (name: string) => name.toLowerCase().replaceAll(' ', '');

const wordmarkOf = (img: string) => wordmarks[img.slice('assureurs/'.length, -'.svg'.length)];

test('every insurer has its tile', () => {
  for (const { img } of insurers) expect(existsSync(`content/pictures/${img}`)).toBe(true);
});

// An insurer added later brings a logo of its own.
test.each(insurers.filter(({ img }) => wordmarkOf(img)))(
  '$nom is spelt in full',
  ({ nom, img }) => {
    const [, ...lines] = wordmarkOf(img) ?? [''];
    expect(letters(lines.map(({ text }) => text).join(''))).toBe(letters(nom));
  },
);

test.each(Object.entries(wordmarks))(
  '%s is light, centred and clear of the edges',
  async (_, [color, ...lines]) => {
    const svg = await drawWordmark(lines, color);
    expect(svg.length).toBeLessThanOrEqual(3000);
    expect(svg).toContain('viewBox="0 0 216 120"');
    const { left, top, right, bottom } = await inkBox(svg);
    expect(Math.abs(left - (TILE.width - right))).toBeLessThanOrEqual(2);
    expect(Math.abs(top - (TILE.height - bottom))).toBeLessThanOrEqual(4);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(MARGIN);
  },
);

test('a letter drawn twice stands in the file once, and another letter is not taken for it', async () => {
  const line = (text: string): Line => ({ text, face: 'figtree', weight: 600, capitals: 17 });
  const uses = async (...texts: string[]) =>
    [...(await drawWordmark(texts.map(line), '#16302e')).matchAll(/<use /g)].length;
  expect(await uses('GRAS')).toBe(0);
  expect(await uses('GRAS', 'SOVOYE')).toBe(2);
});

test('a line is spaced out to the width asked for', async () => {
  const svg = await drawWordmark(
    [{ text: 'MSF', face: 'figtree', weight: 800, capitals: 32, width: 120 }],
    '#16302e',
  );
  const { left, right } = await inkBox(svg);
  expect(right - left).toBeGreaterThanOrEqual(119);
  expect(right - left).toBeLessThanOrEqual(122);
});

test('a tile calls no address and runs nothing', () => {
  for (const { img } of insurers) {
    const svg = readFileSync(`content/pictures/${img}`, 'utf8');
    expect(svg).not.toMatch(/<script|href="https?:/);
  }
});
