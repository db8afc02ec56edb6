import { chosenType, photoLinks, photoOf } from './photo';

const set = (extension: string) =>
  `/scanner.720.${extension} 720w, /scanner.1600.${extension} 1600w`;

function gallery(): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `
    <a href="/scanner.1280.jpg"><picture>
      <source type="image/avif" srcset="${set('avif')}">
      <source type="image/webp" srcset="${set('webp')}">
      <img alt="Un scanner" width="1600" height="1067" src="/scanner.1280.jpg">
    </picture></a>
    <a href="/ailleurs">Ailleurs</a>`;
  return element;
}

function linkShowing(file: string): HTMLAnchorElement {
  const [link] = photoLinks(gallery());
  if (!link) throw new Error('The gallery holds a picture');
  const image = link.querySelector('img');
  Object.defineProperty(image, 'currentSrc', { value: file });
  Object.defineProperty(image, 'naturalWidth', { value: file === '' ? 0 : 720 });
  return link;
}

test.each([
  ['http://localhost/scanner.720.avif', 'image/avif'],
  ['http://localhost/scanner.720.webp', 'image/webp'],
  ['http://localhost/scanner.720.jpg', 'image/jpg'],
  ['', 'image/'],
])('a browser that chose « %s » supports %s', (file, format) => {
  expect(chosenType(linkShowing(file))).toBe(format);
});

test('the viewer receives a supported format, and the size before the file loads', () => {
  expect(photoOf(linkShowing('http://localhost/scanner.720.avif'), 'image/avif')).toMatchObject({
    src: 'http://localhost/scanner.1280.jpg',
    srcset: set('avif'),
    width: 1600,
    height: 1067,
    alt: 'Un scanner',
    msrc: 'http://localhost/scanner.720.avif',
  });
});

test('a browser without AVIF and WebP gets the JPEG file', () => {
  expect(photoOf(linkShowing('http://localhost/scanner.720.jpg'), 'image/jpg').srcset).toBe('');
});

test('a picture that is not loaded yet has no opening animation', () => {
  expect(photoOf(linkShowing(''), 'image/')).not.toHaveProperty('msrc');
});
