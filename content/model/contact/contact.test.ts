import fc from 'fast-check';
import {
  contactChatHref,
  contactFields,
  contactSubjects,
  contactText,
  defaultSubject,
  isCutInChat,
  subjectLabel,
  type ContactDraft,
} from './contact';
import { departures } from '../../facts/departures';

const chat = {
  kind: 'chat',
  href: 'https://wa.me/22370000003',
  label: 'WhatsApp',
  note: '',
} as const;

const draft: ContactDraft = {
  name: 'Awa Traoré',
  phone: '',
  email: 'awa@exemple.com',
  subject: defaultSubject,
  message: 'Bonjour,\nmardi à 9 h ?',
};
const textOf = (link: string) => new URL(link).searchParams.get('text') ?? '';

it('offers the subjects of docs/requirements.md § 3, the default first', () => {
  expect(contactSubjects).toEqual([
    'Prise de rendez-vous',
    "Demande d'information",
    "Résultats d'analyses",
    'Autre demande',
  ]);
  expect(defaultSubject).toBe('Prise de rendez-vous');
  expect(subjectLabel("Demande d'information")).toBe('Demande d’information');
});

describe('contactChatHref', () => {
  it('contains the sender, the subject and the message', () => {
    expect(textOf(contactChatHref(chat, draft))).toBe(
      'Bonjour, je m’appelle Awa Traoré.\nSujet : Prise de rendez-vous\n\nBonjour,\nmardi à 9 h ?',
    );
  });

  it('contains a telephone number if one is typed', () => {
    expect(textOf(contactChatHref(chat, { ...draft, phone: ' 76 12 34 56 ' }))).toContain(
      '\nTéléphone : 76 12 34 56\n\nBonjour,',
    );
  });

  it('contains no more than the page « Confidentialité » says', () => {
    const marks = contactFields.map((field) => [field, `<${field}>`] as const);
    const marked = Object.fromEntries(marks) as ContactDraft;
    const text = textOf(contactChatHref(chat, marked));
    const carried = marks.flatMap(([field, mark]) => (text.includes(mark) ? field : []));
    expect(carried.toSorted()).toEqual(Object.keys(departures.chat.form).toSorted());
  });

  it('greets without a name if there is none', () => {
    expect(textOf(contactChatHref(chat, { ...draft, name: ' ' }))).toMatch(/^Bonjour,\n/);
  });

  it.each([
    ['a short text', 'Bonjour', false],
    ['a text of 1 600 letters, short enough for an address', 'a'.repeat(1_600), true],
    ['a text of 700 accents, too long for an address', 'é'.repeat(700), true],
    ['a text that ends as a cut one', 'Bonjour…', false],
  ])('%s is shortened or not, and the form says so', (_what, message, isCut) => {
    const text = textOf(contactChatHref(chat, { ...draft, message }));
    expect(isCutInChat(chat, { ...draft, message })).toBe(isCut);
    expect(text === contactText({ ...draft, message })).toBe(!isCut);
    expect(text.length).toBeLessThanOrEqual(1_500);
  });

  it('has at most 1 800 characters, for any text, and the form says if it is shortened', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3_000, size: 'max' }),
      fc.string({
        unit: fc.constantFrom('é', '👩🏾‍⚕️', '\ud83d', ' ', 'a'),
        maxLength: 3_000,
        size: 'max',
      }),
    );
    fc.assert(
      fc.property(text, text, (name, message) => {
        const link = contactChatHref(chat, { ...draft, name, message });
        expect(link.length).toBeLessThanOrEqual(1_800);
        const whole = encodeURIComponent(message.trim().replace(/\p{Surrogate}/gu, '\ufffd'));
        expect(link.endsWith(whole) || link.endsWith(encodeURIComponent('…'))).toBe(true);
      }),
    );
  });
});
