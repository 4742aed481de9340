import { showToast } from '@/stores/toast-store';

/**
 * Copies the address of a page to the clipboard, and says whether that succeeded. A browser may refuse it, for example on a
 * page without HTTPS.
 */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ message: 'リンクをコピーしました。' });
  } catch {
    showToast({ message: 'コピーできませんでした。アドレス欄からコピーしてください。', type: 'error' });
  }
}
