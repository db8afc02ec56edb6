import type { Departures } from '../model/departures';

/**
 * Everything that leaves a visitor's device because of this site, in the words of the page « Confidentialité », which is
 * written from it. `e2e/privacy.spec.ts` compares it with what a browser really sends.
 */
export const departures = {
  form: {
    host: 'formspree.io',
    entries: {
      name: 'votre nom : pour savoir qui nous écrit',
      phone: 'votre téléphone, si vous le donnez : pour vous rappeler',
      email: 'votre e-mail : pour vous répondre',
      subject: 'le sujet choisi : pour transmettre à la bonne personne',
      message: 'votre message',
    },
    /** Sent beside those, and seen by nobody who writes. */
    unseen: ['_subject', '_gotcha'],
    session: {
      loadedAt: 'l’heure où la page s’est ouverte : contre les envois automatiques',
      webdriver: 'un signal qui indique si un robot remplit la page',
    },
  },
  chat: {
    host: 'wa.me',
    doctor: ['le nom du médecin', 'le jour, si vous en choisissez un'],
    failedForm: ['votre nom', 'le sujet choisi', 'votre message'],
  },
  /** Asked for by a page itself, without a touch. */
  loaded: ['www.openstreetmap.org'],
  /** Reached only by whoever opens a link, those of the social networks apart. */
  opened: ['wa.me', 'www.google.com'],
} as const satisfies Departures;
