import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { createApplicant, createOpenVacancy } from './applications';
import type { Site } from './screen';

/**
 * Opens the page that confirms an application to a vacancy, with the input of its form.
 * @returns the member who applies, their HTTP client, and the id of the vacancy
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
  return { member, browser, vacancy };
}
