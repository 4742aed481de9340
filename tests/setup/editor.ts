import { screen } from '@testing-library/react';
import { jsonOf } from './agent';
import type { TestMember } from './api';
import type { setUpSite } from './screen';

type Site = ReturnType<typeof setUpSite>;

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
