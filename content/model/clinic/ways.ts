import type { Telephone } from '../../fields/telephone';
import { capitalised } from '../../fields/typography';
import { nameInSentence } from '../doctors/naming';
import type { Clinic } from './clinic';
import type { ClinicPhone, ClinicPhones, PhoneRole } from './phone';
import { routes } from './routes';

/** What a visitor wants of the clinic. */
export type Purpose = 'appointment' | 'change' | 'question' | 'results' | 'emergency';

export interface Way {
  kind: 'call' | 'chat' | 'sms' | 'email';
  href: string;
  /** « Appeler », « WhatsApp » */
  label: string;
  /** A number or an address, after the name of a line that serves another purpose. */
  note: string;
}

interface Known {
  doctor?: { name: string; ligne?: string };
  /** « Radiologie », « mon assurance » */
  subject?: string | undefined;
  /** Replaces the usual message. */
  text?: string | undefined;
  /** Label of the telephone of a doctor or a specialty. */
  line?: string | undefined;
}

type Reached = Pick<Clinic, 'phones' | 'chatNumber' | 'email' | 'noun' | 'writtenEmergencies'>;

/** Replaces a lone surrogate (half an emoji), which a keyboard may leave and for which `encodeURIComponent` throws. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

const encoded = (text: string) => encodeURIComponent(wellFormed(text));

/** RFC 5724 for SMS. Without a subject, an e-mail begins blank. */
const queries: Record<Way['kind'], (subject: string | undefined) => string> = {
  call: () => '',
  chat: () => '?text=',
  sms: () => '?body=',
  email: (subject) => (subject === undefined ? '' : `?subject=${encoded(subject)}&body=`),
};

/** Adds words to the message of a way. The lines of an e-mail end by CRLF (RFC 6068 § 5). */
export function hrefEndingWith({ kind, href }: Pick<Way, 'kind' | 'href'>, words: string): string {
  if (kind === 'call') return href;
  return href + encoded(kind === 'email' ? words.replace(/\r\n?|\n/g, '\r\n') : words);
}

/** Returns the address of a way with this message, in ordinary spaces (docs/requirements.md § 7). */
export function hrefSaying(
  { kind, href }: Pick<Way, 'kind' | 'href'>,
  text: string,
  subject?: string,
): string {
  const bare = href.replace(/\?.*/, '');
  const query = queries[kind](subject);
  return query === '' ? bare : hrefEndingWith({ kind, href: bare + query }, text);
}

/** docs/requirements.md §§ 1 and 2. `day` is « jeudi 26 novembre, 9H ». */
export function appointmentText(doctorName: string, day?: string): string {
  const wish = day === undefined ? '' : ` Jour souhaité : ${day}.`;
  return `Bonjour, je souhaite prendre rendez-vous avec ${nameInSentence(doctorName)}. Merci !${wish}`;
}

/** Where the visitor has chosen nobody. */
export const usualText = ({ noun }: Pick<Clinic, 'noun'>): string =>
  `Bonjour, je souhaite prendre rendez-vous${noun === 'médecin' ? ' avec un médecin' : ''}. Merci !`;

/** Where nobody is named. */
export const textAbout = (subject: string): string =>
  `Bonjour, je vous écris au sujet de : ${subject}. Je souhaite prendre rendez-vous. Merci !`;

/** The visitor completes each « … » and what follows a colon. */
const texts: Record<Purpose, (known: Known, clinic: Reached) => string> = {
  appointment: ({ doctor, subject }, clinic) => {
    if (subject !== undefined) return textAbout(subject);
    return doctor ? appointmentText(doctor.name) : usualText(clinic);
  },
  change: (_, { noun }) =>
    `Bonjour, j’ai déjà un rendez-vous.\nJe souhaite (le déplacer, l’annuler, ou je serai en retard) : \n${capitalised(noun)} : \nJour du rendez-vous : \nNouveau jour : \nPatient : \nTéléphone : `,
  question: ({ subject }) =>
    `Bonjour, j’ai une question${subject === undefined ? '' : ` sur ${subject}`} : … Merci !`,
  results: () => 'Bonjour, mes résultats sont-ils prêts ? Merci !',
  emergency: () =>
    'Urgence. Je suis à : …\nQui : …\nCe qui se passe : …\nJe ne peux pas téléphoner : répondez par écrit, s’il vous plaît.',
};

const emailSubjects: Partial<Record<Purpose, string>> = { change: 'Rendez-vous' };

const roles: Record<Purpose, PhoneRole> = {
  appointment: 'rendez-vous',
  change: 'rendez-vous',
  question: 'standard',
  results: 'laboratoire',
  emergency: 'urgences',
};

/** Returns one line, or several among which the visitor chooses by their labels. */
function linesFor(phones: ClinicPhones, purpose: Purpose, line?: string): readonly ClinicPhone[] {
  const having = (role: PhoneRole) => phones.filter((phone) => phone.role === role).slice(0, 1);
  const others = phones.filter(({ role }) => role !== 'urgences');
  const ofOthers = others[0]?.label === undefined ? others.slice(0, 1) : others.filter(isLabelled);
  const found = [
    phones.filter((phone) => isNamed(phone, line)),
    having(roles[purpose]),
    having('standard'),
    ...(purpose === 'emergency' ? [] : [having('rendez-vous'), ofOthers]),
  ];
  return found.find(({ length }) => length > 0) ?? phones.slice(0, 1);
}

const isLabelled = ({ label }: ClinicPhone) => label !== undefined;

const isNamed = ({ role, label }: ClinicPhone, line: string | undefined) =>
  line !== undefined && [label, role].includes(line);

/** Returns the call of a number, which may be short: « 15 ». */
export const callTo = (number: string, note = number): Way => ({
  kind: 'call',
  href: `tel:${number}`,
  label: 'Appeler',
  note,
});

function namedCall({ number, shown, role, label = role && capitalised(role) }: ClinicPhone): Way {
  return callTo(number, label === undefined ? shown : `${label}\u00a0: ${shown}`);
}

/** Returns the calls of all telephones, with their names. */
export const allCalls = ({ phones }: Pick<Clinic, 'phones'>): Way[] => phones.map(namedCall);

/** Names the lines that visitors would not expect. */
const callsFor = (phones: ClinicPhones, purpose: Purpose, line?: string): Way[] =>
  linesFor(phones, purpose, line).map((phone) => {
    const isExpected =
      phone.role === undefined
        ? !isLabelled(phone)
        : [roles[purpose], 'standard', 'rendez-vous'].includes(phone.role);
    return isExpected || isNamed(phone, line)
      ? callTo(phone.number, phone.shown)
      : namedCall(phone);
  });

/** Returns the call for a purpose, the first if there are several lines. */
export function callFor(clinic: Pick<Clinic, 'phones'>, purpose: Purpose, line?: string): Way {
  const [first = namedCall(clinic.phones[0])] = callsFor(clinic.phones, purpose, line);
  return first;
}

/** A further way (Telegram) is a field of the schema, a line here, and a section of `content/facts/legal.ts`. */
function writtenTo({ phones, chatNumber, email }: Reached, purpose: Purpose, line?: string): Way[] {
  const [first] = linesFor(phones, purpose, line);
  const isSpared = purpose !== 'emergency' && first?.role === 'urgences';
  const numbers: (Telephone | undefined)[] = [chatNumber, isSpared ? undefined : first];
  const sms = numbers.find((phone) => phone?.takesSms);
  return [
    ...(chatNumber
      ? [way('chat', `https://wa.me/${chatNumber.number.slice(1)}`, 'WhatsApp', chatNumber.shown)]
      : []),
    ...(sms ? [way('sms', `sms:${sms.number}`, 'SMS', sms.shown)] : []),
    ...(email === undefined ? [] : [way('email', `mailto:${email}`, 'E-mail', email)]),
  ];
}

const way = (kind: Way['kind'], href: string, label: string, note: string): Way => ({
  kind,
  href,
  label,
  note,
});

/**
 * Returns all ways for a purpose, the easiest first. Only a clinic that says so may be written to in an emergency, and
 * not by e-mail.
 */
export function waysTo(clinic: Reached, purpose: Purpose, known: Known = {}): Way[] {
  const { line = known.doctor?.ligne, text = texts[purpose](known, clinic) } = known;
  const calls = callsFor(clinic.phones, purpose, line);
  const written = writtenTo(clinic, purpose, line).map((one) => ({
    ...one,
    href: hrefSaying(one, text, emailSubjects[purpose]),
  }));
  if (purpose !== 'emergency') return [...written, ...calls];
  const isRead = clinic.writtenEmergencies !== undefined;
  return [...calls, ...written.filter(({ kind }) => isRead && kind !== 'email')];
}

/** Returns the ways of these kinds, in their order. */
export const ofKinds = (ways: readonly Way[], ...kinds: Way['kind'][]): Way[] =>
  kinds.flatMap((kind) => ways.filter((one) => one.kind === kind));

/** Returns the call of a clinic of one line, or leads to the list of several. */
export function mainCall(ways: readonly Way[]): Way | undefined {
  const [call, ...others] = ofKinds(ways, 'call');
  return call && others.length > 0
    ? { ...call, href: routes.homeAnchor('contact'), note: 'Nos numéros' }
    : call;
}

/** For a button beside no name. */
export const callOf = (clinic: Reached): Way =>
  mainCall(waysTo(clinic, 'question')) ?? callFor(clinic, 'question');
