import { waitFor } from '@testing-library/dom';
import { createElement, useEffect, useState } from 'react';
import { hydrated } from './hydrated';
import type { Wake } from './wake';

function markerWith(html: string): HTMLElement {
  const marker = document.createElement('div');
  marker.innerHTML = html;
  document.body.replaceChildren(marker);
  return marker;
}

const wake = <Props>(start: Wake<Props>, props: Props, marker: HTMLElement) =>
  start(props, marker) as Promise<void>;

function Counter({ from }: { readonly from: number }) {
  const [count, setCount] = useState(from);
  return createElement(
    'button',
    {
      onClick: () => {
        setCount(count + 1);
      },
    },
    count,
  );
}

test('answers once the component answers', async () => {
  const marker = markerWith('<button>3</button>');
  const button = marker.querySelector('button');
  await wake(hydrated(Counter), { from: 3 }, marker);
  button?.click();
  await waitFor(() => {
    expect(button).toHaveTextContent('4');
  });
});

function Failing() {
  useEffect(() => {
    throw new Error('planted');
  }, []);
  return createElement('p', null, 'Appelez le 20 00 00 01');
}

test('a component that fails gives its place back to the HTML', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const marker = markerWith('<p>Appelez le 20 00 00 01</p>');
  await wake(hydrated(Failing), {}, marker).catch(() => undefined);
  await waitFor(() => {
    expect(complaints).toHaveBeenCalledWith(expect.objectContaining({ message: 'planted' }));
  });
  await waitFor(() => {
    expect(marker).toHaveTextContent('Appelez le 20 00 00 01');
  });
});
