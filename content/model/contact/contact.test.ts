import fc from 'fast-check';
import { clinic } from '../clinic/data';
import {
  contactChatLink,
  contactFields,
  contactSubjects,
  contactText,
  defaultSubject,
  fieldSentence,
  firstWrongField,
  formAddress,
  isCutInChat,
  problemsBeforeSending,
  subjectLabel,
  type ContactDraft,
} from './contact';

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

it('has the fields in the order of docs/requirements.md § 3', () => {
  expect(contactFields).toEqual(['name', 'email', 'phone', 'subject', 'message']);
});

it('knows the provider’s address of the form', () => {
  expect(formAddress(clinic.formId)).toMatch(/^https:\/\/formspree\.io\/f\/\w+$/);
});

describe('problemsBeforeSending', () => {
  it('finds nothing wrong with a full message', () => {
    expect(problemsBeforeSending(draft, true)).toEqual({});
  });

  it('misses name, email and message, also when they are only spaces', () => {
    const problems = problemsBeforeSending(
      { ...draft, name: '', email: ' ', message: '\n ' },
      true,
    );
    expect(Object.keys(problems).sort()).toEqual(['email', 'message', 'name']);
    expect(fieldSentence('name', problems)).toBe('Nom\u00a0: indiquez votre nom');
    expect(fieldSentence('phone', problems)).toBeUndefined();
    expect(firstWrongField(problems)).toBe('name');
  });

  it('joins what is wrong with a field by commas', () => {
    const problems = { email: ['illisible', 'trop long'], message: ['vide'] } as const;
    expect(fieldSentence('email', problems)).toBe('Email\u00a0: illisible, trop long');
    expect(fieldSentence('message', problems)).toBe('Message\u00a0: vide');
  });

  it('leaves the shape of the e-mail to the browser', () => {
    const problems = problemsBeforeSending({ ...draft, email: 'awa' }, false);
    expect(fieldSentence('email', problems)).toMatch(/^Email\u00a0: indiquez une adresse complète/);
    expect(firstWrongField(problems)).toBe('email');
  });
});

describe('contactChatLink', () => {
  it('carries who writes, about what, and the message', () => {
    expect(textOf(contactChatLink('+22370000003', draft))).toBe(
      'Bonjour, je m’appelle Awa Traoré.\nSujet : Prise de rendez-vous\n\nBonjour,\nmardi à 9 h ?',
    );
  });

  it('greets without a name when there is none', () => {
    expect(textOf(contactChatLink('+22370000003', { ...draft, name: ' ' }))).toMatch(/^Bonjour,\n/);
  });

  it.each([
    ['a short text', 'Bonjour', false],
    ['a text of 1 600 letters, short enough for an address', 'a'.repeat(1_600), true],
    ['a text of 700 accents, too long for an address', 'é'.repeat(700), true],
    ['a text that ends as a cut one', 'Bonjour…', false],
  ])('%s is cut or not, and said so', (_what, message, isCut) => {
    const text = textOf(contactChatLink('+22370000003', { ...draft, message }));
    expect(isCutInChat('+22370000003', { ...draft, message })).toBe(isCut);
    expect(text === contactText({ ...draft, message })).toBe(!isCut);
    expect(text.length).toBeLessThanOrEqual(1_500);
  });

  it('stays an address of at most 1 800 characters, whatever is typed, and says that it is cut', () => {
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
        const link = contactChatLink('+22370000003', { ...draft, name, message });
        expect(link.length).toBeLessThanOrEqual(1_800);
        const whole = encodeURIComponent(message.trim().replace(/\p{Surrogate}/gu, '\ufffd'));
        expect(link.endsWith(whole) || link.endsWith(encodeURIComponent('…'))).toBe(true);
      }),
    );
  });
});
