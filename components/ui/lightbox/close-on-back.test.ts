import { closeOnBack, historyAtRest } from './close-on-back';

const nextPopState = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      resolve();
    };
    addEventListener('popstate', done, { once: true });
  });

test('Back closes, and the entry is not taken away twice', async () => {
  const [close, settled] = [jest.fn(), jest.fn()];
  history.replaceState({ page: 'before' }, '');
  const release = closeOnBack(close, settled);
  expect(history.state).toEqual({ page: 'before' });
  history.back();
  await nextPopState();
  expect(close).toHaveBeenCalledTimes(1);
  const back = jest.spyOn(history, 'back');
  release();
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).toHaveBeenCalledTimes(1);
});

test('closed otherwise, the entry goes, and whoever opens next waits for it', async () => {
  const [close, settled] = [jest.fn(), jest.fn()];
  const release = closeOnBack(close, settled);
  release();
  let atRest = false;
  const rest = historyAtRest().then(() => {
    atRest = true;
  });
  await Promise.resolve();
  expect(atRest).toBe(false);
  await rest;
  await new Promise((resolve) => setTimeout(resolve));
  expect(close).not.toHaveBeenCalled();
  expect(settled).toHaveBeenCalledTimes(1);
});
