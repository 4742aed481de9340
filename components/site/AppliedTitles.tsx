import { useVacancyAppliedSummaries } from '@/hooks/vacancy-applications';
import { useMenuStore } from '@/stores/menu-store';
import { MenuLinks } from './MenuLinks';

const SHOWN = 5;

/** The latest applications that stand, in the application menu; asked for when it is first opened. */
export function AppliedTitles() {
  const enabled = useMenuStore((state) => state.opened === 'folder');
  const { data } = useVacancyAppliedSummaries({ enabled });
  const links = data?.results
    .filter(({ status }) => status === 'applied')
    .slice(0, SHOWN)
    .map(({ vacancy }) => ({ label: vacancy.title, href: `/vacancy/${vacancy.id}/` }));
  return links && links.length > 0 ? <MenuLinks title="最近応募した案件" links={links} /> : null;
}
