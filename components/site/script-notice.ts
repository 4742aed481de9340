/** The notice that the document itself shows when its scripts could not be loaded (script-failures.ts). */
export const SCRIPT_NOTICE_ID = 'script-failure';

/** Name in the data set of the root element: set once the page reacts to the person. */
export const SCRIPTS_READY = 'scriptsReady';
