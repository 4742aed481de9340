import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createOpenVacancy } from '@/tests/setup/applications';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();

/** Waits for a text of the notice, which disappears as soon as another call of the page succeeds. */
const expectInNotice = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const NOTICE = 'ただいまサービスに接続できません。しばらくしてからもう一度お試しください。';

// Without this, a test of a page's failure would pass because the server had rendered the page without it.
describe('site.use() of the screen tests', () => {
  it.each([
    ['a 503 response', () => new HttpResponse('{}', { status: 503 })],
    ['a connection without a reply', () => HttpResponse.error()],
  ])(
    'forces %s on getServerSideProps too, so that the page is rendered with its notice',
    async (_, answer) => {
      site.use(http.get('*/api/v3/public/vacancies/', answer));
      await site.open('/vacancy/');
      await expectInNotice(NOTICE);
    },
  );

  it('forces a 404 on getServerSideProps too', async () => {
    site.use(http.get('*/api/v3/public/seminars/:id/', () => new HttpResponse('{}', { status: 404 })));
    await site.open('/seminar/1/');
    expect(await screen.findByRole('heading', { name: 'ページが見つかりません' })).toBeVisible();
  });

  it('ends with the test that called it', async () => {
    const id = await createOpenVacancy(site.api);
    await site.open('/vacancy/');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.some((href) => href?.startsWith(`/vacancy/${id}/`))).toBe(true);
  });
});

describe('the notice of a page without its data', () => {
  it('names the number under which the operator finds the failure', async () => {
    site.use(http.get('*/api/v3/public/vacancies/', () => new HttpResponse('{}', { status: 503 })));
    await site.open('/vacancy/');
    await expectInNotice('お問い合わせ番号：the-id-of-the-request');
  });

  it('names none on a page that has its data, because such a page is kept for others', async () => {
    await createOpenVacancy(site.api);
    await site.open('/vacancy/');
    expect(document.body.textContent).not.toContain('お問い合わせ番号');
    expect(document.body.innerHTML).not.toContain('the-id-of-the-request');
  });
});
