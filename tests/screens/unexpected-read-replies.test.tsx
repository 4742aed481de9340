import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../setup/screen';

const site = setUpSite();
const user = userEvent.setup({ delay: null });

describe('list response with an unexpected shape', () => {
  it.each([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['{"status":"ok"}', () => HttpResponse.json({ status: 'ok' })],
    ['an HTML page', () => HttpResponse.html('<h1>Maintenance</h1>')],
  ])('%s: is requested once and is not reported as a connection problem', async (_name, reply) => {
    await site.open('/vacancy/');
    let calls = 0;
    site.use(
      http.get('*/api/v3/public/vacancies/', ({ request }) => {
        // Not a poll of the list that was there before.
        if (new URL(request.url).searchParams.has('search')) calls += 1;
        return reply();
      }),
    );
    await user.type(screen.getByRole('searchbox'), 'ほかの言葉{Enter}');
    const text = await screen.findByText(/^案件を表示できません。/);
    expect(text).toHaveTextContent('予期しないサーバーエラーが発生しました。');
    expect(calls).toBe(1);
    expect(within(document.body).queryByText(/通信状況/)).toBeNull();
  });
});
