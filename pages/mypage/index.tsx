import { memberPage } from '@/api/page-data';
import { MypageScreen } from '@/components/members/MypageScreen';

export const getServerSideProps = memberPage();

export default function MypagePage() {
  return <MypageScreen />;
}
