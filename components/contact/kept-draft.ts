import { contactFields, defaultSubject, type ContactDraft } from '@/content/model/contact/contact';
import { draftOf, entriesOf } from './entries';

/** `posted` is set while a post may have arrived without an answer. */
export type KeptDraft = ContactDraft & { posted?: string | undefined };

export const blankDraft: KeptDraft = {
  name: '',
  phone: '',
  email: '',
  subject: defaultSubject,
  message: '',
};

const key = 'message';

/** Browsers may deny `sessionStorage`. */
function stored(): Partial<KeptDraft> {
  try {
    const found: object = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
    return Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

function store(draft: KeptDraft): void {
  try {
    const text = JSON.stringify(draft);
    if (text === JSON.stringify(blankDraft)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The draft then lives as long as the page.
  }
}

let kept: KeptDraft = { ...blankDraft, ...stored() };
const followers = new Set<() => void>();

export const keptDraft = () => kept;

export function followDraft(update: () => void): () => void {
  followers.add(update);
  return () => {
    followers.delete(update);
  };
}

export function keepDraft(change: Partial<KeptDraft>): void {
  kept = { ...kept, ...change };
  store(kept);
  for (const update of followers) update();
}

export function forgetDraft(): void {
  keepDraft({ ...blankDraft, posted: undefined });
}

export function noteDraft(form: HTMLFormElement): void {
  keepDraft(draftOf(entriesOf(form)));
}

/** Fills the empty fields, unless the visitor has already sent the form. */
export function restoreDraft(form: HTMLFormElement): void {
  const now = draftOf(entriesOf(form));
  for (const field of form.hasAttribute('aria-busy') ? [] : contactFields) {
    const control = form.elements.namedItem(field) as HTMLInputElement;
    if (now[field] !== blankDraft[field]) continue;
    control.value = kept[field];
    // A select refuses a subject of an older site.
    if (control.value === '') control.value = blankDraft[field];
  }
  noteDraft(form);
}
