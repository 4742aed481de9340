import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { setUpSite } from '@/tests/setup/screen';
import { expectToast } from '@/tests/setup/toast';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

const EDITOR = '/mypage/?edit=career';
const CHANGED = /別の画面や端末で変更されています。/;

const createCareer = (company: string) => ({
  company,
  position: '',
  started_on: '2019-04',
  ended_on: null,
  description: '',
});

const findCompany = () => screen.findByLabelText('勤務先・屋号');
const save = async () => user.click(await screen.findByRole('button', { name: '保存する' }));

async function editCareer() {
  const member = await site.api.createMember({ careers: [createCareer('青空監査法人')] });
  await site.logIn(member);
  await site.open(EDITOR);
  await user.type(await findCompany(), '（東京）');
  return member;
}

/** Saves another work history, as the member does on a phone. @returns a function that reads the saved companies */
async function changeOnPhone(member: { id: number; email: string; password: string }) {
  const phone = await site.api.logInAs(member as never);
  const careers = [createCareer('青空監査法人'), createCareer('独立開業')];
  await phone.patch(`/career-education/${member.id}/`, { careers, educations: [] });
  return async () => {
    const me = (await (await phone.get('/members/me/')).json()) as {
      member: { careers: { company: string }[] };
    };
    return me.member.careers.map(({ company }) => company);
  };
}

afterEach(() => onlineManager.setOnline(true));

describe('a section that was changed elsewhere after its form was filled in', () => {
  it('is not replaced without a word: the form says so, keeps the input, and replaces it when asked again', async () => {
    const member = await editCareer();
    const readCompanies = await changeOnPhone(member);
    await save();
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect(await readCompanies()).toEqual(['青空監査法人', '独立開業']);
    expect(await findCompany()).toHaveValue('青空監査法人（東京）');
    await save();
    await expectToast('職務経歴・学歴等が変更されました。');
    expect(await readCompanies()).toEqual(['青空監査法人（東京）']);
  });

  it('is not replaced by an older draft either', async () => {
    const member = await editCareer();
    cleanup();
    const readCompanies = await changeOnPhone(member);
    await site.open(EDITOR);
    expect(await screen.findByText('保存していない入力内容を復元しました。')).toBeVisible();
    await save();
    expect(await screen.findByText(CHANGED)).toBeVisible();
    expect(await readCompanies()).toEqual(['青空監査法人', '独立開業']);
  });

  it('is shown when the draft is discarded, and can be saved then', async () => {
    const member = await editCareer();
    cleanup();
    const readCompanies = await changeOnPhone(member);
    await site.open(EDITOR);
    await user.click(await screen.findByRole('button', { name: '入力を破棄する' }));
    const second = within(screen.getByRole('region', { name: '職務経歴 2' }));
    await user.type(second.getByLabelText('勤務先・屋号'), '事務所');
    await save();
    await expectToast('職務経歴・学歴等が変更されました。');
    expect(await readCompanies()).toEqual(['青空監査法人', '独立開業事務所']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('独立開業');
  });
});

it('a save whose reply was lost is not taken for a change elsewhere', async () => {
  await editCareer();
  // Without a connection, a save is not sent again by itself.
  site.use(
    http.patch('*/career-education/*', async ({ request }) => {
      await site.answer(request);
      onlineManager.setOnline(false);
      return HttpResponse.error();
    }),
  );
  await save();
  await screen.findByText('送信できませんでした');
  onlineManager.setOnline(true);
  site.use(http.patch('*/career-education/*', ({ request }) => site.answer(request)));
  await save();
  await expectToast('職務経歴・学歴等が変更されました。');
});
