import { createContext } from 'react';

/**
 * True while the surrounding form is being sent. It is in a separate module from Form, so that buttons do not import
 * the form library.
 */
export const FormPendingContext = createContext(false);
