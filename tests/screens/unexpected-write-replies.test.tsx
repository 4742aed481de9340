import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApplicationConfirmation } from '../setup/application-confirmation';
import { buildEntry } from '../setup/applications';
import { setUpSite } from '../setup/screen';
import { accountWrites, anyGoogleToken } from '../setup/write-cases/account';
import { applicationWrites } from '../setup/write-cases/applications';
import { mypageWrites, stubPictures } from '../setup/write-cases/mypage';
import { runWrite } from '../setup/write-cases/write-case';

const site = setUpSite(anyGoogleToken);
const user = userEvent.setup({ delay: null });

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

beforeAll(stubPictures);

const noContent = () => new HttpResponse(null, { status: 204 });

// Which replies mean success is the subject of tests/unit/refused-writes.test.ts.
describe('a write that the API answers without a body', () => {
  const writes = [
    ...accountWrites(site, user),
    ...applicationWrites(site, user),
    ...mypageWrites(site, user),
  ];
  it.each(writes.map((write) => [write.call, write] as const))(
    '%s: shows success and the new data, and sends one request',
    (_call, write) => runWrite(site, write, noContent),
  );
});

it('PATCH /skill-category-informations/{id}/ is used after a first save whose reply had no id', async () => {
  const calls: string[] = [];
  site.use(
    http.all('*/api/v3/public/skill-category-informations/*', async ({ request }) => {
      const { ok } = await site.answer(request.clone());
      calls.push(`${request.method} ${ok}`);
      return noContent();
    }),
  );
  await mypageWrites(site, user)
    .find(({ path }) => path === '/skill-category-informations/')
    ?.run();
  await user.click(
    within(screen.getByRole('region', { name: '業務スキル' })).getByRole('link', {
      name: '業務スキルを編集',
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^IFRS導入.*を外す$/ }));
  await press('保存する');
  await waitFor(() => expect(calls).toEqual(['POST true', 'PATCH true']));
  expect(await screen.findByRole('link', { name: '業務スキルを入力する' })).toBeVisible();
});

describe('POST /address-from-zip/', () => {
  async function search(reply: () => Response) {
    site.use(http.post('*/api/v3/public/address-from-zip/', reply));
    await site.logIn(await site.api.createMember());
    await site.open('/mypage/?edit=profile');
    await user.type(await screen.findByLabelText('郵便番号'), '100-0005');
    await press('住所を検索');
  }

  it('shows at the field that no address was found without a usable reply', async () => {
    await search(noContent);
    expect(await screen.findByText(/^この郵便番号に該当する住所が見つかりません。/)).toBeVisible();
    expect(screen.getByLabelText('郵便番号')).toBeInvalid();
  });

  it('uses the valid address among addresses with an unexpected shape', async () => {
    const found = { prefecture: '13', prefecture_name: '東京都', city: '千代田区', town: '丸の内' };
    await search(() =>
      HttpResponse.json({ addresses: [{ city: null }, { ...found, kana: 'マルノウチ' }, 7] }),
    );
    await waitFor(() => expect(screen.getByLabelText('市区町村')).toHaveValue('千代田区'));
  });
});

describe('application created while the list of applications is unavailable', () => {
  it('shows the completion page and deletes the draft', async () => {
    await openApplicationConfirmation(site, user);
    expect(JSON.stringify(localStorage)).toContain('月次決算の早期化');
    site.use(
      http.get('*/api/v3/public/vacancy-applications/', () =>
        HttpResponse.json({ error: '休止中' }, { status: 503 }),
      ),
    );
    await press('この内容で応募する');
    expect(await screen.findByRole('heading', { name: '応募が完了しました' })).toBeVisible();
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('月次決算の早期化'));
  });
});

describe('application refused as a duplicate, because the reply to the first request was lost', () => {
  it('shows that the member has applied', async () => {
    const { browser, vacancy } = await openApplicationConfirmation(site, user);
    await browser.post('/vacancy-applications/', buildEntry(vacancy));
    site.use(
      http.post('*/api/v3/public/vacancy-applications/', () =>
        HttpResponse.json(
          { non_field_errors: ['The fields vacancy, member must make a unique set.'] },
          { status: 400 },
        ),
      ),
    );
    await press('この内容で応募する');
    expect(await screen.findByRole('heading', { name: '応募が完了しました' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'この内容で応募する' })).not.toBeInTheDocument();
  });
});
