/** What a key does on the list of vacancies. */
export type ListKeyAction = 'search' | 'next' | 'previous' | 'open' | 'save' | 'help';

/** The keys with what the help says about them. */
export const LIST_KEYS: readonly { key: string; action: ListKeyAction; text: string }[] = [
  { key: '/', action: 'search', text: '検索欄に移る' },
  { key: 'j', action: 'next', text: '次の案件' },
  { key: 'k', action: 'previous', text: '前の案件' },
  { key: 'o', action: 'open', text: '案件のページを開く' },
  { key: 's', action: 'save', text: '検討リストに追加する・外す' },
  { key: '?', action: 'help', text: 'この説明を開く' },
];

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
>;

/** Browsers report keys that an input method handles with this code, Safari also after the composition has ended. */
const COMPOSITION_KEY_CODE = 229;

/**
 * Returns what a pressed key does, or null: keys with a modifier belong to the browser, keys of an input method to the text.
 * Shift counts as no modifier, because it is part of `?`. A key that is held down only moves: it would add and remove a
 * vacancy many times.
 */
export function listKeyAction(event: PressedKey): ListKeyAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.isComposing || event.keyCode === COMPOSITION_KEY_CODE) return null;
  const action = LIST_KEYS.find(({ key }) => key === event.key)?.action ?? null;
  return event.repeat && action !== 'next' && action !== 'previous' ? null : action;
}

/** Returns whether an element takes typed characters, or opens its choices by them. */
export const isTypingTarget = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
