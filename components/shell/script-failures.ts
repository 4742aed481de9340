import { theme } from '@/styles/theme';

/** Id of the notice that the document itself shows when its scripts could not be loaded. */
export const SCRIPT_NOTICE_ID = 'script-failure';

const TEXT = 'ページの一部を読み込めませんでした。通信状況を確認して、ページを再読み込みしてください。';

/** Delay in milliseconds. A page that works by then needs no notice. */
const NOTICE_DELAY = 3000;

/**
 * Runs in the document's head before any other script and depends on none of them. When a script of the document fails,
 * the page may never become interactive: a notice is shown unless SiteEffects marks the page as ready.
 *
 * A failed script element is removed. Otherwise the bundler's runtime would take the script of a lazily loaded component
 * for one that is still loading, and the whole page would wait for it forever. Without the element the runtime requests
 * the script again.
 */
export const watchScripts = `
addEventListener('error', function (event) {
  var script = event.target;
  if (script.tagName !== 'SCRIPT' || !script.src.includes('/_next/static/')) return;
  script.remove();
  setTimeout(function () {
    if ('hydrated' in document.documentElement.dataset || document.getElementById('${SCRIPT_NOTICE_ID}')) return;
    var notice = document.createElement('div'), button = document.createElement('button');
    notice.id = '${SCRIPT_NOTICE_ID}';
    notice.setAttribute('role', 'alert');
    notice.textContent = '${TEXT}';
    button.textContent = 'ページを再読み込み';
    button.onclick = function () { location.reload(); };
    notice.append(button);
    document.body.append(notice);
  }, ${NOTICE_DELAY});
}, true);`;

const { color, border, radius, shadow, size, space, zIndex } = theme;

/** Inlined in the document, because the styles of components are loaded with the scripts. */
export const scriptNoticeStyle = `
  #${SCRIPT_NOTICE_ID} {
    position: fixed;
    inset: auto ${space[4]} ${space[4]};
    z-index: ${zIndex.toast};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[4]};
    background: ${color.surface};
    border: ${border.strong};
    border-inline-start: ${border.barAccent};
    border-radius: ${radius.badge};
    box-shadow: ${shadow.floating};
  }

  #${SCRIPT_NOTICE_ID} button {
    min-height: ${size.touch};
    padding: 0 ${space[4]};
    color: ${color.primary};
    background: ${color.surface};
    border: ${border.primary};
    border-radius: ${radius.control};
    font-weight: 700;
  }`;
