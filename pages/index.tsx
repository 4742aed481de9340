import { loadHomePage } from '@/api/pages/home-page';
import { TopScreen } from '@/components/top/TopScreen';
import type { HomeContent } from '@/schemas/page-content';

export const getServerSideProps = loadHomePage;

export default function TopPage({ content }: { content: HomeContent }) {
  return <TopScreen content={content} />;
}
