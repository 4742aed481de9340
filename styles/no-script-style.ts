/**
 * Styles for browsers in which JavaScript does not run. _document adds them inside `<noscript>`, because older browsers do
 * not know the media feature `scripting`. They hide the buttons that only scripts can handle, and take back what a layout
 * changes in the expectation of scripts.
 */
export const noScriptStyle = `
  button[type='button'], form[method='post'] button, [data-scripted] {
    display: none !important;
  }

  [data-unscripted] {
    display: flex !important;
  }

  .split-view {
    display: block !important;
  }`;
