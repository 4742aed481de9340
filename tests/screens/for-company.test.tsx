import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { companyContact } from '@/components/company/company-contact';
import { type SiteConfig, setSiteConfig, siteConfig } from '@/config/site';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();

describe('/for-company', () => {
  it('has its own header, with a link to the top page for applicants and without a login link', async () => {
    await site.open('/for-company');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: '案件をお探しの方' })).toHaveAttribute('href', '/');
    expect(header.queryByRole('link', { name: 'ログイン' })).not.toBeInTheDocument();
  });

  it('shows the company layout to members too', async () => {
    await site.logIn(await site.api.createMember());
    await site.open('/for-company');
    expect(screen.getAllByRole('link', { name: '案件をお探しの方' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: '応募管理' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '情報収集モジュール' })).not.toBeInTheDocument();
  });

  it('states that its cases are examples, and shows the process and the questions', async () => {
    await site.open('/for-company');
    for (const name of ['ご依頼の例', 'ご依頼の流れ', 'よくあるご質問'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(screen.getByText(/実在の企業の事例ではありません/)).toBeVisible();
  });

  it('shows no contact link when the operator can be reached in no way', async () => {
    await site.open('/for-company');
    for (const name of [/掲載の相談/, /案件の掲載を相談する/, /お急ぎの案件/])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('says how long each step takes, and shows the fees of the demo as a sample', async () => {
    await site.open('/for-company');
    expect(screen.getByText('目安：2〜3営業日')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '料金のしくみ' })).toBeVisible();
    expect(screen.getByText('デモ表示')).toBeVisible();
  });
});

describe('contact links', () => {
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
