import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { companyContact } from '@/components/company/CompanyContactLink';
import { type SiteConfig, setSiteConfig, siteConfig } from '@/config/site';
import { setUpSite } from '@/tests/setup/screen';

const site = setUpSite();

describe('/for-company', () => {
  it('shows the company layout to members too', async () => {
    await site.logIn(await site.api.createMember());
    await site.open('/for-company');
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
