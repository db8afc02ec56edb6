import { signsOf } from '../../fields/typed';
import { capitalised } from '../../fields/typography';
import { hrefSaying, wellFormed, type Way } from '../clinic/ways';

export const formProvider = 'https://formspree.io';

/** docs/requirements.md § 7 */
export function formAddress(formId: string): string {
  return `${formProvider}/f/${formId}`;
}

/** docs/requirements.md § 3 */
export const contactSubjects = [
  'Prise de rendez-vous',
  "Demande d'information",
  "Résultats d'analyses",
  'Autre demande',
] as const;

export type ContactSubject = (typeof contactSubjects)[number];

/** docs/requirements.md § 3 */
export const defaultSubject: ContactSubject = contactSubjects[0];

/** For complaints. */
export const otherSubject: ContactSubject = contactSubjects[3];

/** Curves the apostrophes. */
export function subjectLabel(subject: ContactSubject): string {
  return subject.replaceAll("'", '’');
}

/** In order (docs/requirements.md § 3). */
export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** docs/requirements.md § 4 */
const fieldPrefixes = {
  name: 'Nom',
  email: 'Email',
  phone: 'Téléphone',
  subject: 'Sujet',
  message: 'Message',
} as const satisfies Record<ContactField, string>;

export type ContactDraft = Record<ContactField, string>;

/** By field: « indiquez votre nom ». */
export type FieldProblems = Partial<Record<ContactField, readonly [string, ...string[]]>>;

/** False for fields that visitors do not see. */
export function isContactField(name: string): name is ContactField {
  return (contactFields as readonly string[]).includes(name);
}

/** Returns « Indiquez votre nom », or « Message : écrivez votre message » (docs/requirements.md § 4). */
export function fieldSentence(field: ContactField, problems: FieldProblems): string | undefined {
  const ends = problems[field]?.join(', ');
  if (field !== 'email' && field !== 'message') return ends && capitalised(ends);
  return ends && `${fieldPrefixes[field]}\u00a0: ${ends}`;
}

/** In the order of the form. */
export function firstWrongField(problems: FieldProblems): ContactField | undefined {
  return contactFields.find((field) => problems[field] !== undefined);
}

const required = ['name', 'email', 'message'] as const satisfies readonly ContactField[];

export const missingWords = {
  name: 'indiquez votre nom',
  phone: 'indiquez votre téléphone',
  email: 'indiquez votre adresse e-mail',
  subject: 'choisissez un sujet',
  message: 'écrivez votre message',
} as const satisfies Record<ContactField, string>;

export const notAnEmailWords = 'indiquez une adresse complète, comme awa@exemple.com';

/** Unlike a browser's rule, accepts letters of any language. */
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** What is typed is `cleaned` (docs/requirements.md § 5). */
export function problemsBeforeSending(draft: ContactDraft): FieldProblems {
  const problems: FieldProblems = {};
  if (!email.test(draft.email)) problems.email = [notAnEmailWords];
  if (!/\p{L}/u.test(draft.name)) problems.name = [missingWords.name];
  for (const field of required) if (draft[field] === '') problems[field] = [missingWords[field]];
  return problems;
}

/** In characters. Some phones cut long addresses. */
const longestChatLink = 1_800;
const longestChatText = 1_500;
const longestName = 200;

/** Returns all but the e-mail in one text. */
export function contactText({ name, phone, subject, message }: ContactDraft): string {
  const who = name.trim();
  const opening = who === '' ? 'Bonjour,' : `Bonjour, je m’appelle ${who}.`;
  const callBack = phone.trim() === '' ? '' : `\nTéléphone : ${phone.trim()}`;
  return `${opening}\nSujet : ${subject}${callBack}\n\n${message.trim()}`;
}

/** A long name or message ends in « … ». */
export function contactChatHref(chat: Way, draft: ContactDraft): string {
  const name = fitting(draft.name.trim(), longestName, longestName);
  const subject = fitting(draft.subject, longestName, longestName);
  const start = contactText({ ...draft, name, subject, message: '' });
  const room = longestChatLink - hrefSaying(chat, start).length;
  return hrefSaying(
    chat,
    start + fitting(draft.message.trim(), longestChatText - start.length, room),
  );
}

/** Whether `contactChatHref` shortens the text. */
export function isCutInChat(chat: Way, draft: ContactDraft): boolean {
  return contactChatHref(chat, draft) !== hrefSaying(chat, contactText(draft));
}

/** `longest` limits the characters of the text, `room` those of its encoded form. */
function fitting(text: string, longest: number, room: number): string {
  const whole = wellFormed(text);
  if (whole.length <= longest && encodeURIComponent(whole).length <= room) return whole;
  let kept = '';
  let used = encodeURIComponent('…').length;
  for (const sign of signsOf(whole)) {
    used += encodeURIComponent(sign).length;
    if (used > room || kept.length + sign.length >= longest) break;
    kept += sign;
  }
  return `${kept}…`;
}
