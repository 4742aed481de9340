/** What jsdom lacks of a browser: modal dialogs (focus moves in and, on closing, back) and popovers. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      const back = openers.get(this);
      if (back instanceof HTMLElement) back.focus();
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}

// jsdom's own style sheet hides `[popover]`, but there is no way to show one.
if (typeof HTMLElement !== 'undefined' && !HTMLElement.prototype.showPopover) {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = 'block';
    },
    hidePopover(this: HTMLElement) {
      this.style.removeProperty('display');
    },
  });
}

export {};
