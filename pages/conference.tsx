import { loadConferencePage } from '@/api/conference-page';
import { ConferenceScreen } from '@/components/conference/ConferenceScreen';

export const getServerSideProps = loadConferencePage;

export default function ConferencePage() {
  return <ConferenceScreen />;
}
