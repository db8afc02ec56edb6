/** On the root element, once `installCopyAndShare` makes late buttons work. */
export const canCopy = 'data-can-copy';

/** Attributes of a button that copies a message. */
export const copies = (message: string) => ({ 'data-copy': message });

/** Attributes of a button that shares an address. */
export const shares = (address: string, title: string, text?: string) => ({
  'data-share': address,
  'data-title': title,
  'data-text': text,
});

export const prints = { 'data-print': '' };

export const lateButtons = '[data-copy], [data-share], [data-print]';

export type Late = Partial<Record<'copy' | 'share' | 'title' | 'text' | 'print', string>>;

/** Reads them. */
export const lateOf = ({ dataset }: HTMLElement) => dataset as Late;
