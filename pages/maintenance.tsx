import { MaintenanceScreen } from '@/components/status/MaintenanceScreen';

// Rendered per request for the policy's nonce, but asks the API nothing: it may be what is being worked on.
export const getServerSideProps = async () => ({ props: {} });

export default function MaintenancePage() {
  return <MaintenanceScreen />;
}
