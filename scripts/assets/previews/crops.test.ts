import { cropAround, focusAt, focusOf } from './crops';

const size = { width: 1600, height: 1000 };
const square = { width: 500, height: 500 };

test('the largest part of the wanted shape is taken, around the focus', () => {
  expect(cropAround(focusAt(0.5), size, square)).toEqual({
    left: 300,
    top: 0,
    width: 1000,
    height: 1000,
  });
});

test('the edges hold it back', () => {
  expect(cropAround(focusAt(0), size, square).left).toBe(0);
  expect(cropAround(focusAt(1, 1), size, square)).toMatchObject({ left: 600, top: 0 });
});

test('a zoom goes nearer', () => {
  expect(cropAround(focusAt(0.5, 0.25, 2), size, square)).toEqual({
    left: 550,
    top: 0,
    width: 500,
    height: 500,
  });
});

test('a view’s own focus comes first, then the picture’s, then the portraits’; others have none', () => {
  const own = focusAt(0.1);
  expect(focusOf({ file: 'clinique/accueil-1.jpg', focus: own })).toBe(own);
  expect(focusOf({ file: 'clinique/accueil-1.jpg' })).toEqual(focusAt(0.62));
  expect(focusOf({ file: 'medecins/medecin-09.jpg' })?.x).toBe(0.5);
  expect(focusOf({ file: 'equipements/nouveau.jpg' })).toBeNull();
});
