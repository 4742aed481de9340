import type { SiteConfig } from '@/config/site';
import type { LegalArticle } from './legal-text';
import { PRIVACY_COLLECTION } from './privacy-collection';
import { privacyProtection } from './privacy-protection';
import { privacyRights } from './privacy-rights';

export const privacyArticles = (site: SiteConfig): readonly LegalArticle[] => [
  ...PRIVACY_COLLECTION,
  ...privacyProtection(site),
  ...privacyRights(site),
];
