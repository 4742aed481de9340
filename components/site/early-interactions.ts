import { theme } from '@/styles/theme';
import { SCRIPT_NOTICE_ID, SCRIPTS_READY } from './script-notice';

/**
 * Runs in the document's head before any other script. On a slow connection a person sees the page for seconds before
 * React has hydrated it. Until AppEffects marks the page as ready, it remembers the last press of a button that only
 * scripts can handle, what is typed or chosen in a form, and a form that is sent, and does all of it afterwards.
 * Hydration would otherwise ignore the press and reset the fields, and the browser would send the form to the page's
 * own address, which shows it empty. Links, `<details>` and forms with the method GET need no scripts and are left alone.
 *
 * It is part of the document and not of a script file, because it must run before those have arrived.
 */
export const rememberEarlyInteractions = `
(function () {
  var root = document.documentElement, fields = new Map(), kept = new Set(), pressed, sent;
  function stop(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function onClick(event) {
    var button = event.target.closest('button');
    if (!button || (button.type === 'submit' && button.form) || button.closest('#${SCRIPT_NOTICE_ID}')) return;
    stop(event);
    pressed = button;
    root.dataset.earlyPress = '';
  }
  // Not for the change event that follows: by then an input event may have made React hydrate the page and reset the field.
  function onInput(event) {
    var field = event.target;
    if (!field.matches('input:not([type=file]), select, textarea')) return;
    fields.delete(field);
    var isChoice = /^(checkbox|radio)$/.test(field.type);
    fields.set(field, isChoice ? field.checked : field.value);
    if (!isChoice && field.tagName !== 'SELECT') keepText(field);
  }
  function valueOf(field) {
    return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  }
  // Hydration would write the value of the server into the field: the caret would jump, and an input method would begin its
  // word again after what it has shown of it. A field that React has already attached itself to has a property of its own.
  function keepText(field) {
    if (Object.hasOwn(field, 'value')) return;
    var get = valueOf(field).get;
    Object.defineProperty(field, 'value', { configurable: true, get: get, set: function () {} });
    kept.add(field);
  }
  function onSubmit(event) {
    if (event.target.method !== 'post') return;
    stop(event);
    sent = event;
    root.dataset.earlyPress = '';
  }
  function restore(value, field) {
    if (!field.isConnected) return;
    if (typeof value === 'boolean') {
      field.checked = !value;
      field.click();
      return;
    }
    if (kept.has(field)) {
      delete field.value;
    } else {
      // React ignores an event after which the value is the one that it has seen last. Assigning to the field tells React
      // of another value first, and the setter of the prototype does not.
      field.value = '';
      valueOf(field).set.call(field, value);
    }
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }
  var listeners = { click: onClick, input: onInput, submit: onSubmit };
  for (var type in listeners) document.addEventListener(type, listeners[type], true);
  new MutationObserver(async function (_records, observer) {
    if (!('${SCRIPTS_READY}' in root.dataset)) return;
    observer.disconnect();
    for (var type in listeners) document.removeEventListener(type, listeners[type], true);
    // The drafts of forms are restored first, in microtasks that have been queued by now (components/ui/form/FormDraft.tsx).
    await null;
    for (var entry of fields) {
      restore(entry[1], entry[0]);
      // React renders between two changes, because the second may depend on the first.
      await new Promise(function (resolve) { setTimeout(resolve); });
    }
    delete root.dataset.earlyPress;
    if (pressed && pressed.isConnected) pressed.click();
    if (!sent) return;
    if (sent.target.isConnected) sent.target.requestSubmit(sent.submitter);
  }).observe(root, { attributes: true });
})();`;

const { color, border, radius, shadow, space, zIndex } = theme;

/**
 * Says that a press was noticed before the scripts have arrived. The mark is on the root element, because React would
 * report an unexpected attribute of an element that it hydrates.
 */
export const earlyInteractionStyle = `
  html[data-early-press] {
    cursor: progress;
  }

  html[data-early-press]::before {
    content: '読み込んでいます。準備ができしだい続けます。';
    position: fixed;
    inset: auto auto ${space[4]} ${space[4]};
    z-index: ${zIndex.toast};
    padding: ${space[2]} ${space[4]};
    color: ${color.textPrimary};
    background: ${color.surface};
    border: ${border.strong};
    border-inline-start: ${border.bar};
    border-radius: ${radius.badge};
    box-shadow: ${shadow.raised};
  }`;
