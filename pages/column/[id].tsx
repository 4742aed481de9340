import { type ColumnPageProps, loadArticlePage } from '@/api/column-page';
import { ArticleScreen } from '@/components/columns/ArticleScreen';
import { NotFoundScreen } from '@/components/site/NotFoundScreen';
import { MediaLayout } from '@/layouts/MediaLayout';

export const getServerSideProps = loadArticlePage;

export default function ArticlePage({ id, titlePhrases }: ColumnPageProps) {
  return id === null ? <NotFoundScreen /> : <ArticleScreen id={id} titlePhrases={titlePhrases} />;
}

ArticlePage.Frame = MediaLayout;
