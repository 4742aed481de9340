import { showToast } from '@/stores/toast-store';

/**
 * Copies a text to the clipboard, and says whether that succeeded. A browser may refuse it, for example on a page without
 * HTTPS.
 * @param messages what is said afterwards; the second one names another way
 */
export async function copyText(
  text: string,
  messages: { copied: string; refused: string } = {
    copied: 'コピーしました。',
    refused: 'コピーできませんでした。文字を選択してコピーしてください。',
  },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ message: messages.copied });
  } catch {
    showToast({ message: messages.refused, type: 'error' });
  }
}

/** Copies the address of a page, and says whether that succeeded. */
export const copyLink = (url: string): Promise<void> =>
  copyText(url, {
    copied: 'リンクをコピーしました。',
    refused: 'コピーできませんでした。アドレス欄からコピーしてください。',
  });
