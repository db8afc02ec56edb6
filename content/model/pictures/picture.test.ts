import { pictureOf, type PictureManifest } from './picture';

const manifest: PictureManifest = {
  'equipements/scanner-1.jpg': {
    alt: 'Salle de scanner',
    width: 1600,
    height: 1067,
    color: '#b8b8a8',
    base: '/images/equipements/scanner-1-abc',
    widths: [640, 1280, 1600],
    fallbackWidths: [640, 1280],
  },
  'assureurs/edm.svg': {
    alt: 'EDM',
    width: 216,
    height: 120,
    color: '#ffffff',
    base: '/images/assureurs/edm-def',
    widths: [],
    fallbackWidths: [],
  },
};

test('a photograph comes in every width and format that was made', () => {
  const { files, src, lightest, smallest } = pictureOf('equipements/scanner-1.jpg', manifest);
  expect(files).toEqual({
    base: '/images/equipements/scanner-1-abc',
    avif: [640, 1280, 1600],
    webp: [640, 1280],
  });
  expect(src).toBe('/images/equipements/scanner-1-abc.1280.jpg');
  expect(lightest).toBe('/images/equipements/scanner-1-abc.640.jpg');
  expect(smallest).toBe('/images/equipements/scanner-1-abc.640.avif');
});

test('a drawing is one file of its own size', () => {
  const { files, src, lightest, smallest } = pictureOf('assureurs/edm.svg', manifest);
  expect(files).toBeNull();
  expect([src, lightest, smallest]).toEqual(Array(3).fill('/images/assureurs/edm-def.svg'));
});

test.each(['equipements/absent.jpg', 'toString'])('%s, which does not exist, is named', (file) => {
  expect(() => pictureOf(file, manifest)).toThrow(`Picture « ${file} » is not in content/pictures`);
});
