/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { SliderControls } from '@/components/ui/slider/SliderControls';
import { Lightbox } from '@/components/ui/lightbox/Lightbox';
import { Island } from './Island';

test('renders the component, with its name and its props for the script that hydrates it', () => {
  const html = renderToStaticMarkup(
    <Island name="Lightbox" wake="visible" of={Lightbox} props={{ rootId: 'plateau' }} />,
  );
  expect(html).toContain('data-island="Lightbox" data-wake="visible"');
  expect(html).toContain('data-props="{&quot;rootId&quot;:&quot;plateau&quot;}"');
});

const props = { rootId: 'plateau' };

/** These elements must not compile. */
export const refused = [
  // @ts-expect-error -- no such island
  <Island key={1} name="Slideshow" wake="visible" of={Lightbox} props={props} />,
  // @ts-expect-error -- another island's component
  <Island key={2} name="SliderControls" wake="visible" of={Lightbox} props={props} />,
  // @ts-expect-error -- another island's props
  <Island key={3} name="SliderControls" wake="visible" of={SliderControls} props={props} />,
];
