import { render, screen } from '@testing-library/react';
import { FirstPicture } from './FirstPicture';
import { Picture, type PictureFiles } from './Picture';

function photo(name: string): PictureFiles {
  return {
    alt: `Vue de ${name}`,
    width: 1600,
    height: 1067,
    color: '#d8e8e8',
    files: { base: `/${name}`, avif: [640, 1280], webp: [640, 1280] },
    src: `/${name}.1280.jpg`,
    lightest: `/${name}.640.jpg`,
  };
}

const sourcesOf = (image: HTMLElement) =>
  [...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ type, media }) => ({
    type,
    media,
  }));

test('the best format comes first, is lazy, and reserves its space', () => {
  render(<Picture picture={photo('hall')} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Vue de hall' });
  expect(sourcesOf(image)).toEqual([
    { type: 'image/avif', media: '' },
    { type: 'image/webp', media: '' },
  ]);
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1067');
  expect(image).toHaveAttribute('src', '/hall.640.jpg');
  expect(image).not.toHaveAttribute('style');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('a picture that repeats the adjacent text is silent', () => {
  render(<Picture picture={photo('sourd')} sizes="50vw" alt="" />);
  expect(screen.getByRole('presentation')).toBeInTheDocument();
});

const preloads = () => [...document.head.querySelectorAll('link[rel=preload][as=image]')];

beforeEach(() => {
  document.head.replaceChildren();
});

// Quick builds leave AVIF out.
test.each([
  [
    ['avif', 'webp'],
    [640, 1280],
  ],
  [['webp'], []],
])('the picture of the first screen is requested at once, as the first of %j', (formats, avif) => {
  const [format] = formats;
  const files = { base: '/accueil', avif, webp: [640, 1280] };
  render(<FirstPicture picture={{ ...photo('accueil'), files }} sizes="100vw" />);
  const image = screen.getByRole('img');
  expect(image).not.toHaveAttribute('loading');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(sourcesOf(image)).toEqual(formats.map((name) => ({ type: `image/${name}`, media: '' })));
  expect(preloads()).toHaveLength(1);
  expect(preloads()[0]).toHaveAttribute('type', `image/${format}`);
  expect(preloads()[0]).toHaveAttribute('imagesizes', '100vw');
  expect(preloads()[0]?.getAttribute('imagesrcset')).toContain(`/accueil.640.${format}`);
});

test('a phone gets its own crop, and preloads only that one', () => {
  render(<FirstPicture picture={photo('large')} phonePicture={photo('haute')} sizes="100vw" />);
  const media = sourcesOf(screen.getByRole('img', { name: 'Vue de large' })).map(
    (source) => source.media,
  );
  const [phone] = media;
  expect(media).toEqual([phone, phone, phone, '', '']);
  const asked = preloads().map((link) => [
    link.getAttribute('imagesrcset')?.split('.')[0],
    link.getAttribute('media'),
  ]);
  expect(asked).toEqual([
    ['/large', '(min-width: 48em)'],
    ['/haute', phone],
  ]);
  expect(phone).toBe('not all and (min-width: 48em)');
});
