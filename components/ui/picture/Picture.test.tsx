import { render, screen } from '@testing-library/react';

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

const drawing: PictureFiles = {
  ...photo('EDM'),
  alt: 'EDM',
  files: null,
  src: '/edm.svg',
  lightest: '/edm.svg',
};

const sourcesOf = (image: HTMLElement) =>
  [...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ type, media }) => ({
    type,
    media,
  }));

test('the best format comes first, and the picture keeps its place before it arrives', () => {
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
});

test('a picture further down waits until it is near', () => {
  render(<Picture picture={photo('salle')} sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});

test('a drawing needs one file', () => {
  render(<Picture picture={drawing} sizes="216px" />);
  expect(screen.getByRole('img', { name: 'EDM' })).toHaveAttribute('src', '/edm.svg');
  expect(sourcesOf(screen.getByRole('img'))).toEqual([]);
});

test('a picture that the text beside it already tells is silent', () => {
  render(<Picture picture={photo('sourd')} sizes="50vw" alt="" />);
  expect(screen.getByRole('presentation')).toBeInTheDocument();
});
