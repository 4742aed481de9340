import { MenuLinks } from '@/components/header/MenuLinks';
import { useAppliedVacancySummaries } from '@/hooks/vacancy-applications';
import { useMenuStore } from '@/stores/menu-store';

const MAX_APPLICATIONS = 5;

/** The member's latest active applications in the application menu. They are fetched when the menu is first opened. */
export function RecentApplications() {
  const enabled = useMenuStore((state) => state.openMenuId === 'folder');
  const { data } = useAppliedVacancySummaries({ enabled });
  const links = data
    ?.filter(({ status }) => status === 'applied')
    .slice(0, MAX_APPLICATIONS)
    .map(({ vacancy }) => ({ label: vacancy.title, href: `/vacancy/${vacancy.id}/` }));
  return links && links.length > 0 ? <MenuLinks title="最近応募した案件" links={links} /> : null;
}
