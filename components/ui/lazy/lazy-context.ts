import { createContext, type ReactNode } from 'react';

/** Why a component is not there, and what can be done about it. */
export interface LoadFailureState {
  isRetrying: boolean;
  /** An attempt that the person asked for has failed as well. */
  hasRetried: boolean;
  /** Tries again in the page. */
  retry: () => void;
  /** For a button: tries again in the page, and after that has failed reloads the page. */
  retryOrReload: () => void;
}

export interface LazyOptions {
  /** Shown while the component is loading. */
  loading?: ReactNode;
  /** Shown when it could not be loaded; by default a notice with a button. */
  failed?: (failure: LoadFailureState) => ReactNode;
  /** For what has to change elsewhere on the screen: true after a failure, false once the component is there. */
  onFailure?: (isFailed: boolean) => void;
}

export const lazyDefaults: LazyOptions = {};

export const LazyContext = createContext(lazyDefaults);
