import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpAppliedSeminar } from '../setup/applied-seminar';
import { setUpSite } from '../setup/screen';

const { openAsMember, path: seminarPath } = setUpAppliedSeminar(setUpSite());

describe.each([
  ['the page of the seminar', seminarPath],
  ['the applied seminars', () => '/mypage/seminar/'],
])('%s', (_name, path) => {
  it('links to the web address with which a member joins', async () => {
    await openAsMember(path(), { online_url: 'https://meeting.example/1' });
    expect(screen.getByRole('link', { name: /^参加する/ })).toHaveAttribute(
      'href',
      'https://meeting.example/1',
    );
  });

  it.each([
    'javascript:alert(document.cookie)',
    'data:text/html,x',
    '//evil.example/',
    'ミーティングID 123 456',
  ])('shows %s as a text', async (onlineUrl) => {
    await openAsMember(path(), { online_url: onlineUrl });
    expect(screen.getByText(`参加方法：${onlineUrl}`)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^参加する/ })).not.toBeInTheDocument();
  });
});
