import type { SiteConfig } from '@/config/site';
import { type LegalText, PRIVACY_REVISIONS } from './legal-text';
import { privacyArticles } from './privacy-articles';

/** The privacy policy in full. */
export const privacyText = (site: SiteConfig): LegalText => ({
  preamble: `${site.operatorName}（以下「当社」といいます。）は、「${site.name}」（以下「本サービス」といいます。）における個人情報の取扱いについて、個人情報の保護に関する法律（以下「個人情報保護法」といいます。）その他の法令を遵守し、次のとおりプライバシーポリシー（以下「本ポリシー」といいます。）を定めます。本ポリシーで使用する用語は、別に定めるもののほか、個人情報保護法の定めるところによります。`,
  articles: privacyArticles(site),
  revisions: PRIVACY_REVISIONS,
});
