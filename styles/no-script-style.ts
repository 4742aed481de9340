/**
 * Styles for browsers in which JavaScript does not run. _document adds them inside `<noscript>`, because older browsers do
 * not know the media feature `scripting`. They hide the buttons that only scripts can handle.
 */
export const noScriptStyle = `
  button[type='button'], form[method='post'] button {
    display: none !important;
  }`;
