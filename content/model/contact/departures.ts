import type { ContactField } from './contact';

/** What leaves a visitor's device: the recipients, and what each receives. */
export interface Departures {
  readonly form: {
    readonly host: string;
    /** Content and purpose of each field. */
    readonly entries: Readonly<Record<ContactField, string>>;
    /** Names of fields that the form does not show. */
    readonly unseen: readonly string[];
    /** What `@formspree/core` adds, by field name. */
    readonly session: Readonly<Record<string, string>>;
  };
  /** Content of each kind of chat link. WhatsApp receives it when the link is opened. */
  readonly chat: {
    readonly host: string;
    readonly doctor: readonly string[];
    readonly failedForm: readonly string[];
  };
  readonly loaded: readonly string[];
  readonly opened: readonly string[];
}
