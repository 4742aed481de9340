import type { LegalArticle } from './legal-text';
import { GENERAL_TERMS } from './terms-general';
import { termsOfMembership } from './terms-membership';
import { TERMS_OF_STANDING } from './terms-standing';
import { TERMS_OF_USE } from './terms-use';

/** The articles of the terms in their order: the page, its contents and the modal all draw these. */
export const termsArticles = (serviceName: string): readonly LegalArticle[] => [
  ...termsOfMembership(serviceName),
  ...TERMS_OF_USE,
  ...TERMS_OF_STANDING,
  ...GENERAL_TERMS,
];
