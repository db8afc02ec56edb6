import { attachSlider } from './attach-slider';

function addSlider(id: string, slides: number): HTMLElement {
  const frame = document.createElement('div');
  frame.id = id;
  frame.innerHTML = `<div><ul>${'<li></li>'.repeat(slides)}</ul></div>`;
  document.body.append(frame);
  return frame;
}

test.each([0, 1])('%i slides: said on the console, and left alone', (slides) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const frame = addSlider(`images-${slides}`, slides);
  const onSelect = jest.fn();
  expect(attachSlider(frame.id, onSelect)).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`« images-${slides} »`));
  expect(frame).not.toHaveAttribute('data-attached');
  expect(onSelect).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('a slider that is not in the page is no mistake', () => {
  expect(attachSlider('nulle-part', jest.fn())).toBeNull();
});
