import styled from 'styled-components';
import { MenuLinks } from '@/components/shell/MenuLinks';
import { useAppliedVacancySummaries } from '@/hooks/vacancy-applications';
import { useMenuStore } from '@/stores/menu-store';
import { theme } from '@/styles/theme';

const MAX_APPLICATIONS = 5;

/** The member's latest active applications in the application menu. They are fetched when the menu is first opened. */
export function RecentApplications() {
  const enabled = useMenuStore((state) => state.openMenuId === 'folder');
  const { data } = useAppliedVacancySummaries({ enabled });
  const links = data
    ?.filter(({ status }) => status === 'applied')
    .slice(0, MAX_APPLICATIONS)
    .map(({ vacancy }) => ({ label: vacancy.title, href: `/vacancy/${vacancy.id}/` }));
  if (!links?.length) return null;
  return (
    <Names>
      <MenuLinks title="最近応募した案件" links={links} />
    </Names>
  );
}

/* Names of vacancies have two lines, so they need space between them. The border is that of a group after another. */
const Names = styled.div`
  border-block-start: ${theme.border.regular};

  a {
    padding-block: ${theme.space[2]};
    line-height: ${theme.lineHeight.row};
    word-break: auto-phrase;
  }
`;
