import type { GetServerSideProps } from 'next';
import type { MarketFigures } from '@/lib/vacancies/market-figures';
import type { CompanyContent } from '@/schemas/page-content';
import { readCompanyContent } from './content';
import { loadPage, type PageProps } from './load-page';
import { readMarketFigures } from './market';

/** What the page for companies shows: the site's own texts, and the open vacancies by field. */
export interface CompanyPageContent {
  content: CompanyContent;
  fields: MarketFigures['fields'];
}

/** `getServerSideProps` of the page for companies. */
export const loadCompanyPage: GetServerSideProps<
  PageProps & CompanyPageContent & Record<string, unknown>
> = async (context) => {
  const [{ props }, figures] = await Promise.all([
    loadPage(context, { isShared: true }),
    readMarketFigures(),
  ]);
  return { props: { ...props, content: readCompanyContent(), fields: figures?.fields ?? [] } };
};
