import { missingWords, notAnEmailWords, type ContactField } from '@/content/model/contact/contact';

/** Messages for codes about the whole form (docs/requirements.md § 8). */
export const formCodeWords: ReadonlyMap<string, string> = new Map([
  ['BLOCKED', 'Le service d’envoi a bloqué ce message.'],
  ['EMPTY', 'Le service d’envoi a reçu un message vide.'],
  ['FILES_TOO_BIG', 'Un fichier joint est trop lourd.'],
  ['FORM_NOT_FOUND', 'Le service d’envoi ne trouve pas le formulaire de la clinique.'],
  ['INACTIVE', 'Le formulaire de la clinique est fermé pour le moment.'],
  ['NO_FILE_UPLOADS', 'Ce formulaire ne reçoit pas de fichiers.'],
  ['PROJECT_NOT_FOUND', 'Le service d’envoi ne trouve pas le compte de la clinique.'],
  ['TOO_MANY_FILES', 'Il y a trop de fichiers joints.'],
]);

const paymentWords = 'le service d’envoi demande un paiement, que ce formulaire ne prend pas';

/** Messages for codes about one field (docs/requirements.md § 5). `missing` is the one for an empty field. */
export function fieldCodeWords(missing: string): ReadonlyMap<string, string> {
  return new Map([
    ['REQUIRED_FIELD_EMPTY', missing],
    ['REQUIRED_FIELD_MISSING', missing],
    ['TYPE_EMAIL', notAnEmailWords],
    ['TYPE_NUMERIC', 'écrivez seulement des chiffres'],
    ['TYPE_TEXT', 'écrivez du texte'],
    ['STRIPE_CLIENT_ERROR', paymentWords],
    ['STRIPE_SCA_ERROR', paymentWords],
  ]);
}

/** `undefined` means a hidden field. */
export function missingWordsOf(field: ContactField | undefined): string {
  return field === undefined ? 'ce champ est vide' : missingWords[field];
}

/** Messages for unknown codes. */
export const unsaid = {
  form: 'Le service d’envoi a refusé ce message',
  field: 'le service d’envoi n’accepte pas ce texte',
} as const;

/** `words` is the provider's English text, or ''. */
export function inParentheses(clause: string, words: string): string {
  return words === '' ? clause : `${clause} («\u00a0${words}\u00a0»)`;
}

export function inTheirWords(sentence: string, words: string): string {
  return words === '' ? sentence : `${sentence}. Il répond\u00a0: «\u00a0${words}\u00a0»`;
}

/** Except after `offline`, the message may still have arrived. */
export const failureWords = {
  offline: 'Vous êtes hors connexion\u00a0: votre message n’est pas encore parti.',
  silent:
    'Pas de réponse après 30 secondes\u00a0: votre message n’est peut-être pas arrivé. S’il arrive, cette page le dira.',
  failed: 'L’envoi a échoué\u00a0: votre message n’est peut-être pas arrivé.',
} as const;
