import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../helpers/find-on-path.mjs';

/** Where Debian and its relatives have the browser that WebKitGTK comes with. */
const LIBRARY_FOLDERS = ['/usr/lib', '/usr/libexec'];

/** Returns the path of MiniBrowser, which is below the folder of the machine's architecture and of WebKit's version. */
function findMiniBrowser() {
  const folders = LIBRARY_FOLDERS.filter(existsSync).flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => path.join(folder, name)),
  ]);
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) =>
        path.join(folder, version, 'MiniBrowser'),
      ),
    )
    .find(existsSync);
}

/**
 * Finds the WebKit of the system, its driver and, on a machine without a screen, a virtual one.
 * @returns the browser's path and the driver's command for a port, or the reason why it cannot be driven
 */
export function findWebKit() {
  const driver = findOnPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  if (!driver || !browser) return { reason: 'WebKitWebDriver is not installed (Debian: webkit2gtk-driver).' };
  const hasScreen = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  const virtualScreen = hasScreen ? undefined : findOnPath('xvfb-run');
  if (!hasScreen && !virtualScreen)
    return { reason: 'There is no screen, and xvfb-run is not installed (Debian: xvfb).' };
  return {
    browser,
    command: (port) => [...(virtualScreen ? [virtualScreen, '-a'] : []), driver, `--port=${port}`],
  };
}
