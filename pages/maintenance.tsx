import { MaintenanceScreen } from '@/components/shell/MaintenanceScreen';

// Rendered per request because the CSP is set with the response. It does not call the API, which may be under maintenance.
export const getServerSideProps = async () => ({ props: {} });

export default function MaintenancePage() {
  return <MaintenanceScreen />;
}
