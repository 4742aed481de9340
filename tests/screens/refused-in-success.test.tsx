import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useToastStore } from '@/stores/toast-store';
import { openApplicationConfirmation } from '../setup/application-confirmation';
import { openEditorOn } from '../setup/editor';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const UNEXPECTED = /^予期しないサーバーエラーが発生しました/;

// Every kind of body is in tests/unit/write-outcome.test.ts.
describe.each([
  ['a page that begins with a comment', '<!-- maintenance -->\n<html><body>Sorry</body></html>', UNEXPECTED],
  ['a text', '受付は終了しました。', '受付は終了しました。'],
  ['{"result":"NG"}', '{"result":"NG","message":"受付は終了しました。"}', '受付は終了しました。'],
  ['{"status":"error"}', '{"status":"error"}', UNEXPECTED],
  ['sentences of fields', '{"vacancy":["受付は終了しました。"]}', /受付は終了しました。$/],
])('a write that the API refuses with status 200 and %s', (_title, text, message) => {
  it('is shown as failed to the applicant, whose text is kept', async () => {
    const { browser } = await openApplicationConfirmation(site, user);
    site.deviate({ refusesWritesWith: text });
    await user.click(screen.getByRole('button', { name: 'この内容で応募する' }));
    expect(await screen.findByText(message, undefined, { timeout: 8_000 })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '応募が完了しました' })).not.toBeInTheDocument();
    expect(useToastStore.getState().message).not.toContain('完了');
    expect(screen.getByText(/^月次決算の早期化/)).toBeVisible();
    expect(JSON.stringify(localStorage)).toContain('月次決算の早期化');
    expect(await (await browser.get('/vacancy-applications/')).json()).toEqual([]);
  });

  it('is shown as failed to the member who saves, whose input is kept', async () => {
    await openEditorOn(site, 'conditions', async (member) => {
      const agent = await site.api.logInAs(member);
      await agent.patch(`/members/${member.id}/`, { conditions: { status: 'open' } });
    });
    site.deviate({ refusesWritesWith: text });
    const note = screen.getByLabelText('その他の希望');
    await user.type(note, '午前のみ');
    await user.click(screen.getByRole('button', { name: '保存する' }));
    expect(await screen.findByText(message, undefined, { timeout: 8_000 })).toBeVisible();
    expect(screen.getByLabelText('その他の希望')).toHaveValue('午前のみ');
    expect(useToastStore.getState().message).not.toContain('変更されました');
  });
});
