import type { IconName } from '@/components/ui/icon/icon-names';

export interface Way {
  kind: 'call' | 'chat' | 'sms' | 'email';
  href: string;
  /** « WhatsApp » */
  label: string;
  /** A number or an address. */
  note: string;
}

export const wayIcons: Record<Way['kind'], IconName> = {
  call: 'phone',
  chat: 'chat',
  sms: 'sms',
  email: 'mail',
};

/** Returns « +223 20 00 00 00 » or « WhatsApp ». */
export const shortWords = ({ kind, label, note }: Way): string => (kind === 'call' ? note : label);

/** Returns « +223 20 00 00 00 » or « WhatsApp : +223 20 00 00 00 ». */
export const wholeWords = ({ kind, label, note }: Way): string =>
  kind === 'call' ? note : `${label}\u00a0: ${note}`;

const names: Record<Way['kind'], (way: Way) => string> = {
  call: () => 'téléphone',
  email: () => 'e-mail',
  chat: ({ label }) => label,
  sms: ({ label }) => label,
};

/** Returns « par WhatsApp ». */
export const byWay = (way: Way): string => `par ${names[way.kind](way)}`;
