import { clinic } from './clinic';
import type { ContactField } from '../model/contact/contact';

/** What leaves a visitor's device; `e2e/journeys/contact-form.spec.ts` compares it with what a browser sends. */
export const departures = {
  form: {
    host: 'formspree.io',
    entries: {
      name: 'votre nom : pour savoir qui nous écrit',
      phone: 'votre téléphone, si vous le donnez : pour vous rappeler',
      email: 'votre e-mail : pour vous répondre',
      subject: 'le sujet choisi : pour transmettre à la bonne personne',
      message: 'votre message',
    } satisfies Record<ContactField, string>,
    unseen: ['_subject'],
    /** Added by `@formspree/core`. */
    session: {
      loadedAt: 'l’heure où la page s’est ouverte : contre les envois automatiques',
      webdriver: 'un signal qui indique si un robot remplit la page',
    },
  },
  chat: {
    host: 'wa.me',
    doctor: [`le nom du ${clinic.noun}`, 'le jour, si vous en choisissez un'],
    form: {
      name: 'votre nom',
      phone: 'votre téléphone, si vous le donnez',
      subject: 'le sujet choisi',
      message: 'votre message',
    } satisfies Partial<Record<ContactField, string>>,
    request: [
      `le ${clinic.noun}`,
      'le jour',
      'le nom et le téléphone du patient',
      'pour qui, et si c’est une première visite',
      'pour un rendez-vous déjà pris, ce que vous voulez en faire',
    ],
  },
  /** Requested without a tap. */
  loaded: ['www.openstreetmap.org'],
  /** Without the hosts of social networks. */
  opened: ['wa.me', 'www.google.com'],
} as const;
