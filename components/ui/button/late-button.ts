/** On the root element, once `installCopyAndShare` makes late buttons work. */
export const canCopy = 'data-can-copy';

/** Attributes of a button that copies a number, or the message shown in the element whose id is `shownIn`. */
export const copies = (text: string, shownIn?: string) => ({
  'data-copy': text,
  'data-message': shownIn,
});

/** Attributes of a button that shares an address. */
export const shares = (address: string, title: string, text?: string) => ({
  'data-share': address,
  'data-title': title,
  'data-text': text,
});

export const prints = { 'data-print': '' };

export const lateButtons = '[data-copy], [data-share], [data-print]';

type Late = Partial<Record<'copy' | 'message' | 'share' | 'title' | 'text' | 'print', string>>;

/** Reads them. */
export const lateOf = ({ dataset }: HTMLElement) => dataset as Late;
