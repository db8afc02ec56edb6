import { chatLink, type ChatLink } from '../clinic/chat';
import type { PhoneNumber } from '../clinic/phone';

/** Origin of the form provider. */
export const formProvider = 'https://formspree.io';

/** Address of the form `formId` at the provider (docs/requirements.md § 7), for browsers without scripts. */
export function formAddress(formId: string): string {
  return `${formProvider}/f/${formId}`;
}

/** Possible subjects of a message (docs/requirements.md § 3). */
export const contactSubjects = [
  'Prise de rendez-vous',
  "Demande d'information",
  "Résultats d'analyses",
  'Autre demande',
] as const;

/** A subject as it is sent, in the clinic's spelling. */
export type ContactSubject = (typeof contactSubjects)[number];

/** The subject selected when the form opens (docs/requirements.md § 3). */
export const defaultSubject: ContactSubject = contactSubjects[0];

/** A subject as printed, with curved apostrophes. */
export function subjectLabel(subject: ContactSubject): string {
  return subject.replaceAll("'", '’');
}

/** Fields of the contact form, in order (docs/requirements.md § 3). */
export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const;

/** Name of a field of the contact form. */
export type ContactField = (typeof contactFields)[number];

/** Names of fields in error messages, from docs/requirements.md § 4 (« Email », « Message ») or the form's labels. */
const fieldPrefixes = {
  name: 'Nom',
  email: 'Email',
  phone: 'Téléphone',
  subject: 'Sujet',
  message: 'Message',
} as const satisfies Record<ContactField, string>;

/** A message being written. */
export type ContactDraft = Readonly<Record<ContactField, string>>;

/** Errors of each field, without its name: « indiquez votre nom ». */
export type FieldProblems = Partial<Record<ContactField, readonly [string, ...string[]]>>;

/** Whether `name` is a field that the visitor sees. */
export function isContactField(name: string): name is ContactField {
  return (contactFields as readonly string[]).includes(name);
}

/** Error message of a field: « Nom : indiquez votre nom » (docs/requirements.md § 4). */
export function fieldSentence(field: ContactField, problems: FieldProblems): string | undefined {
  const ends = problems[field];
  return ends && `${fieldPrefixes[field]}\u00a0: ${ends.join(', ')}`;
}

/** The first field with an error, in the order of the form. */
export function firstWrongField(problems: FieldProblems): ContactField | undefined {
  return contactFields.find((field) => problems[field] !== undefined);
}

const required = ['name', 'email', 'message'] as const satisfies readonly ContactField[];

/** Error of an empty field, from the form or the provider. */
export const missingWords = {
  name: 'indiquez votre nom',
  phone: 'indiquez votre téléphone',
  email: 'indiquez votre adresse e-mail',
  subject: 'choisissez un sujet',
  message: 'écrivez votre message',
} as const satisfies Record<ContactField, string>;

/** Error of an invalid e-mail address, from the form or the provider. */
export const notAnEmailWords = 'indiquez une adresse complète, comme awa@exemple.com';

/**
 * Errors found before sending (docs/requirements.md § 5). Spaces alone count as empty. `emailIsWellFormed` is the
 * result of the browser's own validation.
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

/** Limits in characters: of an address, since some phones cut long ones, of a chat's text, and of a name. */
const longestChatLink = 1_800;
const longestChatText = 1_500;
const longestName = 200;

/** The name, subject and message of the form in one text. */
export function contactText({ name, subject, message }: ContactDraft): string {
  const who = name.trim();
  const opening = who === '' ? 'Bonjour,' : `Bonjour, je m’appelle ${who}.`;
  const text = `${opening}\nSujet : ${subject}\n\n${message.trim()}`;
  // `encodeURIComponent` throws for a lone surrogate, which a keyboard may leave.
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Address of a chat with `contactText`. A name or a message that is too long ends in « … ». */
export function contactChatLink(phone: PhoneNumber, draft: ContactDraft): ChatLink {
  const name = fitting(draft.name.trim(), longestName, longestName);
  const subject = fitting(draft.subject, longestName, longestName);
  const start = contactText({ ...draft, name, subject, message: '' });
  const room = longestChatLink - chatLink(phone, start).length;
  return chatLink(
    phone,
    start + fitting(draft.message.trim(), longestChatText - start.length, room),
  );
}

/** Whether `contactChatLink` has cut a text. */
export function isCutInChat(phone: PhoneNumber, draft: ContactDraft): boolean {
  return contactChatLink(phone, draft) !== chatLink(phone, contactText(draft));
}

/** `text`, cut with « … » if it has more than `longest` characters, or takes more than `room` of an address. */
function fitting(text: string, longest: number, room: number): string {
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
  if (whole.length <= longest && encodeURIComponent(whole).length <= room) return whole;
  let kept = '';
  let used = encodeURIComponent('…').length;
  for (const character of whole) {
    used += encodeURIComponent(character).length;
    if (used > room || kept.length + character.length >= longest) break;
    kept += character;
  }
  return `${kept}…`;
}
