import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { companyContact } from '@/components/company/CompanyContactLink';
import { createSiteConfig, type SiteConfig, setSiteConfig, siteConfig } from '@/config/site';
import { INQUIRY_ADDRESS } from '@/tests/setup/api';
import { loadPageAt } from '@/tests/setup/page-loader';
import { setUpSite } from '@/tests/setup/screen';
import { expectLink } from '@/tests/setup/user';

const site = setUpSite();
const user = userEvent.setup();
const ORIGIN = { SITE_ORIGIN: 'http://localhost:3000' };
const PATH = '/for-company/contact/';
const CALL = '*/api/v3/public/company-inquiries/';

beforeEach(() => setSiteConfig(createSiteConfig({ ...ORIGIN, CONTACT_EMAIL: INQUIRY_ADDRESS })));

const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text);
const press = () => user.click(screen.getByRole('button', { name: 'この内容で相談する' }));

async function fillIn(email = 'aoki@suihei.example') {
  await type(/会社名/, '株式会社水平線');
  await type(/お名前/, '青木 葵');
  await type(/メールアドレス/, email);
  await user.click(screen.getByRole('radio', { name: 'IPO・内部統制' }));
  await type(/ご相談の内容/, 'J-SOXの文書化を相談したいです。');
}

describe('/for-company/contact/', () => {
  it('sends the form to the operator, confirms it and moves the focus to the heading', async () => {
    await site.open(PATH);
    expect(screen.getAllByRole('link', { name: '案件をお探しの方' })).toHaveLength(2);
    await fillIn('only-once@suihei.example');
    await press();
    const heading = await screen.findByRole('heading', { level: 1, name: 'ご相談を受け付けました' });
    expect(heading).toHaveFocus();
    expect(screen.getByRole('img', { name: '受付済' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    // As /for-company says it of the first step.
    expect(screen.getByText('内容を確かめ、運営からご連絡します（目安：当日）。')).toBeVisible();
    const [mail] = await site.api.deliverMails(INQUIRY_ADDRESS);
    expect(mail?.subject).toContain('株式会社水平線');
    expect(mail?.text).toContain('J-SOXの文書化を相談したいです。');
    expect(await site.api.deliverMails('only-once@suihei.example')).toHaveLength(1);
  });

  it('sends the form when the clock has been set back since it was opened', async () => {
    await site.open(PATH);
    await fillIn();
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now - 60_000);
    await press();
    expect(await screen.findByRole('heading', { name: 'ご相談を受け付けました' })).toBeVisible();
    clock.mockRestore();
  });

  it('says what is missing and sends nothing', async () => {
    await site.open(PATH);
    await press();
    const main = screen.getByRole('main');
    const [summary] = await within(main).findAllByRole('alert');
    for (const message of [
      '会社名を入力してください。',
      'ご相談の分野を選択してください。',
      'ご相談の内容を入力してください。',
    ])
      expect(within(summary as HTMLElement).getByText(new RegExp(message))).toBeVisible();
  });

  it('keeps what was typed when the API fails, and sends it once after that', async () => {
    const sent: unknown[] = [];
    let fails = true;
    site.use(
      http.post(CALL, async ({ request }) => {
        sent.push(await request.clone().json());
        if (!fails) return site.answer(request);
        return HttpResponse.json({ error: '混み合っています。', code: 'throttled' }, { status: 429 });
      }),
    );
    await site.open(PATH);
    await fillIn();
    await press();
    expect(await screen.findByText(/混み合っています。/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /会社名/ })).toHaveValue('株式会社水平線');
    fails = false;
    await press();
    await screen.findByRole('heading', { name: 'ご相談を受け付けました' });
    const ids = new Set(sent.map((body) => (body as { request_id: string }).request_id));
    expect([sent.length, ids.size]).toEqual([2, 1]);
  });

  it('restores the draft of this tab, without the honeypot field', async () => {
    await site.open(PATH);
    await type(/会社名/, '株式会社水平線');
    expect(sessionStorage.getItem('draft:company-inquiry')).not.toContain('website');
    document.body.innerHTML = '';
    await site.open(PATH);
    expect(await screen.findByDisplayValue('株式会社水平線')).toBeVisible();
  });

  it('hides the honeypot field from people: it is neither visible nor in the accessibility tree', async () => {
    await site.open(PATH);
    expect(screen.queryByRole('textbox', { name: /空のまま/ })).not.toBeInTheDocument();
    const honeypot = screen.getByLabelText(/空のまま/);
    expect(honeypot).not.toBeVisible();
    expect(honeypot).toHaveAttribute('tabindex', '-1');
  });
});

describe('/for-company/contact/ without the form', () => {
  it('shows mail address and phone number with an existing API, which has no such call', async () => {
    const operator = { CONTACT_EMAIL: 'help@example.jp', OPERATOR_PHONE: '03-9999-0000' };
    setSiteConfig(createSiteConfig({ ...ORIGIN, ...operator, API_ORIGIN: 'https://api.example.jp' }));
    await site.open(PATH);
    expectLink('help@example.jp', 'mailto:help@example.jp');
    expect(screen.getByRole('link', { name: '03-9999-0000' })).toHaveAttribute('href', 'tel:03-9999-0000');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('is a 404 when the operator can be reached in no way', async () => {
    setSiteConfig(createSiteConfig(ORIGIN));
    const page = await loadPageAt(PATH, site.cookies);
    expect(page.status).toBe(404);
    await site.open(PATH);
    expect(await screen.findByRole('heading', { level: 1, name: /見つかりません/ })).toBeVisible();
  });
});

describe('/for-company', () => {
  beforeEach(() => setSiteConfig(createSiteConfig(ORIGIN)));

  it('shows the company layout to members too', async () => {
    await site.openAsNewMember('/for-company');
    expect(screen.getAllByRole('link', { name: '案件をお探しの方' })).toHaveLength(2);
    expect(screen.queryByLabelText('応募管理')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '情報収集モジュール' })).not.toBeInTheDocument();
  });

  it('shows no contact link when the operator can be reached in no way', async () => {
    await site.open('/for-company');
    for (const name of [/掲載の相談/, /案件の掲載を相談する/, /お急ぎの案件/])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });
});

describe('contact links', () => {
  beforeEach(() => setSiteConfig(createSiteConfig(ORIGIN)));

  const page = 'https://forms.example.jp/project';
  const nothing = { companyContactUrl: null, hasCompanyForm: false, contactEmail: null, operatorPhone: null };
  const set = (values: Partial<SiteConfig>) => {
    const before = siteConfig();
    setSiteConfig({ ...before, ...values });
    onTestFinished(() => setSiteConfig(before));
  };

  it('of header, page and footer open the configured contact page in a new tab', async () => {
    set({ companyContactUrl: page });
    await site.open('/for-company');
    const links = [
      within(screen.getByRole('banner')).getByRole('link', { name: '掲載の相談（外部サイト）' }),
      within(screen.getByRole('main')).getByRole('link', { name: '案件の掲載を相談する（外部サイト）' }),
      within(screen.getByRole('contentinfo')).getByRole('link', {
        name: 'お急ぎの案件のご相談（外部サイト）',
      }),
    ];
    for (const link of links) {
      expect(link).toHaveAttribute('href', page);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('lead to the page of this site when there is a form', async () => {
    set({ hasCompanyForm: true, contactEmail: 'a@example.jp' });
    await site.open('/for-company');
    const links = screen.getAllByRole('link', { name: /相談/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/for-company/contact/'));
  });

  it.each([
    ['the external page when one is set', { companyContactUrl: page, hasCompanyForm: true }, page],
    ['the page of this site with a form', { hasCompanyForm: true }, '/for-company/contact/'],
    ['the page of this site with a mail address', { contactEmail: 'a@example.jp' }, '/for-company/contact/'],
    ['the page of this site with a phone number', { operatorPhone: '03-9999-0000' }, '/for-company/contact/'],
    ['nothing otherwise', {}, null],
  ])('lead to %s', (_, values, expected) => {
    expect(companyContact({ ...nothing, ...values })).toBe(expected);
  });
});
