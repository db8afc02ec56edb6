import { watchBrokenPictures } from './broken-picture';

/** Returns a part of a page that is watched, and its picture. */
function watched({ complete = false, naturalWidth = 0, width = 320 }) {
  const root = document.createElement('section');
  root.innerHTML = '<a href="/a.jpg"><picture><img alt="Un scanner" src="/a.jpg"></picture></a>';
  const image = root.querySelector('img');
  // jsdom has no layout, so the width must be set.
  Object.defineProperty(root.querySelector('picture'), 'clientWidth', { value: width });
  if (!image) throw new Error('There is a picture');
  for (const [name, value] of Object.entries({ complete, naturalWidth, currentSrc: '/a.jpg' }))
    Object.defineProperty(image, name, { value });
  watchBrokenPictures(root);
  return { root, image };
}

test('a picture that fails is covered once, and uncovered when one of its files loads', () => {
  const { root, image } = watched({});
  expect(root).not.toHaveTextContent('Image indisponible');
  image.dispatchEvent(new Event('error'));
  image.dispatchEvent(new Event('error'));
  expect(root).toHaveTextContent(/^Image indisponible$/);
  image.dispatchEvent(new Event('load'));
  expect(root).toHaveTextContent(/^$/);
});

test('of pictures that loaded or failed before, only a failed one is covered', () => {
  expect(watched({ complete: true }).root).toHaveTextContent('Image indisponible');
  const { root } = watched({ complete: true, naturalWidth: 720 });
  expect(root).not.toHaveTextContent('Image indisponible');
});

test('a small picture shows only its background', () => {
  const { root, image } = watched({ width: 60 });
  image.dispatchEvent(new Event('error'));
  expect(root).not.toHaveTextContent('Image indisponible');
  expect(image.nextElementSibling).not.toBeNull();
});
