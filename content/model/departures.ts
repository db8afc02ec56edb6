import type { ContactField } from './contact';

/** What the site sends from a visitor's device: where it goes, and what is sent, in words. */
export interface Departures {
  readonly form: {
    readonly host: string;
    /** By the name of the field, what it is and what for. */
    readonly entries: Readonly<Record<ContactField, string>>;
    /** Names of entries that the visitor does not write. */
    readonly unseen: readonly string[];
    /** By its name in the session data that the provider's client sends. */
    readonly session: Readonly<Record<string, string>>;
  };
  /** What is in the text of each kind of link to a chat; the application receives it when the link is opened. */
  readonly chat: {
    readonly host: string;
    readonly doctor: readonly string[];
    readonly failedForm: readonly string[];
  };
  readonly loaded: readonly string[];
  readonly opened: readonly string[];
}
