import type { Page } from '@playwright/test';

/** The reason for an application, long enough for the form. */
export const APPLICATION_MESSAGE =
  '監査法人で製造業の法定監査と内部統制監査を担当したのち、独立して三社の月次決算の早期化と連結パッケージの見直しを支援しました。開示までの工程を組み立て、経理部の方々と一緒に日程を縮めてきた経験を活かせると考え、応募いたします。';

/** Returns the address of an open vacancy: closed ones have neither a button nor a comparison. */
export async function findOpenVacancy(page: Page): Promise<string> {
  const list = await (await page.request.get('/vacancy/?status=open')).text();
  return /"(\/vacancy\/\d+\/)"/.exec(list)?.[1] ?? '';
}
