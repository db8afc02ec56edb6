import { encoderFor, encoders, profileOf, widthsFor } from './profiles';

test('a width is never larger than the original', () => {
  expect(widthsFor([320, 640, 800], 800)).toEqual([320, 640, 800]);
  expect(widthsFor([320, 640, 800], 3000)).toEqual([320, 640, 800]);
  expect(widthsFor([320, 640, 800], 500)).toEqual([320, 500]);
  expect(widthsFor([320, 640, 800], 200)).toEqual([200]);
});

test('a file of its own shape overrules its folder', () => {
  expect(profileOf('clinique/accueil-1.jpg').ratio).toEqual({ width: 16, height: 9 });
  expect(profileOf('clinique/accueil-telephone.jpg').ratio).toEqual({ width: 3, height: 2 });
});

test('a folder that nobody knows is an error', () => {
  expect(() => profileOf('vacances/mer.jpg')).toThrow(
    'vacances/mer.jpg\u00a0: mettez les photographies dans un de ces dossiers\u00a0: medecins',
  );
});

test('phones get the pictures that took more effort', () => {
  expect(encoderFor('avif', 960)).toBe(encoders.avif);
  expect(encoderFor('avif', 1280)).toBe(encoders.avifAbove960);
  expect(encoderFor('webp', 1280)).toBe(encoders.webp);
});
