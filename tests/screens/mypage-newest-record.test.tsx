import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useToastStore } from '@/stores/toast-store';
import { jsonOf } from '@/tests/setup/agent';
import type { TestMember } from '@/tests/setup/api';
import { createCareer, openEditorOn } from '@/tests/setup/forms';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast, press, region, save, user } from '@/tests/setup/user';

const site = setUpSite();
const LICENSE = { certification: 'cpa', name: '', registration_number: '1', acquired_on: null };

const openEditor = (section: string, prepare?: (member: TestMember) => Promise<unknown>) =>
  openEditorOn(site, section, prepare);

describe('a record that is changed on another device while a form is open', () => {
  it('keeps the job that the other device has added when this one adds another', async () => {
    const { member, device, read } = await openEditor('career');
    const careers = [createCareer('青空監査法人'), createCareer('別の端末の職場')];
    await device.patch(`/career-education/${member.id}/`, { careers });
    await user.type(region('職務経歴1').getByLabelText('役職・担当'), '主任');
    await save();
    await expectToast('職務経歴・学歴等が変更されました。');
    expect((await read()).careers).toEqual([{ ...careers[0], position: '主任' }, careers[1]]);
  });

  it('keeps the later of two changes of one description, and says so', async () => {
    const { member, device, read } = await openEditor('career');
    await device.patch(`/career-education/${member.id}/`, {
      careers: [createCareer('青空監査法人', '別の端末')],
    });
    await user.type(region('職務経歴1').getByLabelText('業務の内容'), 'この端末');
    await save();
    await expectToast(
      '職務経歴・学歴等が変更されました。別の画面で変更または削除されていた項目は、今回の内容で残しました。',
    );
    // Five lines on a phone need more than the 2.75 seconds of other messages.
    expect(useToastStore.getState().duration).toBe(10_000);
    expect((await read()).careers).toEqual([createCareer('青空監査法人', 'この端末')]);
  });

  it('keeps the license that the other device has added when this one removes the first', async () => {
    const license = (registration_number: string) => ({ ...LICENSE, registration_number });
    const { member, device, read } = await openEditor('license', async (owner) =>
      (await site.api.logInAs(owner)).patch(`/members/${owner.id}/`, { licenses: [license('1')] }),
    );
    const tax = { ...LICENSE, certification: 'tax_accountant' };
    await device.patch(`/members/${member.id}/`, { licenses: [license('1'), tax] });
    await press('資格1を削除');
    await save();
    await expectToast('資格が変更されました。');
    expect((await read()).licenses).toEqual([tax]);
  });
});

it('shows what the API refuses of a job at the card of that job, though another device has added one before it', async () => {
  const { member, device } = await openEditor('career');
  const careers = [createCareer('別の端末の職場'), createCareer('青空監査法人')];
  await device.patch(`/career-education/${member.id}/`, { careers });
  site.respond('patch', '*/career-education/*', 400, {
    careers: [{ company: ['短すぎます。'] }, { position: ['長すぎます。'] }],
  });
  await user.type(region('職務経歴1').getByLabelText('役職・担当'), '主任');
  await save();
  await user.click(await screen.findByRole('link', { name: '職務経歴1 役職・担当：長すぎます。' }));
  const position = region('職務経歴1').getByLabelText('役職・担当');
  expect(position).toHaveFocus();
  expect(position).toHaveAccessibleDescription('長すぎます。');
  // The form has no card for the other job.
  expect(screen.getByText('短すぎます。')).toBeVisible();
  expect(region('職務経歴1').getByLabelText('勤務先・屋号')).toHaveAccessibleDescription('');
});

it('a job that was corrected after a save without a reply is there once', async () => {
  const { read } = await openEditor('career');
  await press('職務経歴を追加');
  const company = region('職務経歴2').getByLabelText('勤務先・屋号');
  await user.type(company, '独立');
  await user.selectOptions(region('職務経歴2').getByLabelText('開始年月の年'), '2020');
  await user.selectOptions(region('職務経歴2').getByLabelText('開始年月の月'), '04');
  let hasReply = false;
  site.use(
    http.patch('*/career-education/:id/', async ({ request }) => {
      const reply = await site.answer(request.clone());
      return hasReply ? reply : new HttpResponse(null, { status: 504 });
    }),
  );
  await save();
  await screen.findByText('送信できませんでした');
  const companies = async () => (await read()).careers.map((job: { company: string }) => job.company);
  expect(await companies()).toEqual(['青空監査法人', '独立']);
  hasReply = true;
  await user.type(company, '開業');
  await save();
  await expectToast('職務経歴・学歴等が変更されました。');
  expect(await companies()).toEqual(['青空監査法人', '独立開業']);
});

it('the name of another license goes when the kind is changed', async () => {
  const { read } = await openEditor('license');
  const kind = screen.getByLabelText('資格の種類');
  await user.selectOptions(kind, 'その他');
  await user.type(screen.getByLabelText('資格の名称'), '架空鑑定士');
  await user.selectOptions(kind, '公認会計士');
  await save();
  await expectToast('資格が変更されました。');
  expect(region('資格').getByText(/公認会計士/, { selector: 'dt' })).toBeVisible();
  expect(screen.queryByText(/架空鑑定士/)).not.toBeInTheDocument();
  expect((await read()).licenses).toMatchObject([{ certification: 'cpa', name: '' }]);
});

describe.each([
  ['merges the objects of a record', false],
  ['replaces them as a whole', true],
])('in front of an API that %s', (_title, replacesObjects) => {
  it('saves of one field and of one row lose nothing', async () => {
    const { member, device } = await openEditor('conditions', async (owner) => {
      const agent = await site.api.logInAs(owner);
      const conditions = { status: 'open', note: '旧', desired_days: [2], remote: 'full' };
      const receive = { allow_vacancy: true, allow_seminar: true, allow_news: true };
      await agent.patch(`/members/${owner.id}/`, { conditions, licenses: [LICENSE], receive });
      const formData = { skills: [{ skill: 1, level: 2 }], abilities: [1] };
      await agent.post('/skill-category-informations/', { formData });
    });
    cleanup();
    const drf = site.deviate({ replacesObjects, undeclaredFields: true });
    const cookie = [...device.cookies].map((pair) => pair.join('=')).join('; ');
    const read = async () => {
      const address = 'http://localhost:3000/api/v3/public/members/me/';
      return (await jsonOf(await drf.fetch(new Request(address, { headers: { cookie } })))).member;
    };
    const before = await read();

    await site.open('/mypage/?edit=conditions');
    await user.type(await screen.findByLabelText('その他の希望'), 'と新');
    await save();
    await expectToast('現在の状況・希望条件が変更されました。');
    await user.click(await screen.findByRole('link', { name: '資格を編集' }));
    await user.type(await screen.findByLabelText('登録番号'), '2');
    await save();
    await expectToast('資格が変更されました。');
    await user.click(await screen.findByRole('link', { name: '職務経歴・学歴を編集' }));
    await user.type(await screen.findByLabelText('役職・担当'), '主任');
    await save();
    await expectToast('職務経歴・学歴等が変更されました。');
    await user.click(await screen.findByRole('link', { name: '業務スキルを編集' }));
    await user.selectOptions(await screen.findByLabelText(/の習熟度$/), '3');
    await save();
    await expectToast('業務スキルが変更されました。');
    cleanup();
    await site.open('/mypage/system/#email-notifications-edit');
    await user.click(await screen.findByRole('checkbox', { name: '運営からのお知らせ' }));
    await save();
    await expectToast('メール受信設定が変更されました。');

    const { formData } = before.skill_category_information;
    expect(await read()).toEqual({
      ...before,
      receive: { ...before.receive, allow_news: false },
      skill_category_information: {
        ...before.skill_category_information,
        formData: { ...formData, skills: [{ ...formData.skills[0], level: 3 }] },
      },
      conditions: { ...before.conditions, note: '旧と新' },
      licenses: [{ ...before.licenses[0], registration_number: '12' }],
      careers: [{ ...before.careers[0], position: '主任' }],
    });
    expect(before).toMatchObject({ id: member.id, careers: [{ id: 100, remark: 'r0' }] });
  });
});

/** Opens an editor in front of an API that answers with this member, and returns the bodies of the saves. */
async function openEditorOf(section: string, change: (member: Record<string, unknown>) => void) {
  const { member } = await openEditor(section);
  cleanup();
  const me = await jsonOf(await (await site.api.logInAs(member)).get('/members/me/'));
  change(me.member);
  const bodies: object[] = [];
  site.use(
    http.get('*/members/me/', () => HttpResponse.json(me)),
    http.patch('*/members/:id/', async ({ request }) => {
      bodies.push((await request.json()) as object);
      return HttpResponse.json(me);
    }),
  );
  await site.open(`/mypage/?edit=${section}`);
  await screen.findByRole('button', { name: '保存する' });
  return bodies;
}

it('a choice that is no longer offered is shown by its own word until the member removes it', async () => {
  const conditions = {
    status: 'legacy_z',
    available_from: null,
    desired_days: [2, 7],
    desired_reward: null,
    remote: null,
    note: '',
  };
  const bodies = await openEditorOf('work-style', (member) => {
    const chosen = { hope_workstyles: ['legacy_x'], current_workstyle: 'legacy_y' };
    Object.assign(member, { conditions, work_style: { ...(member.work_style as object), ...chosen } });
  });
  expect(screen.getByRole('checkbox', { name: 'legacy_x' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'legacy_y' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: '副業' }));
  await save();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ work_style: { current_workstyle: 'legacy_y' } });
  const { work_style } = bodies[0] as { work_style: { hope_workstyles: string[] } };
  expect(work_style.hope_workstyles.sort()).toEqual(['legacy_x', 'side_job']);

  cleanup();
  await site.open('/mypage/?edit=conditions');
  expect(await screen.findByRole('checkbox', { name: '週7日' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'legacy_z' })).toBeChecked();
  await user.type(screen.getByLabelText('その他の希望'), '水曜');
  await save();
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toEqual({ conditions: { ...conditions, note: '水曜' } });
  await expectToast('現在の状況・希望条件が変更されました。');
});

it('a save of one licence keeps the name and the day that the API gives to another', async () => {
  const licenses = [{ ...LICENSE, name: '公認会計士', acquired_on: '2012-07-15' }, LICENSE];
  const bodies = await openEditorOf('license', (member) => Object.assign(member, { licenses }));
  await user.type(region('資格2').getByLabelText('登録番号'), '2');
  await save();
  await waitFor(() =>
    expect(bodies).toEqual([{ licenses: [licenses[0], { ...LICENSE, registration_number: '12' }] }]),
  );
  await expectToast('資格が変更されました。');
});

it('saves what was copied from Word without the characters that nobody can see', async () => {
  const { read } = await openEditor('career');
  await user.click(screen.getByLabelText('役職・担当'));
  await user.paste('\u202a主査\u202c');
  await user.click(screen.getByLabelText('業務の内容'));
  await user.paste('連結決算\v開示資料\u0007');
  await save();
  await expectToast('職務経歴・学歴等が変更されました。');
  expect((await read()).careers).toMatchObject([{ position: '主査', description: '連結決算\n開示資料' }]);
});

it('a save without a change sends nothing', async () => {
  const licenses = [{ ...LICENSE, acquired_on: '2012-07-15' }];
  const bodies = await openEditorOf('license', (member) => Object.assign(member, { licenses }));
  await save();
  await expectToast('資格が変更されました。');
  expect(bodies).toEqual([]);
});

it('a part that cannot be read any more when it is saved stays as it is', async () => {
  const record: Record<string, unknown> = {};
  const bodies = await openEditorOf('license', (member) => {
    member.licenses = [LICENSE];
    record.member = member;
  });
  await user.type(screen.getByLabelText('登録番号'), '2');
  Object.assign(record.member as object, { licenses: 'cpa' });
  await save();
  expect(await screen.findByText(/^読み取れない内容が含まれているため、保存できません。/)).toBeVisible();
  expect(bodies).toEqual([]);
});

it('a save that mends a value leaves an empty one next to it as it is', async () => {
  const bodies = await openEditorOf('profile', (member) =>
    Object.assign(member, {
      profile: { ...(member.profile as object), phone: '+81-90-1', birth_date: '' },
    }),
  );
  const phone = screen.getByLabelText('電話番号');
  await user.clear(phone);
  await user.type(phone, '09011112222');
  await save();
  await waitFor(() => expect(bodies).toMatchObject([{ profile: { phone: '09011112222', birth_date: '' } }]));
  await expectToast('プロフィールが変更されました。');
});

it('a prefecture that is not offered stays, and another field can be saved', async () => {
  const bodies = await openEditorOf('profile', (member) =>
    Object.assign(member, { profile: { ...(member.profile as object), prefecture: '海外' } }),
  );
  expect(screen.getByLabelText('都道府県')).toHaveDisplayValue('海外');
  await user.type(screen.getByLabelText('市区町村'), 'ホノルル');
  await save();
  await waitFor(() => expect(bodies).toMatchObject([{ profile: { prefecture: '海外', city: 'ホノルル' } }]));
  await expectToast('プロフィールが変更されました。');
});
