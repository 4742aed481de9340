/** Id of the notice that the document itself shows when its scripts could not be loaded (script-failures.ts). */
export const SCRIPT_NOTICE_ID = 'script-failure';

/** Name of the root element's data attribute that is set when the page is interactive. */
export const SCRIPTS_READY = 'scriptsReady';
