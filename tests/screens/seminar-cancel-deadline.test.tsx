import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setUpAppliedSeminar } from '../setup/applied-seminar';
import { setUpSite } from '../setup/screen';

const { openAsMember, path: seminarPath } = setUpAppliedSeminar(setUpSite());
const PAST = { cancellable_until: '2020-01-05T18:00:00+09:00' };
const LATER = { cancellable_until: '2999-01-05T18:00:00+09:00' };
const CANCEL = { name: '申し込みを取り消す' };
const NOTE = '取り消しの期限（1月5日(日) 18:00）を過ぎました。';

describe.each([
  ['the page of the seminar', seminarPath],
  ['the applied seminars', () => '/mypage/seminar/'],
])('%s', (_name, path) => {
  it('says that an API allows no cancellation any more', async () => {
    await openAsMember(path(), PAST);
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(screen.queryByRole('button', CANCEL)).not.toBeInTheDocument();
  });

  it('offers to cancel until then', async () => {
    await openAsMember(path(), LATER);
    expect(await screen.findByRole('button', CANCEL)).toBeVisible();
  });
});

it('says before the cancellation of a paid seminar that the operator is asked about the fee', async () => {
  const user = userEvent.setup({ delay: null });
  await openAsMember(seminarPath(), { ...LATER, fee: 5500 });
  await user.click(await screen.findByRole('button', CANCEL));
  expect(await screen.findByText(/^参加費（5,500円）をお支払い済みの場合は/)).toBeVisible();
});
