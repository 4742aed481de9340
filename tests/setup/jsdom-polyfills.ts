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

// Without layout nothing ever comes into view; a test that wants it to brings an observer of its own.
if (typeof window !== 'undefined' && !('IntersectionObserver' in window)) {
  class NothingInView {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  Object.assign(window, { IntersectionObserver: NothingInView });
}

// jsdom lays nothing out: no window is as wide as a query asks, which is a phone's.
if (typeof window !== 'undefined' && !window.matchMedia) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

export {};
