import { isOpen } from './popover';

test('a browser without popovers has none open, and is not asked for a state that it does not know', () => {
  const element = document.createElement('nav');
  element.setAttribute('popover', 'auto');
  expect('popover' in element).toBe(false);
  const matches = jest.spyOn(element, 'matches');
  expect(isOpen(element)).toBe(false);
  expect(matches).not.toHaveBeenCalled();
});
