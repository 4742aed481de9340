import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { jsonOf } from '@/tests/setup/agent';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast, getDetails, press, region, save, user, wholeText } from '@/tests/setup/user';

const site = setUpSite();

async function openAsMember(path: string) {
  const { member, router } = await site.openAsNewMember(path, { invoiceState: '3' });
  return { member, router };
}

/** Presses the row of a section, which opens in place. */
const openSection = (name: string) => user.click(screen.getByRole('heading', { name, level: 3 }));

describe('/mypage/ sections', () => {
  it('marks every empty section once, with a link to its editor', async () => {
    const { router } = await openAsMember('/mypage/');
    for (const name of ['職務経歴・学歴', '資格', '業務スキル', '働き方', '現在の状況・希望条件']) {
      expect(region(name).getByText('未入力')).toBeVisible();
      expect(region(name).getByRole('link', { name: `${name}を入力する` })).toHaveTextContent('入力');
    }
    expect(screen.getByText('応募には職務経歴が必要です。')).toBeVisible();
    await user.click(region('働き方').getByRole('link', { name: '働き方を入力する' }));
    expect(router.current.asPath).toBe('/mypage/?edit=work-style');
    expect(await screen.findByRole('heading', { name: '働き方の編集' })).toBeVisible();
  });

  it('saves a skill found by search and shows it with its level', async () => {
    const { router } = await openAsMember('/mypage/?edit=skill');
    const search = await screen.findByLabelText('スキルを探す');
    await screen.findByText('決算・開示');
    await user.type(search, 'ありえない言葉');
    expect(screen.getByText(/該当するスキルはありません/)).toBeVisible();
    await user.clear(search);
    await user.type(search, 'ｉｆｒｓ');
    const group = within(screen.getByRole('group', { name: 'IFRS' }));
    await user.click(group.getByRole('checkbox', { name: 'IFRS導入' }));
    expect(group.getByLabelText('IFRS導入の習熟度')).toHaveDisplayValue('習熟度を選択');
    await user.selectOptions(group.getByLabelText('IFRS導入の習熟度'), '3');
    expect(screen.getByRole('button', { name: 'IFRS導入 指導・統括できるを外す' })).toHaveTextContent(
      '指導・統括できる',
    );
    await save();
    await expectToast('業務スキルが変更されました。');
    expect(router.current.asPath).toBe('/mypage/');
    expect(region('業務スキル').getByText('IFRS導入（指導・統括できる）')).toBeVisible();
    await user.click(region('業務スキル').getByRole('link', { name: '続けて職務経歴・学歴を入力する' }));
    expect(router.current.asPath).toBe('/mypage/?edit=career');
  });

  it('asks for the level of each skill that has none, and keeps the draft without one', async () => {
    const { router } = await openAsMember('/mypage/?edit=skill');
    await user.click(await screen.findByText('税務'));
    for (const name of ['法人税申告', '組織再編税制'])
      await user.click(screen.getByRole('checkbox', { name }));
    cleanup();
    await site.open(router.current.asPath);
    expect(await screen.findByRole('button', { name: '法人税申告 習熟度は未選択を外す' })).toBeVisible();
    await save();
    const summary = await screen.findByText('法人税申告の習熟度を選択してください。');
    const level = screen.getByLabelText('法人税申告の習熟度');
    expect(level).toBeInvalid();
    expect(level).toHaveAccessibleDescription('習熟度を選択してください。');
    expect((level.closest('details') as HTMLDetailsElement).open).toBe(true);
    await user.click(summary);
    expect(level).toHaveFocus();
    await user.selectOptions(level, '1');
    await waitFor(() => expect(level).not.toBeInvalid());
    expect(screen.getByLabelText('組織再編税制の習熟度')).toBeInvalid();
    await user.selectOptions(screen.getByLabelText('組織再編税制の習熟度'), '2');
    await save();
    await expectToast('業務スキルが変更されました。');
    expect(region('業務スキル').getByText('法人税申告（基礎知識がある）')).toBeVisible();
  });

  it('shows a skill whose level another API sends as a word without a level, and does not let it be overwritten', async () => {
    const member = await site.api.createMember();
    const browser = await site.api.logInAs(member);
    const formData = { skills: [{ skill: 1, level: 2 }], abilities: [] };
    await browser.post('/skill-category-informations/', { formData });
    const me = await jsonOf(await browser.get('/members/me/'));
    const name: string = (await jsonOf(await browser.get('/skills/'))).find(
      ({ id }: { id: number }) => id === 1,
    ).name;
    me.member.skill_category_information.formData.skills[0].level = '上級';
    site.use(http.get('*/members/me/', () => HttpResponse.json(me)));
    await site.openAs(member, '/mypage/');
    await openSection('業務スキル');
    expect(await screen.findByText(name, { selector: 'li' })).toHaveTextContent(new RegExp(`^${name}$`));
    cleanup();
    await site.open('/mypage/?edit=skill');
    expect(await screen.findByText(/読み取れない内容が含まれている/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '保存する' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '業務スキルを編集' })).not.toBeInTheDocument();
  });

  it('shows the number of selected skills per group and moves the focus to the next chip after a removal', async () => {
    await openAsMember('/mypage/?edit=skill');
    const categoryDetails = (await screen.findByText('税務')).closest('details') as HTMLDetailsElement;
    expect(categoryDetails.open).toBe(false);
    await user.click(screen.getByText('税務'));
    for (const name of ['法人税申告', '組織再編税制'])
      await user.click(screen.getByRole('checkbox', { name }));
    expect(within(categoryDetails).getByText('2件選択')).toBeVisible();
    await press('法人税申告 習熟度は未選択を外す');
    expect(within(categoryDetails).getByText('1件選択')).toBeVisible();
    expect(screen.getByRole('button', { name: '組織再編税制 習熟度は未選択を外す' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: '法人税申告' })).not.toBeChecked();
  });

  it('saves the work style and shows it as text', async () => {
    await openAsMember('/mypage/?edit=work-style');
    await user.click(await screen.findByText('関東'));
    await user.click(screen.getByRole('checkbox', { name: '東京都' }));
    await save();
    await expectToast('働き方が変更されました。');
    expect(region('働き方').getByText('東京都', { selector: 'dd' })).toBeVisible();
    expect(region('働き方').getByRole('link', { name: '働き方を編集' })).toHaveFocus();
  });

  it('requires a status in the conditions, then saves and shows them', async () => {
    await openAsMember('/mypage/?edit=conditions');
    await screen.findByRole('radiogroup', { name: /現在の状況/ });
    await save();
    expect((await screen.findAllByText('現在の状況を選択してください。')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('radio', { name: '条件が合えば検討する' }));
    await user.type(screen.getByLabelText('希望の報酬（下限・円）'), '７０００００');
    await save();
    await expectToast('現在の状況・希望条件が変更されました。');
    expect(
      region('現在の状況・希望条件').getByText('条件が合えば検討する', { selector: 'dd' }),
    ).toBeVisible();
    expect(getDetails(region('現在の状況・希望条件'))).toContain('月 700,000円以上');
  });

  it('says beside the amount why it is refused, and takes a unit without an amount for no wish', async () => {
    await openAsMember('/mypage/?edit=conditions');
    await user.click(await screen.findByRole('radio', { name: '条件が合えば検討する' }));
    const amount = screen.getByLabelText('希望の報酬（下限・円）');
    await user.type(amount, '0');
    expect(amount).toHaveValue('0');
    await save();
    await waitFor(() => expect(amount).toBeInvalid());
    expect(amount).toHaveAccessibleDescription(/1円以上の金額を入力してください。/);
    await user.click(screen.getByRole('link', { name: /1円以上の金額を入力してください。/ }));
    expect(amount).toHaveFocus();
    await user.clear(amount);
    await user.selectOptions(screen.getByLabelText('報酬の単位'), '時給');
    await save();
    await expectToast('現在の状況・希望条件が変更されました。');
    expect(getDetails(region('現在の状況・希望条件')).join()).not.toContain('時給');
  });

  it('does not save a date that the browser cannot read, such as 2月30日, as none', async () => {
    await openAsMember('/mypage/?edit=conditions');
    await user.click(await screen.findByRole('radio', { name: '条件が合えば検討する' }));
    const date = screen.getByLabelText('参画できる日');
    // jsdom reads every date. A browser says that the field is empty, and that its input is bad.
    const validity = { badInput: true };
    Object.defineProperty(date, 'validity', { value: validity });
    await save();
    await waitFor(() => expect(date).toBeInvalid());
    expect(date).toHaveAccessibleDescription('年・月・日のそろった、実在する日付を入力してください。');
    validity.badInput = false;
    await save();
    await expectToast('現在の状況・希望条件が変更されました。');
  });

  it('keeps the focus in the editor when the last skill is taken out', async () => {
    await openAsMember('/mypage/?edit=skill');
    await user.click(await screen.findByText('税務'));
    await user.click(screen.getByRole('checkbox', { name: '法人税申告' }));
    const chip = screen.getByRole('button', { name: /^法人税申告 .*を外す$/ });
    chip.focus();
    await user.keyboard('{Enter}');
    expect(chip).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '業務スキルの編集' })).toHaveFocus();
  });

  it('requires a name for a license of another kind, then saves it', async () => {
    await openAsMember('/mypage/?edit=license');
    const kind = await screen.findByLabelText('資格の種類');
    await waitFor(() => expect(within(kind).getAllByRole('option').length).toBeGreaterThan(1));
    await user.selectOptions(kind, 'other');
    await save();
    expect((await screen.findAllByText('資格の名称を入力してください。')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText('資格の名称'), '簿記論の研究会');
    await save();
    await expectToast('資格が変更されました。');
    expect(region('資格').getByText('簿記論の研究会', { selector: 'dt' })).toBeVisible();
  });

  it('fills in the address from the postal code and saves the profile', async () => {
    await openAsMember('/mypage/?edit=profile');
    const zip = await screen.findByLabelText('郵便番号');
    await user.type(zip, '100');
    await press('住所を検索');
    expect(await screen.findByText(wholeText('郵便番号は7桁の数字で入力してください。'))).toBeVisible();
    expect(zip).toHaveFocus();
    await user.clear(zip);
    await user.type(zip, '１００-0005');
    await press('住所を検索');
    await waitFor(() => expect(screen.getByLabelText('市区町村')).toHaveValue('千代田区'));
    expect(screen.getByLabelText('都道府県')).toHaveValue('13');
    expect(screen.getByText('住所を入力しました。番地を追加してください。')).toBeVisible();
    await user.type(screen.getByLabelText('電話番号'), '09012345678');
    await save();
    await expectToast('プロフィールが変更されました。');
    expect(getDetails(region('基本情報'))).toContain('〒100-0005 東京都千代田区丸の内');
  });

  it('asks before the found address replaces one that was typed', async () => {
    await openAsMember('/mypage/?edit=profile');
    await user.type(await screen.findByLabelText('市区町村'), '港区');
    await user.type(screen.getByLabelText('町名・番地'), '芝公園4-2-8');
    await user.type(screen.getByLabelText('郵便番号'), '100-0005');
    expect(screen.queryByText('半角数字を入力してください。')).not.toBeInTheDocument();
    const lookUp = screen.getByRole('button', { name: '住所を検索' });
    await user.click(lookUp);
    const question = () => screen.findByRole('dialog', { name: '入力済みの住所を置き換えますか？' });
    expect(await question()).toHaveTextContent('東京都千代田区丸の内');
    await user.click(within(await question()).getByRole('button', { name: 'そのままにする' }));
    expect(screen.getByLabelText('町名・番地')).toHaveValue('芝公園4-2-8');
    expect(screen.queryByText('住所を入力しました。番地を追加してください。')).not.toBeInTheDocument();
    await user.click(lookUp);
    await user.click(within(await question()).getByRole('button', { name: '置き換える' }));
    expect(screen.getByLabelText('市区町村')).toHaveValue('千代田区');
    expect(screen.getByLabelText('町名・番地')).toHaveValue('丸の内');
  });

  it('takes the date of birth by year, month and day, and reports one that is incomplete', async () => {
    await openAsMember('/mypage/?edit=profile');
    await user.selectOptions(await screen.findByLabelText('生年月日の年'), '1988');
    await user.selectOptions(screen.getByLabelText('生年月日の月'), '02');
    await save();
    const birthDate = screen.getByRole('group', { name: '生年月日' });
    expect(
      await within(birthDate).findByText('年・月・日のそろった、実在する日付を入力してください。'),
    ).toBeVisible();
    await user.selectOptions(screen.getByLabelText('生年月日の日'), '29');
    await save();
    await expectToast('プロフィールが変更されました。');
    expect(getDetails(region('基本情報'))).toContain('1988年2月29日');
  });

  it('shows both licenses when the same one is saved twice', async () => {
    const member = await site.api.createMember();
    const license = { certification: 'cpa', name: '', registration_number: '', acquired_on: null };
    const agent = await site.api.logInAs(member);
    const response = await agent.patch(`/members/${member.id}/`, { licenses: [license, license] });
    expect(response.status).toBe(200);
    await site.openAs(member, '/mypage/');
    expect(region('資格').getAllByText('公認会計士')).toHaveLength(2);
  });

  it('shows the education, and explains that the missing work history is required to apply', async () => {
    const member = await site.api.createMember();
    const school = { school: '青葉大学', faculty: '', started_on: '2007-04', ended_on: '2011-03' };
    const agent = await site.api.logInAs(member);
    await agent.patch(`/career-education/${member.id}/`, { careers: [], educations: [school] });
    const router = await site.openAs(member, '/mypage/');
    expect(screen.getByText('職務経歴は未入力 ・ 学歴 1件')).toBeVisible();
    await openSection('職務経歴・学歴');
    expect(region('学歴').getByText('青葉大学')).toBeVisible();
    expect(region('職務経歴').getByText(/案件に応募するには、登録が必要です。/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '職務経歴を入力する' }));
    expect(router.current.asPath).toBe('/mypage/?edit=career');
    await screen.findByRole('region', { name: '職務経歴1' });
  });
});

describe('the search of the editor of skills', () => {
  it('keeps a skill without a level in the list, so that the error summary leads to it', async () => {
    await site.openAsNewMember('/mypage/?edit=skill', { invoiceState: '3' });
    const search = await screen.findByLabelText('スキルを探す');
    await user.type(search, 'IFRS');
    await user.click(screen.getByRole('checkbox', { name: 'IFRS導入' }));
    await user.clear(search);
    await user.type(search, '法人税');
    expect(screen.getByRole('checkbox', { name: '法人税申告' })).toBeVisible();
    // Only what was found is counted.
    expect(screen.getByText('1件のスキルが見つかりました。')).toBeVisible();
    await press('保存する');
    await user.click(await screen.findByRole('link', { name: 'IFRS導入の習熟度を選択してください。' }));
    const level = screen.getByLabelText('IFRS導入の習熟度');
    expect(level).toHaveFocus();
    // The row does not vanish under the focus when the level has been chosen.
    await user.selectOptions(level, '2');
    expect(level).toBeVisible();
    await user.type(search, '人');
    expect(screen.queryByLabelText('IFRS導入の習熟度')).not.toBeInTheDocument();
  });
});
