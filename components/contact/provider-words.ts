import type { PostAnswer } from '@/components/ui/form-post/post-answer';
import { problemWords } from '@/content/model/contact';

/** Why a message was not sent, whose fault ever. */
export type FailureReason = Extract<PostAnswer, { kind: 'failure' }>['cause'] | 'offline';

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

/** The provider's codes for one field, as ends of sentences that begin with its name (specification § 5). */
export const fieldCodeWords: ReadonlyMap<string, string> = new Map([
  ['REQUIRED_FIELD_EMPTY', problemWords.missing],
  ['REQUIRED_FIELD_MISSING', problemWords.missing],
  ['TYPE_EMAIL', problemWords.notAnEmail],
  ['TYPE_NUMERIC', 'doit être un nombre'],
  ['TYPE_TEXT', 'doit être du texte'],
  ['STRIPE_CLIENT_ERROR', 'concerne un paiement, que ce formulaire ne prend pas'],
  ['STRIPE_SCA_ERROR', 'concerne un paiement, que ce formulaire ne prend pas'],
]);

/** What is said when the provider refuses without usable words. */
export const unsaid = {
  form: 'Le service d’envoi a refusé ce message sans dire pourquoi.',
  field: 'n’a pas été accepté',
} as const;

/** What each failure means for the visitor: never that a message arrived, nor that it surely did not. */
export const failureWords: Readonly<Record<FailureReason, string>> = {
  silent:
    'Pas de réponse après 30 secondes\u00a0: nous n’attendons plus. Votre message n’est peut-être pas arrivé.',
  unreachable:
    'La connexion a échoué avant la réponse\u00a0: votre message n’est sans doute pas arrivé.',
  tooMany: 'Trop de messages arrivent en ce moment\u00a0: réessayez dans une minute.',
  unreadable:
    'Le service d’envoi a donné une réponse que nous ne comprenons pas\u00a0: votre message n’est peut-être pas arrivé.',
  unfinished:
    'Le service d’envoi demande un paiement, que ce formulaire ne prend pas\u00a0: votre message n’est pas parti, et vous n’avez rien à payer.',
  offline: 'Vous êtes hors connexion\u00a0: votre message n’est pas encore parti.',
};
