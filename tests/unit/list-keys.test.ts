// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isTypingTarget, listKeyAction } from '@/lib/vacancies/list-keys';

const press = (init: KeyboardEventInit) => listKeyAction(new KeyboardEvent('keydown', init));

describe('the key of the list', () => {
  it.each([
    ['/', 'search'],
    ['j', 'next'],
    ['k', 'previous'],
    ['o', 'open'],
    ['s', 'save'],
    ['?', 'help'],
    ['J', null],
    ['x', null],
    ['Enter', null],
    ['ArrowDown', null],
  ])('%s: %s', (key, action) => expect(press({ key })).toBe(action));

  it('? works although it is typed with Shift', () => {
    expect(press({ key: '?', shiftKey: true })).toBe('help');
  });

  it.each<[string, KeyboardEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['a composition', { isComposing: true }],
    ['the key code of an input method', { keyCode: 229 }],
  ])('does nothing with %s', (_what, init) => expect(press({ key: 's', ...init })).toBeNull());

  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['s', null],
    ['o', null],
    ['?', null],
  ])('%s that is held down: %s', (key, action) => expect(press({ key, repeat: true })).toBe(action));

  it('does nothing when something else has handled the key', () => {
    const event = new KeyboardEvent('keydown', { key: 's', cancelable: true });
    event.preventDefault();
    expect(listKeyAction(event)).toBeNull();
  });
});

it.each([
  ['<input>', true],
  ['<input type="checkbox">', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<p contenteditable><b></b></p>', true],
  ['<button></button>', false],
  ['<a href="/"></a>', false],
])('%s takes typed characters: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(isTypingTarget(document.body.querySelector('b, :first-child:not(p)'))).toBe(expected);
});
