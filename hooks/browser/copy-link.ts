import { copyText } from './copy-text';

/** Copies the address of a page, and says whether that succeeded. */
export const copyLink = (url: string): Promise<void> =>
  copyText(url, {
    copied: 'リンクをコピーしました。',
    refused: 'コピーできませんでした。アドレス欄からコピーしてください。',
  });
