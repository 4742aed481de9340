import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { jsonOf } from './agent';
import type { TestMember } from './api';
import { createApplicant, createOpenVacancy } from './applications';
import type { Site } from './screen';

export const createCareer = (company: string, description = '') => ({
  company,
  position: '',
  started_on: '2012-02',
  ended_on: null,
  description,
});

/** Opens an editor as a member, and returns the same member on another device. */
export async function openEditorOn(
  site: Site,
  section: string,
  prepare: (member: TestMember) => Promise<unknown> = async () => {},
) {
  const member = await site.api.createMember({
    careers: [createCareer('青空監査法人')],
    phone: '09011112222',
  });
  await prepare(member);
  const device = await site.api.logInAs(member);
  await site.logIn(member);
  await site.open(`/mypage/?edit=${section}`);
  await screen.findByRole('button', { name: '保存する' });
  const read = async () => (await jsonOf(await device.get('/members/me/'))).member;
  return { member, device, read };
}

/**
 * Opens the page that confirms an application to a vacancy, with the input of its form.
 * @returns the member who applies, their HTTP client, the id of the vacancy, and the router of the page
 */
export async function openApplicationConfirmation(site: Site, user: UserEvent) {
  const { member, browser } = await createApplicant(site.api);
  const vacancy = await createOpenVacancy(site.api);
  await site.logIn(member);
  const router = await site.open(`/vacancy/${vacancy}/entry`);
  await user.click(await screen.findByRole('radio', { name: 'すぐに参画できる' }));
  await user.type(
    await screen.findByLabelText('応募の理由・活かせる経験'),
    '月次決算の早期化を支援してきました。'.repeat(8),
  );
  await user.click(await screen.findByRole('button', { name: '確認画面へ進む' }));
  await waitFor(() => expect(router.current.asPath).toBe(`/vacancy/${vacancy}/confirm/`));
  return { member, browser, vacancy, router };
}
