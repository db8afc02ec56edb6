import { waitFor } from '@testing-library/dom';
import { useEffect, useState, type SubmitEvent } from 'react';
import { hydrate } from './hydrate';

function markerWith(html: string): HTMLElement {
  const marker = document.createElement('div');
  marker.innerHTML = html;
  document.body.replaceChildren(marker);
  return marker;
}

function Counter({ from }: { readonly from: number }) {
  const [count, setCount] = useState(from);
  return (
    <button
      onClick={() => {
        setCount(count + 1);
      }}
    >
      {count}
    </button>
  );
}

test('resolves once the component handles events, on the nodes that were there', async () => {
  const marker = markerWith('<button>3</button>');
  const button = marker.querySelector('button');
  await hydrate(Counter, { from: 3 }, marker);
  button?.click();
  await waitFor(() => {
    expect(button).toHaveTextContent('4');
  });
});

function Failing() {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (isPressed) throw new Error('planted');
  }, [isPressed]);
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        setPressed(true);
      }}
    >
      <input />
    </form>
  );
}

test('a component that fails leaves its nodes, what is typed in them, and what HTML does with them', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const marker = markerWith('<form><input></form>');
  const form = marker.querySelector('form');
  const input = marker.querySelector('input');
  if (input) input.value = 'Bonjour';
  await hydrate(Failing, {}, marker);
  const submit = () =>
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(submit()).toBe(false);
  await waitFor(() => {
    expect(complaints).toHaveBeenCalledWith(expect.objectContaining({ message: 'planted' }));
  });
  await waitFor(() => {
    expect(submit()).toBe(true);
  });
  expect(marker.querySelector('form')).toBe(form);
  expect(marker.querySelector('input')).toBe(input);
  expect(input).toHaveValue('Bonjour');
  complaints.mockRestore();
});
