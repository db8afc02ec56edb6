import { chatLink, type ChatLink } from './chat';
import type { PhoneNumber } from './phone';

/** Origin of the form provider, where its client posts by itself. */
export const formProvider = 'https://formspree.io';

/** The provider's address of the form `formId` (docs/requirements.md § 7), for a browser without scripts. */
export function formAddress(formId: string): string {
  return `${formProvider}/f/${formId}`;
}

/** What a message may be about (docs/requirements.md § 3). */
export const contactSubjects = [
  'Prise de rendez-vous',
  "Demande d'information",
  "Résultats d'analyses",
  'Autre demande',
] as const;

/** One of the subjects, as it is sent: in the clinic's spelling. */
export type ContactSubject = (typeof contactSubjects)[number];

/** The subject chosen when the form opens (docs/requirements.md § 3): the first, which a list shows by itself. */
export const defaultSubject: ContactSubject = contactSubjects[0];

/** A subject as printed, with the apostrophe of French typography. */
export function subjectLabel(subject: ContactSubject): string {
  return subject.replaceAll("'", '’');
}

/** What a visitor fills in, in the order of the form (docs/requirements.md § 3). */
export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const;

/** Name of a field of the contact form. */
export type ContactField = (typeof contactFields)[number];

/**
 * Prefix of a sentence about a field: « Email » and « Message » as asked (docs/requirements.md § 4), the others as
 * their labels.
 */
const fieldPrefixes = {
  name: 'Nom',
  email: 'Email',
  phone: 'Téléphone',
  subject: 'Sujet',
  message: 'Message',
} as const satisfies Record<ContactField, string>;

/** A message being written. */
export type ContactDraft = Readonly<Record<ContactField, string>>;

/** What is wrong with each field, as what follows its prefix: « indiquez votre nom ». */
export type FieldProblems = Partial<Record<ContactField, readonly [string, ...string[]]>>;

/** Whether `name` is a field that the visitor sees. */
export function isContactField(name: string): name is ContactField {
  return (contactFields as readonly string[]).includes(name);
}

/** The sentence under a field: « Nom : indiquez votre nom, … » (docs/requirements.md § 4); undefined when nothing is wrong. */
export function fieldSentence(field: ContactField, problems: FieldProblems): string | undefined {
  const ends = problems[field];
  return ends && `${fieldPrefixes[field]}\u00a0: ${ends.join(', ')}`;
}

/** The field to mend first, in the order of the form; undefined when none is wrong. */
export function firstWrongField(problems: FieldProblems): ContactField | undefined {
  return contactFields.find((field) => problems[field] !== undefined);
}

const required = ['name', 'email', 'message'] as const satisfies readonly ContactField[];

/** What the form says when a field is empty, and the provider too. */
export const missingWords = {
  name: 'indiquez votre nom',
  phone: 'indiquez votre téléphone',
  email: 'indiquez votre adresse e-mail',
  subject: 'choisissez un sujet',
  message: 'écrivez votre message',
} as const satisfies Record<ContactField, string>;

/** What the form says of an address that is none, and the provider too. */
export const notAnEmailWords = 'indiquez une adresse complète, comme awa@exemple.com';

/**
 * What can be seen to be wrong before sending (docs/requirements.md § 5). Spaces alone fill nothing.
 * `emailIsWellFormed` is the browser's own judgement.
 */
export function problemsBeforeSending(
  draft: ContactDraft,
  emailIsWellFormed: boolean,
): FieldProblems {
  const problems: FieldProblems = {};
  if (!emailIsWellFormed) problems.email = [notAnEmailWords];
  for (const field of required)
    if (draft[field].trim() === '') problems[field] = [missingWords[field]];
  return problems;
}

/** Longest chat address, characters: some phones cut longer ones. */
const longestChatLink = 1_800;
const longestName = 200;

/**
 * A chat with the clinic in which the message is already written, cut with « … » when it is too long for an address.
 * Ordinary spaces: it becomes the visitor's own message.
 */
export function contactChatLink(phone: PhoneNumber, draft: ContactDraft): ChatLink {
  const name = fitting(draft.name.trim(), longestName);
  const opening = name === '' ? 'Bonjour,' : `Bonjour, je m’appelle ${name}.`;
  const start = `${opening}\nSujet : ${fitting(draft.subject, longestName)}\n\n`;
  const room = longestChatLink - chatLink(phone, start).length;
  return chatLink(phone, start + fitting(draft.message.trim(), room));
}

/** `text`, cut with « … » so that it takes at most `room` characters of an address. */
function fitting(text: string, room: number): string {
  // A lone surrogate, left by a keyboard or a cut, makes `encodeURIComponent` throw.
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  if (encodeURIComponent(whole).length <= room) return whole;
  let kept = '';
  let used = encodeURIComponent('…').length;
  for (const character of whole) {
    used += encodeURIComponent(character).length;
    if (used > room) break;
    kept += character;
  }
  return `${kept}…`;
}
