import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { companyContact } from '@/components/company/company-contact';
import { siteConfig } from '@/config/site';
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

  it('footer links to the operator page when no contact is set', async () => {
    await site.open('/for-company');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'お問い合わせ先を見る' })).toHaveAttribute('href', '/operator');
  });
});

describe('link for urgent project requests', () => {
  const page = 'https://forms.example.jp/project';

  it('page and footer link to the configured contact page in a new tab', async () => {
    const config = siteConfig();
    config.companyContactUrl = page;
    onTestFinished(() => {
      config.companyContactUrl = null;
    });
    await site.open('/for-company');
    for (const place of [screen.getByRole('main'), screen.getByRole('contentinfo')]) {
      const link = within(place).getByRole('link', { name: 'お急ぎの案件のご相談（外部サイト）' });
      expect(link).toHaveAttribute('href', page);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('is the external page when one is set', () => {
    expect(companyContact({ companyContactUrl: page, contactEmail: 'a@example.jp' })).toBe(page);
  });

  it('is a mailto URL when only an email address is set, and null when neither is set', () => {
    const mail = companyContact({ companyContactUrl: null, contactEmail: 'a@example.jp' });
    expect(mail).toMatch(/^mailto:a@example\.jp\?subject=/);
    expect(companyContact({ companyContactUrl: null, contactEmail: null })).toBeNull();
  });
});
