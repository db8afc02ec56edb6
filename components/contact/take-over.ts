import { ownPost, unsent } from '@/components/ui/form-post/own-post';

/** Turns the browser's validation bubbles off until the component is removed. */
export function takeOver(form: HTMLFormElement): () => void {
  form.noValidate = true;
  form.removeAttribute(unsent);
  form.removeAttribute(ownPost);
  return () => {
    form.noValidate = false;
    // Lets visitors submit the plain form if the component fails while it sends.
    for (const control of form.querySelectorAll('input, textarea, button')) {
      control.removeAttribute('aria-disabled');
      control.removeAttribute('readonly');
    }
  };
}
