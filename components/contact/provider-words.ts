import { missingWords, notAnEmailWords, type ContactField } from '@/content/model/contact';

/** The provider's codes for the whole form, in plain French (specification § 8). */
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

/** The provider's codes for one field, as what follows its name (specification § 5); `missing` is what an empty one is told. */
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

/** What an empty field is told, by name; a field that the visitor does not see has no better words. */
export function missingWordsOf(field: ContactField | undefined): string {
  return field === undefined ? 'ce champ est vide' : missingWords[field];
}

/** What is said when the provider refuses in words of its own, which are English, or in none. */
export const unsaid = {
  form: 'Le service d’envoi a refusé ce message',
  field: 'le service d’envoi n’accepte pas ce texte',
} as const;

/** The sentence in French, then the provider's own words where it has some. */
export function inTheirWords(sentence: string, words: string): string {
  return words === '' ? sentence : `${sentence}. Il répond\u00a0: «\u00a0${words}\u00a0»`;
}

/** What each failure means for the visitor: never that a message arrived, nor that it surely did not. */
export const failureWords = {
  offline: 'Vous êtes hors connexion\u00a0: votre message n’est pas encore parti.',
  silent:
    'Pas de réponse après 30 secondes\u00a0: nous n’attendons plus. Votre message n’est peut-être pas arrivé.',
  failed: 'L’envoi a échoué\u00a0: votre message n’est peut-être pas arrivé.',
} as const;

/** Why a message was not sent, whose fault ever. */
export type FailureReason = keyof typeof failureWords;
