/** @jest-environment node */
import { fitTitle, gridBoxes, LINE_HEIGHT, pictureBox, titleBox } from './previews-layout';

/** Every letter half as wide as the type is tall. */
const halfWide = (line: string) => line.length / 2;
const fitted = (title: string) => fitTitle(title, halfWide);

describe('fitTitle', () => {
  it('sets a short title on one line of the largest type', () => {
    expect(fitted('ORL')).toEqual({ size: 92, lines: ['ORL'] });
  });

  it('cuts at spaces into the most even lines', () => {
    expect(fitted('Radiologie et scanner')?.lines).toEqual(['Radiologie', 'et scanner']);
    expect(fitted('aaa bbb ccc ddd eee')?.lines).toEqual(['aaa bbb', 'ccc ddd eee']);
  });

  it('cuts after a hyphen only where the words alone would need smaller type', () => {
    expect(fitted('Gynécologie-obstétrique')?.lines).toEqual(['Gynécologie-', 'obstétrique']);
    expect(fitted('Prendre rendez-vous')?.lines).toEqual(['Prendre', 'rendez-vous']);
  });

  it('keeps what a no-break space holds together', () => {
    expect(fitted('Une page\u00a0: laquelle')?.lines).toEqual(['Une page\u00a0:', 'laquelle']);
    expect(fitted('Une page : laquelle')?.lines).toEqual(['Une page', ': laquelle']);
  });

  it('shrinks until the lines are narrow enough and, together, low enough', () => {
    const title = 'Des soins attentionnés pour toute la famille';
    const { size = 0, lines = [] } = fitted(title) ?? {};
    expect(lines.join(' ')).toBe(title);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(halfWide(line) * size).toBeLessThanOrEqual(titleBox.width);
    expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(titleBox.height);
    expect(size).toBeLessThan(92);
  });

  it('says when nothing fits', () => {
    expect(fitted('Anticonstitutionnellement')).toBeNull();
    expect(fitted('mot '.repeat(20).trim())).toBeNull();
  });
});

describe('gridBoxes', () => {
  it('stands in the middle of the picture’s place', () => {
    const boxes = gridBoxes(4, 2, { width: 100, height: 50 }, 20);
    expect(boxes.map(({ left, top }) => [left, top])).toEqual([
      [810, 229],
      [930, 229],
      [810, 299],
      [930, 299],
    ]);
    expect(810 - pictureBox.left).toBe(pictureBox.left + pictureBox.width - 1030);
  });
});
