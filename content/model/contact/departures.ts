import type { ContactField } from './contact';

export interface Departures {
  readonly form: {
    readonly host: string;
    readonly entries: Readonly<Record<ContactField, string>>;
    readonly unseen: readonly string[];
    /** Added by `@formspree/core`. */
    readonly session: Readonly<Record<string, string>>;
  };
  readonly chat: {
    readonly host: string;
    readonly doctor: readonly string[];
    readonly form: readonly string[];
    readonly request: readonly string[];
  };
  readonly loaded: readonly string[];
  readonly opened: readonly string[];
}
