import { watchBrokenPictures } from './broken-picture';

function pictureIn(
  root: HTMLElement,
  state: { complete: boolean; naturalWidth: number },
  width = 320,
) {
  root.innerHTML = '<a href="/a.jpg"><picture><img alt="Un scanner" src="/a.jpg"></picture></a>';
  const image = root.querySelector('img');
  // jsdom has no layout, so the width must be set.
  Object.defineProperty(root.querySelector('picture'), 'clientWidth', { value: width });
  if (!image) throw new Error('There is a picture');
  for (const [name, value] of Object.entries({ ...state, currentSrc: '/a.jpg' }))
    Object.defineProperty(image, name, { value });
  return image;
}

const still = { complete: false, naturalWidth: 0 };

test('a picture that fails is covered, once, and uncovered when a file arrives after all', () => {
  const root = document.createElement('section');
  const image = pictureIn(root, still);
  watchBrokenPictures(root);
  expect(root).not.toHaveTextContent('Image indisponible');
  image.dispatchEvent(new Event('error'));
  image.dispatchEvent(new Event('error'));
  expect(root).toHaveTextContent(/^Image indisponible$/);
  image.dispatchEvent(new Event('load'));
  expect(root).toHaveTextContent(/^$/);
});

test('a picture that failed before anyone watched is covered', () => {
  const root = document.createElement('section');
  pictureIn(root, { complete: true, naturalWidth: 0 });
  watchBrokenPictures(root);
  expect(root).toHaveTextContent('Image indisponible');
});

test('a picture that is there stays', () => {
  const root = document.createElement('section');
  pictureIn(root, { complete: true, naturalWidth: 720 });
  watchBrokenPictures(root);
  expect(root).not.toHaveTextContent('Image indisponible');
});

test('a small picture gives way to its ground alone', () => {
  const root = document.createElement('section');
  const image = pictureIn(root, still, 60);
  watchBrokenPictures(root);
  image.dispatchEvent(new Event('error'));
  expect(root).not.toHaveTextContent('Image indisponible');
  expect(image.nextElementSibling).not.toBeNull();
});
