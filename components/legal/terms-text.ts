import type { SiteConfig } from '@/config/site';
import { type LegalText, TERMS_REVISIONS } from './legal-text';
import { termsArticles } from './terms-articles';

/** The terms of use in full, for the page and for the dialog that asks for agreement (spec §2: one source). */
export const termsText = ({ name, operatorName }: SiteConfig): LegalText => ({
  preamble: `この利用規約（以下「本規約」といいます。）は、${operatorName}（以下「当社」といいます。）が提供する「${name}」の利用に関する条件を定めるものです。会員登録を希望される方は、本規約の全文をお読みいただき、これに同意のうえ、登録を申請してください。`,
  articles: termsArticles(name),
  revisions: TERMS_REVISIONS,
});
