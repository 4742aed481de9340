/** jsdom lacks modal dialogs (which move the focus inside and back on close). */
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

// jsdom has no layout, so nothing ever intersects. Tests that need intersections stub their own observer.
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

// jsdom has no layout, so no media query matches, as in a narrow window.
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
