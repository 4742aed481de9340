import { createContext } from 'react';

/** Whether the form around is being sent. Kept apart from Form, so that buttons do not pull in its library. */
export const FormPendingContext = createContext(false);
