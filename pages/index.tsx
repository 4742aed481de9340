import { type HomePageContent, loadHomePage } from '@/api/pages/home-page';
import { TopScreen } from '@/components/top/TopScreen';

export const getServerSideProps = loadHomePage;

export default function TopPage({ content, stats, rewards }: HomePageContent) {
  return <TopScreen content={content} stats={stats} rewards={rewards} />;
}
