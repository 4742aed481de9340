import { useSyncExternalStore } from 'react';

/** Name in localStorage, and of the root element's data attribute in camel case. */
export const COLOR_SCHEME_KEY = 'color-scheme';
export const COLOR_SCHEME_ATTRIBUTE = 'colorScheme';

export const COLOR_SCHEME_CHOICES = [
  { value: 'system', label: '端末に合わせる' },
  { value: 'light', label: '明るい' },
  { value: 'dark', label: '暗い' },
] as const;

export type ColorSchemeChoice = (typeof COLOR_SCHEME_CHOICES)[number]['value'];

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

const readChoice = (): ColorSchemeChoice => {
  const chosen = document.documentElement.dataset[COLOR_SCHEME_ATTRIBUTE];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

/** Stores the choice. The script in the document's head applies it when it hears of the change. */
function setChoice(choice: ColorSchemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(COLOR_SCHEME_KEY);
    else localStorage.setItem(COLOR_SCHEME_KEY, choice);
  } catch {
    // A browser that blocks the storage has the scheme until the next page load.
  }
  // Browsers fire this event in the other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: COLOR_SCHEME_KEY, newValue: choice }));
}

/** Returns the colour scheme that was chosen in this browser, and a function that changes it. */
export const useColorScheme = (): [ColorSchemeChoice, (choice: ColorSchemeChoice) => void] => [
  useSyncExternalStore<ColorSchemeChoice>(subscribe, readChoice, () => 'system'),
  setChoice,
];
