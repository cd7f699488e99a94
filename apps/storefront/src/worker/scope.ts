/**
 * What the worker uses of its global scope. TypeScript's types of a worker conflict with those of the DOM in one
 * program, so the few that are needed are declared here. Tests pass their own.
 */
export interface Waiting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends Waiting {
  readonly request: Request;
  readonly clientId: string;
  /** The client that a navigation creates. */
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}

export interface MessageEventOfPage extends Waiting {
  readonly data: unknown;
}

export interface PushEvent extends Waiting {
  readonly data: { readonly json: () => unknown };
}

export interface NotificationEvent extends Waiting {
  readonly notification: { readonly close: () => void; readonly data: { readonly path: string } };
}

export interface PageClient {
  readonly postMessage: (message: unknown) => void;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
}

interface Events {
  readonly install: Waiting;
  readonly activate: Waiting;
  readonly fetch: FetchEvent;
  readonly message: MessageEventOfPage;
  readonly sync: Waiting;
  readonly push: PushEvent;
  readonly notificationclick: NotificationEvent;
}

interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<PageClient | undefined>;
    readonly matchAll: (options: object) => Promise<readonly PageClient[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly showNotification: (title: string, options: object) => Promise<void>;
    /** Neither is in every browser. */
    readonly getNotifications?: () => Promise<readonly { readonly close: () => void }[]>;
    readonly pushManager?: {
      readonly getSubscription: () => Promise<{ readonly unsubscribe: () => Promise<boolean> } | null>;
    };
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  /** Not in every browser. */
  readonly cookieStore?: {
    readonly getAll: () => Promise<readonly { readonly name?: string; readonly value?: string }[]>;
  };
}

export const scope = globalThis as unknown as WorkerScope;
