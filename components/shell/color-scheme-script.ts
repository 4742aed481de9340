import { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_KEY } from '@/lib/color-scheme';

/**
 * Runs in the document's head before the first paint, so that a page never flashes in the other scheme. The choice is
 * only in the browser, because an anonymous page is the same for everybody. Without a choice there is no attribute, and
 * the style sheet follows the device. The meta elements, light before dark, must precede the script.
 *
 * A `storage` event applies the choice of another tab, and that of useColorScheme in this one. A page from the
 * back-forward cache has missed such events.
 */
export const applyColorScheme = `
(function () {
  var key = '${COLOR_SCHEME_KEY}', root = document.documentElement;
  function apply(choice) {
    var chosen = choice === 'light' || choice === 'dark';
    if (chosen) root.dataset.${COLOR_SCHEME_ATTRIBUTE} = choice;
    else delete root.dataset.${COLOR_SCHEME_ATTRIBUTE};
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta, index) {
      var scheme = index ? 'dark' : 'light';
      meta.media = !chosen ? '(prefers-color-scheme: ' + scheme + ')' : choice === scheme ? 'all' : 'not all';
    });
  }
  function applyStored() {
    try {
      apply(localStorage.getItem(key));
    } catch (_blocked) {
      // A browser that blocks the storage keeps no choice.
    }
  }
  applyStored();
  addEventListener('storage', function (event) {
    if (event.key === key || event.key === null) apply(event.newValue);
  });
  addEventListener('pageshow', function (event) {
    if (event.persisted) applyStored();
  });
})();`;
