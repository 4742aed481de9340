import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readSampleOperator } from '@/api/pages/content-files';
import { InformationModulesScreen } from '@/components/legal/InformationModulesScreen';
import { LegalDocument } from '@/components/legal/LegalDocument';
import { LegalPage } from '@/components/legal/LegalPage';
import { OperatorScreen } from '@/components/legal/OperatorScreen';
import * as cookies from '@/config/cookies';
import { createSiteConfig, type OperatorDetails, setSiteConfig } from '@/config/site';
import { GOOGLE_NONCE_COOKIE } from '@/lib/cookies';

const markupOf = (piece: ReactElement) => renderToStaticMarkup(piece);

const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, '');
const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

const ORIGIN = { SITE_ORIGIN: 'http://localhost:3000' };

/** The texts are read once per module, so each case loads that module again. */
async function load(
  variables: Partial<Parameters<typeof createSiteConfig>[0]> = {},
  sample?: OperatorDetails,
) {
  setSiteConfig(createSiteConfig({ ...ORIGIN, ...variables }, sample));
  vi.resetModules();
  const content = await import('@/api/pages/content');
  // Serializes the text as the server does for the page.
  const roundTrip = <T,>(text: T): T => JSON.parse(JSON.stringify(text));
  const [termsText, privacyText] = [roundTrip(content.readTerms()), roundTrip(content.readPrivacyPolicy())];
  return {
    TermsText: ({ inDialog }: { inDialog?: boolean }) => (
      <LegalDocument text={termsText} inDialog={inDialog} />
    ),
    PrivacyText: () => <LegalDocument text={privacyText} />,
    TermsPage: () => <LegalPage path="/terms" text={termsText} />,
    PrivacyPage: () => <LegalPage path="/privacy" text={privacyText} />,
    OperatorScreen: () => <OperatorScreen path="/operator" content={roundTrip(content.readOperatorPage())} />,
    CommercialTransactions: () => (
      <OperatorScreen
        path="/commercial-transactions"
        content={roundTrip(content.readCommercialTransactionsPage())}
      />
    ),
    InformationModulesScreen: () => (
      <InformationModulesScreen content={roundTrip(content.readInformationModulesPage())} />
    ),
  };
}

describe('the terms of use (spec §1, §6)', () => {
  let plain: string;
  beforeAll(async () => {
    const { TermsText } = await load();
    // A number with its unit is an element of its own.
    plain = markupOf(<TermsText />)
      .replace(/<span class="(?:no-break|keep-whole)">(.*?)<\/span>/g, '$1')
      .replace(/ class="[^"]*"/g, '');
  });

  it.each([
    ['established on 2019-08-19', '<dt>制定</dt><dd><time dateTime="2019-08-19">2019年8月19日</time></dd>'],
    ['registration is applied for', '会員登録を申請するものとします。'],
    ['the operator approves and notifies', '会員登録を承認する場合は、その旨を登録希望者に通知します。'],
    ['the contract is then formed', '前項の通知が登録希望者に到達した時に'],
    ['information is true, accurate and current', '真実、正確かつ最新の登録情報を提供しなければなりません。'],
    ['refusal: false information', '当社に提供した情報の全部又は一部に虚偽'],
    ['refusal: antisocial forces', '反社会的勢力等'],
    ['refusal: past breach', '過去に当社との契約（本規約を含みます。）に違反したことがある場合'],
    ['refusal: prior removal', '会員としての登録の抹消の措置を受けたことがある場合'],
    [
      'suspension or deletion without notice',
      '事前に通知又は催告をすることなく、当該会員による本サービスの利用を停止し、又は会員としての登録を抹消することができます。',
    ],
    [
      '30 or more days without reply',
      '当社からの問合せその他の回答を求める連絡に対して30日以上応答がない場合',
    ],
    ['one year without login', '最後にログインした日から1年以上、本サービスへのログインがない場合'],
    ['change of the service', '本サービスの内容の全部又は一部を変更し'],
    ['suspension of the service', '本サービスの全部又は一部の提供を停止し、又は中断することができます。'],
    ['withdrawal at any time', '会員は、いつでも、当社所定の方法により退会することができます。'],
    ['Japanese law', '準拠法は、日本法とします。'],
    ['a Tokyo district court', '東京地方裁判所を第一審の専属的合意管轄裁判所とします。'],
  ])('state %s', (_, sentence) => {
    expect(plain).toContain(sentence);
  });

  it('refer to other articles by their correct number and title', async () => {
    const { TermsText } = await load();
    const markup = markupOf(<TermsText />);
    const titles = [...markup.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => wordsOf(heading ?? ''));
    const references = [...wordsOf(markup).matchAll(/(第\d+条)（([^）]+)）/g)];
    expect(titles).toHaveLength(26);
    expect(references.length).toBeGreaterThan(10);
    for (const [, number, title] of references) expect(titles).toContain(`${number} ${title}`);
  });

  it('have the same text in a dialog and on the page, but no anchors in the dialog', async () => {
    const { TermsText } = await load();
    const [page, dialog] = [markupOf(<TermsText />), markupOf(<TermsText inDialog />)];
    expect(wordsOf(dialog)).toBe(wordsOf(page));
    expect(idsOf(dialog)).toEqual([]);
    expect(dialog).not.toContain('<h2');
  });
});

describe('the privacy policy', () => {
  it('names every cookie that the site sets, and contains the section that the footer links to', async () => {
    const { PrivacyText } = await load();
    const markup = markupOf(<PrivacyText />);
    for (const cookie of Object.values({ ...cookies, email: 'email.token', google: GOOGLE_NONCE_COOKIE }))
      expect(wordsOf(markup)).toContain(cookie);
    expect(idsOf(markup)).toContain('information-modules');
  });

  it('names Google and the data it receives only when Google sign-in is configured', async () => {
    const without = await load();
    expect(wordsOf(markupOf(<without.PrivacyText />))).toContain('情報収集モジュール（アクセス解析、');
    for (const page of [<without.PrivacyText key="p" />, <without.InformationModulesScreen key="i" />])
      expect(wordsOf(markupOf(page))).not.toContain('Google LLC');
    const { InformationModulesScreen, PrivacyText } = await load({
      GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com',
    });
    for (const page of [<PrivacyText key="p" />, <InformationModulesScreen key="i" />]) {
      const words = wordsOf(markupOf(page));
      expect(words).toContain('Google LLC');
      expect(words).toContain('IPアドレス、');
      expect(words).not.toContain('第三者が提供するプログラム');
    }
  });

  it('names the tag manager, its data and the required consent only when it is configured', async () => {
    const without = await load();
    for (const page of [<without.PrivacyText key="p" />, <without.InformationModulesScreen key="i" />])
      expect(wordsOf(markupOf(page))).not.toContain('タグマネージャー');
    const { InformationModulesScreen, PrivacyText } = await load({ TAG_MANAGER_ID: 'GTM-TEST123' });
    for (const page of [<PrivacyText key="p" />, <InformationModulesScreen key="i" />]) {
      const words = wordsOf(markupOf(page));
      expect(words).toContain('Googleタグマネージャー、Googleアナリティクス');
      expect(words).toContain('IPアドレス、ブラウザー及び端末の種類、閲覧中のページのパス');
      expect(words).toContain('利用者がアクセス解析を許可した後に');
      expect(words).not.toContain('第三者が提供するプログラム');
    }
    expect(wordsOf(markupOf(<PrivacyText />))).toContain('アクセス解析の許可');
  });

  it('states that an application passes data to the company', async () => {
    const { PrivacyText } = await load();
    expect(wordsOf(markupOf(<PrivacyText />))).toContain('応募先の依頼企業への提供');
  });
});

describe('the legal pages', () => {
  it('have a table of contents whose links lead to all articles', async () => {
    const { TermsPage, PrivacyPage } = await load();
    for (const page of [<TermsPage key="terms" />, <PrivacyPage key="privacy" />]) {
      const markup = markupOf(page);
      const targets = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(targets.length).toBeGreaterThan(10);
      expect(targets).toEqual(idsOf(markup));
    }
  });

  it('leave out what is not set about the operator, and invent nothing', async () => {
    const { OperatorScreen, PrivacyText, TermsText } = await load();
    const words = wordsOf(markupOf(<OperatorScreen />));
    expect(words).toContain('運営サービス');
    for (const term of ['名称', '代表者', '所在地', '許可・登録', '電話番号', 'メールアドレス'])
      expect(markupOf(<OperatorScreen />)).not.toMatch(new RegExp(`<dt[^>]*>${term}</dt>`));
    expect(words).not.toMatch(/見本|デモ|設定されていま/);
    expect(wordsOf(markupOf(<TermsText />))).toContain('カイケイリンクの運営者（以下「当社」といいます。）');
    const privacy = wordsOf(markupOf(<PrivacyText />));
    expect(privacy).toContain('窓口は、お求めに応じて遅滞なくお知らせします。');
    expect(privacy).not.toContain('次の窓口で承ります');
  });

  it('show the configured operator and report nothing missing', async () => {
    const { OperatorScreen, PrivacyText, TermsText } = await load({
      OPERATOR_NAME: '株式会社例示',
      OPERATOR_ADDRESS: '東京都千代田区例示1-2-3',
      OPERATOR_REPRESENTATIVE: '代表取締役 例示 一子',
      PLACEMENT_LICENCE: '13-ユ-312345',
      OPERATOR_LICENCES: '特定募集情報等提供事業 51-募-012345',
      PRIVACY_OFFICER: '総務部長 例示 二郎',
      OPERATOR_PHONE: '03-9999-0000',
      CONTACT_EMAIL: 'help@example.jp',
      CONTACT_URL: 'https://example.jp/ask',
    });
    const operator = markupOf(<OperatorScreen />);
    for (const shown of [
      '東京都千代田区例示1-2-3',
      '例示 一子',
      '13-ユ-312345',
      '51-募-012345',
      '例示 二郎',
      '03-9999-0000',
    ])
      expect(wordsOf(operator)).toContain(shown);
    expect(operator).toContain('href="mailto:help@example.jp"');
    expect(operator).toContain('href="https://example.jp/ask"');
    expect(wordsOf(operator)).not.toMatch(/見本|デモ/);
    expect(wordsOf(markupOf(<TermsText />))).toContain('株式会社例示（以下「当社」といいます。）');
    expect(wordsOf(markupOf(<PrivacyText />))).toContain('help@example.jp');
  });

  it('show the whole sample company of the demo, marked as a sample', async () => {
    const { OperatorScreen, TermsText } = await load({}, readSampleOperator());
    const words = wordsOf(markupOf(<OperatorScreen />));
    for (const shown of ['デモ表示です。', '（見本）', '（架空の住所）', '13-ユ-000000（見本）', '見本 春子'])
      expect(words).toContain(shown);
    expect(wordsOf(markupOf(<TermsText />))).toContain('株式会社カイケイリンク（見本）（以下「当社」');
  });

  it('name the seller of a seminar and how it is paid, as far as both are set', async () => {
    const { CommercialTransactions } = await load({
      OPERATOR_NAME: '株式会社例示',
      CONTACT_EMAIL: 'help@example.jp',
      SEMINAR_PAYMENT: '請求書をお送りします。',
    });
    const markup = markupOf(<CommercialTransactions />);
    expect(markup).toContain('href="mailto:help@example.jp"');
    const words = wordsOf(markup);
    for (const shown of ['販売事業者株式会社例示', 'お支払いの方法と時期請求書をお送りします。', '販売価格'])
      expect(words).toContain(shown);
    expect(words).not.toMatch(/所在地|見本|デモ/);
    const bare = await load();
    expect(wordsOf(markupOf(<bare.CommercialTransactions />))).not.toMatch(/販売事業者|お支払いの方法/);
    const sample = await load({}, readSampleOperator());
    expect(wordsOf(markupOf(<sample.CommercialTransactions />))).toContain('デモ表示です。');
  });

  it('show nothing of the sample company beside a single setting of a real one', async () => {
    const { OperatorScreen } = await load({ OPERATOR_PHONE: '03-9999-0000' }, readSampleOperator());
    const words = wordsOf(markupOf(<OperatorScreen />));
    expect(words).toContain('03-9999-0000');
    expect(words).not.toMatch(/見本|架空|デモ/);
  });
});
