import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** The keyboard and the pointer of the person who uses a page. */
export const user = userEvent.setup({ delay: null });

type Queries = Pick<typeof screen, 'findByLabelText' | 'findByRole' | 'getByRole' | 'getAllByRole'>;

/** Presses a button when it is there. */
export const press = async (name: string | RegExp, queries: Queries = screen): Promise<void> =>
  user.click(await queries.findByRole('button', { name }));

/** Saves the form that is open. */
export const save = (): Promise<void> => press('保存する');

/** Pastes a text into a field, where typing is not the point: each key costs a rendering. */
export async function enter(label: string | RegExp, text: string, queries: Queries = screen): Promise<void> {
  await user.click(await queries.findByLabelText(label));
  await user.paste(text);
}

/** Returns the queries of a section of the page, or of a card of a form. */
export const region = (name: string) => within(screen.getByRole('region', { name }));

/** Returns the queries of a dialog when it is open. */
export const findDialog = async (name?: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

/** Waits until no dialog is open. */
export async function expectNoDialog(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Logs a member in again in the dialog of a call that needs a login. */
export async function logInThroughDialog({ email, password }: { email?: string; password: string }) {
  const dialog = await findDialog('もう一度ログインしてください');
  if (email) {
    await user.clear(dialog.getByLabelText('メールアドレス'));
    await enter('メールアドレス', email, dialog);
  }
  await waitFor(() => expect(dialog.getByLabelText('メールアドレス')).not.toHaveValue(''));
  await enter('パスワード', password, dialog);
  await press('ログイン', dialog);
}

/** Logs out from the menu of a member with the default name. */
export async function logOut(): Promise<void> {
  await user.click(await screen.findByLabelText('田中さんのメニュー'));
  await press('ログアウト');
}

/** Checks where a link leads. */
export function expectLink(name: string | RegExp, href: unknown, queries: Queries = screen): void {
  expect(queries.getByRole('link', { name })).toHaveAttribute('href', href);
}

/**
 * Waits until a toast is visible. Its element is searched for again each time, because a toast moves from the live region of a
 * dialog to that of the page when the dialog closes.
 */
export async function expectToast(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}

/** Returns the visible details of description lists, whose numbers are elements of their own. */
export const getDetails = (queries: Pick<Queries, 'getAllByRole'>) =>
  queries.getAllByRole('definition').map(({ textContent }) => textContent);

/**
 * Returns a matcher for the innermost element with this text. A number and its unit are an element of their own
 * (NoBreak), so the text of a sentence with a number is in several elements.
 */
export function wholeText(expected: string | RegExp) {
  const matches = ({ textContent }: Element) =>
    typeof expected === 'string' ? textContent === expected : expected.test(textContent ?? '');
  return (_ownText: string, element: Element | null) =>
    element !== null && matches(element) && !Array.from(element.children).some(matches);
}
