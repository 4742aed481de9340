/** What a call within the process may know of the connection behind it: whose address it is. */
export type ApiBindings = { incoming?: { socket: { remoteAddress?: string | undefined } } };

export type ApiFetch = (request: Request, bindings?: ApiBindings) => Promise<Response>;

/** What runs in this process. */
export type Runtime = {
  /** The reference API; absent while it starts, and where API_ORIGIN answers in its place. */
  fetch?: ApiFetch;
  /** Ends what was started: to be called once no request is under way. Waits for a start that is not yet through. */
  stop(): Promise<void>;
  /** What the operator is told once the site listens. */
  banner: string[];
};

/** On globalThis, since pages, instrumentation and scripts/serve.mjs each load modules of their own. */
const globalRegistry = globalThis as { kaikeiRuntime?: Runtime | undefined; kaikeiStarted?: () => void };

/** What runs in this process; undefined before the start and in processes without one (builds, tests). */
export const getRuntime = (): Runtime | undefined => globalRegistry.kaikeiRuntime;

/** Puts a runtime in place; in tests, undefined takes it away. */
export function setRuntime(value: Runtime | undefined): void {
  globalRegistry.kaikeiRuntime = value;
}

/** Tells scripts/serve.mjs that everything runs: Next itself does not wait for instrumentation in production. */
export const announceStart = (): void => globalRegistry.kaikeiStarted?.();
