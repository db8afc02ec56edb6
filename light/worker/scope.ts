import type { ConnectionHints } from '../../content/model/clinic/connection';

/** Service Workers § 4.4 */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Service Workers § 4.6 */
export interface RequestEvent extends LastingEvent {
  request: Request;
  /** Undefined when navigation preload is off. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  message: LastingEvent & MessageEvent<unknown>;
}

/** TypeScript's « webworker » and « dom » libraries cannot be used in one project. */
export interface WorkerScope {
  registration: {
    /** Missing in older browsers. */
    navigationPreload?: NavigationPreloadManager;
  };
  clients: { claim: () => Promise<void> };
  navigator: { connection?: ConnectionHints };
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}
