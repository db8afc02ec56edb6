import type { ContactField } from './contact';

/** Data that the site sends from a visitor's device: each recipient, and what it receives, in words. */
export interface Departures {
  readonly form: {
    readonly host: string;
    /** Content and purpose of each field, by field name. */
    readonly entries: Readonly<Record<ContactField, string>>;
    /** Names of fields that the form does not show. */
    readonly unseen: readonly string[];
    /** Meaning of the session data that the provider's client adds, by field name. */
    readonly session: Readonly<Record<string, string>>;
  };
  /** Content of the text in each kind of chat link. WhatsApp receives the text when the link is opened. */
  readonly chat: {
    readonly host: string;
    readonly doctor: readonly string[];
    readonly failedForm: readonly string[];
  };
  readonly loaded: readonly string[];
  readonly opened: readonly string[];
}
