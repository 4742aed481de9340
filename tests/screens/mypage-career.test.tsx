import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Career } from '@/schemas/career-education-request';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast, press, region, save, user } from '@/tests/setup/user';

const site = setUpSite();
const createCareer = (company: string): Career => ({
  company,
  position: '',
  started_on: '2012-02',
  ended_on: '2019-03',
  description: '',
});

async function openCareerEditor(careers: Career[] = [createCareer('青空監査法人')]) {
  const { member } = await site.openAsNewMember('/mypage/?edit=career', { careers });
  await screen.findByRole('region', { name: '職務経歴1' });
  return member;
}

async function chooseMonth(card: string, label: string, year: string, month: string) {
  await user.selectOptions(region(card).getByLabelText(`${label}の年`), year);
  await user.selectOptions(region(card).getByLabelText(`${label}の月`), month);
}

describe('/mypage/?edit=career: education', () => {
  it('says that there is no education, then saves an added school and shows it with the work history', async () => {
    await openCareerEditor();
    expect(screen.getByText('学歴はありません。')).toBeVisible();
    await press('学歴を追加');
    await user.type(region('学歴1').getByLabelText('学校名'), '青葉大学');
    await user.type(region('学歴1').getByLabelText('学部・学科・研究科'), '商学部');
    await chooseMonth('学歴1', '入学年月', '2007', '04');
    await chooseMonth('学歴1', '卒業年月', '2011', '03');
    await save();
    await expectToast('職務経歴・学歴等が変更されました。');
    expect(region('学歴').getByRole('listitem')).toHaveTextContent('2007年4月〜2011年3月青葉大学 商学部');
    expect(region('職務経歴').getByText('青空監査法人')).toBeVisible();
  });

  it('shows 在学中 for a current school, and offers 中退 only after an end month is chosen', async () => {
    await openCareerEditor();
    await press('学歴を追加');
    await user.type(region('学歴1').getByLabelText('学校名'), '青葉大学院');
    await chooseMonth('学歴1', '入学年月', '2024', '04');
    await user.click(region('学歴1').getByLabelText('在学中'));
    expect(region('学歴1').queryByLabelText('中退')).not.toBeInTheDocument();
    await save();
    await screen.findByText('職務経歴・学歴等が変更されました。');
    expect(region('学歴').getByText('在学中')).toBeVisible();

    await user.click(screen.getByRole('link', { name: '職務経歴・学歴を編集' }));
    await user.click(await screen.findByLabelText('在学中'));
    await chooseMonth('学歴1', '卒業年月', '2025', '03');
    await user.click(region('学歴1').getByLabelText('中退'));
    await save();
    await waitFor(() => expect(region('学歴').getByText('青葉大学院（中退）')).toBeVisible());
  });

  it('shows an error at the field and saves nothing when the school’s name is empty', async () => {
    await openCareerEditor();
    await press('学歴を追加');
    await save();
    expect(await region('学歴1').findByText('学校名を入力してください。')).toBeVisible();
    expect(region('学歴1').getByText('入学年月を選択してください。')).toBeVisible();
    expect(region('学歴1').getByText('卒業年月を選択してください。')).toBeVisible();
    expect(screen.getByRole('link', { name: '学歴1 学校名を入力してください。' })).toBeVisible();
    expect(screen.getByRole('link', { name: '学歴1 入学年月を選択してください。' })).toBeVisible();
  });

  it('names an end before the start together with the empty name of the school', async () => {
    await openCareerEditor();
    await press('学歴を追加');
    await chooseMonth('学歴1', '入学年月', '2020', '04');
    await chooseMonth('学歴1', '卒業年月', '2019', '03');
    await save();
    expect(await region('学歴1').findByText('学校名を入力してください。')).toBeVisible();
    expect(region('学歴1').getByText('卒業年月は入学年月以降にしてください。')).toBeVisible();
  });
});

describe('/mypage/?edit=career: order of the jobs', () => {
  it('announces a moved job, keeps the focus on its button and saves the new order', async () => {
    await openCareerEditor([createCareer('一番'), createCareer('二番'), createCareer('三番')]);
    await press('職務経歴1を下へ移動');
    expect(screen.getByText('「一番」を2番目に移動しました。')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '職務経歴2を下へ移動' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('「一番」を3番目に移動しました。')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '職務経歴3を下へ移動' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await save();
    await screen.findByText('職務経歴・学歴等が変更されました。');
    const names = region('職務経歴')
      .getAllByRole('heading', { level: 5 })
      .map((heading) => heading.textContent);
    expect(names).toEqual(['二番', '三番', '一番']);
  });

  it('has no move buttons for a single job', async () => {
    await openCareerEditor();
    expect(screen.queryByRole('button', { name: /移動/ })).not.toBeInTheDocument();
  });
});

describe('/mypage/?edit=career: removed jobs', () => {
  const announcement = () =>
    screen.getByText(/(を削除しました。|を元に戻しました。)$/, { selector: '[role="status"] *' });

  it('moves the focus to 元に戻す and announces each removal, also when two cards have no name', async () => {
    await openCareerEditor([createCareer('一番')]);
    for (const _ of [2, 3]) await press('職務経歴を追加');
    await press('職務経歴3を削除');
    expect(screen.getByRole('button', { name: '元に戻す' })).toHaveFocus();
    const first = announcement();
    expect(first).toHaveTextContent('職務経歴を削除しました。');
    await press('職務経歴2を削除');
    expect(screen.getByRole('button', { name: '元に戻す' })).toHaveFocus();
    // Screen readers announce a new node, and not the same text in the same node.
    expect(announcement()).toHaveTextContent('職務経歴を削除しました。');
    expect(announcement()).not.toBe(first);
  });

  it('announces that a removed job is back, and its removal again', async () => {
    await openCareerEditor([createCareer('一番'), createCareer('二番')]);
    await press('職務経歴2を削除');
    await press('元に戻す');
    expect(announcement()).toHaveTextContent('「二番」を元に戻しました。');
    expect(screen.getByRole('heading', { name: '職務経歴2' })).toHaveFocus();
    await press('職務経歴2を削除');
    expect(announcement()).toHaveTextContent('「二番」を削除しました。');
  });
});

it('names the card that a refusal of the API is about, and leads to it', async () => {
  await openCareerEditor([createCareer('青空監査法人'), createCareer('みどり監査法人')]);
  site.respond('patch', '*/career-education/*', 400, {
    careers: [{}, { non_field_errors: ['期間が重なっています。'] }],
  });
  await user.type(region('職務経歴1').getByLabelText('勤務先・屋号'), '東京');
  await save();
  await user.click(await screen.findByRole('link', { name: '職務経歴2 期間が重なっています。' }));
  expect(region('職務経歴2').getByLabelText('勤務先・屋号')).toHaveFocus();
});

describe('a draft', () => {
  const createCareer = (company: string) => ({
    company,
    position: '',
    started_on: '2019-04',
    ended_on: null,
    description: '',
  });

  it('a draft with fewer jobs than the saved work history is restored and saved', async () => {
    await site.openAsNewMember('/mypage/?edit=career', {
      careers: [createCareer('青空監査法人'), createCareer('独立開業')],
    });
    const second = within(await screen.findByRole('region', { name: '職務経歴2' }));
    await user.click(second.getByRole('button', { name: /削除/ }));
    expect(screen.queryByRole('region', { name: '職務経歴2' })).not.toBeInTheDocument();
    cleanup();

    await site.open('/mypage/?edit=career');
    expect(await screen.findByText('保存していない入力内容を復元しました。')).toBeVisible();
    expect(screen.queryByRole('region', { name: '職務経歴2' })).not.toBeInTheDocument();
    await press('保存する');
    await expectToast('職務経歴・学歴等が変更されました。');
  });
});
