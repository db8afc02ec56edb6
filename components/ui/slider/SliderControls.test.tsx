import { render } from '@testing-library/react';
import { SliderControls } from './SliderControls';

test.each([0, 1])(
  '%i slides: said on the console (docs/requirements.md § 9), and nothing to press',
  (count) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = render(<SliderControls count={count} />);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`Slider with ${count} slide`));
    expect(container).toBeEmptyDOMElement();
    warn.mockRestore();
  },
);
