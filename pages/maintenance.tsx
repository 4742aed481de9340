import { MaintenanceScreen } from '@/components/status/MaintenanceScreen';

// Rendered per request because of the CSP nonce. It does not call the API, which may be under maintenance.
export const getServerSideProps = async () => ({ props: {} });

export default function MaintenancePage() {
  return <MaintenanceScreen />;
}
