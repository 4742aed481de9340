import { fireEvent, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';

type Answer = (response: { credential?: string }) => void;

/** Returns the script element that loads Google's script. */
export const findGoogleScript = () =>
  waitFor(() => {
    const found = document.querySelector('script[src^="https://accounts.google.com/gsi/client"]');
    if (!found) throw new Error("the page has not requested Google's script");
    return found;
  });

/** Simulates Google's script, an external service: it loads, renders a button, and responds when the test calls `answer`. */
export async function loadGoogleScript() {
  const google = { answer: (() => undefined) as Answer, nonce: undefined as string | undefined };
  const id = {
    initialize: ({ callback, nonce }: { callback: Answer; nonce?: string }) => {
      Object.assign(google, { answer: callback, nonce });
    },
    renderButton: (container: HTMLElement) => {
      container.textContent = 'Googleのボタン';
    },
    prompt: () => undefined,
    cancel: () => undefined,
  };
  vi.stubGlobal('google', { accounts: { id } });
  fireEvent.load(await findGoogleScript());
  await screen.findByText('Googleのボタン');
  return google;
}
