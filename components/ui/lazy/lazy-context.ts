import { createContext, type ReactNode } from 'react';

/** State of a failed load and the functions to retry it. */
export interface LoadFailureState {
  isRetrying: boolean;
  /** True when a retry that the user started has failed as well. */
  hasRetried: boolean;
  /** Retries the load without a page reload. */
  retry: () => void;
  /** For a button: retries the load, and reloads the page when that has already failed. */
  retryOrReload: () => void;
}

export interface LazyOptions {
  /** Shown while the component is loading. */
  loading?: ReactNode;
  /** Shown when the component could not be loaded. The default is a notice with a retry button. */
  failed?: (failure: LoadFailureState) => ReactNode;
  /**
   * For changes elsewhere on the page: called with true after a failure and with false once the component is loaded.
   */
  onFailure?: (isFailed: boolean) => void;
}

export const lazyDefaults: LazyOptions = {};

export const LazyContext = createContext(lazyDefaults);
