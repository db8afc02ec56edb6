import { pictureOf, type PictureManifest } from './picture';

const manifest: PictureManifest = {
  'equipements/scanner-1.jpg': {
    alt: 'Salle de scanner',
    width: 1600,
    height: 1067,
    color: '#b8b8a8',
    kind: 'photo',
    base: '/images/equipements/scanner-1-abc',
    widths: [640, 1280],
    fallbackWidths: [640],
  },
  'assureurs/edm.svg': {
    alt: 'EDM',
    width: 216,
    height: 120,
    color: '#ffffff',
    kind: 'vector',
    base: '/images/assureurs/edm-def',
    widths: [],
    fallbackWidths: [],
  },
};

test('a photograph comes in every width and format that was made', () => {
  const { srcSets, src, largest } = pictureOf('equipements/scanner-1.jpg', manifest);
  expect(srcSets).toEqual({
    avif: '/images/equipements/scanner-1-abc.640.avif 640w, /images/equipements/scanner-1-abc.1280.avif 1280w',
    webp: '/images/equipements/scanner-1-abc.640.webp 640w',
  });
  expect(src).toBe('/images/equipements/scanner-1-abc.640.jpg');
  expect(largest).toEqual({
    src: '/images/equipements/scanner-1-abc.1280.avif',
    width: 1280,
    height: 854,
  });
});

test('a drawing is one file of its own size', () => {
  const { srcSets, src, largest } = pictureOf('assureurs/edm.svg', manifest);
  expect(srcSets).toBeNull();
  expect(src).toBe('/images/assureurs/edm-def.svg');
  expect(largest).toEqual({ src, width: 216, height: 120 });
});

test.each(['equipements/absent.jpg', 'toString'])('%s, which is not there, is named', (file) => {
  expect(() => pictureOf(file, manifest)).toThrow(`Picture « ${file} » is not in content/pictures`);
});
