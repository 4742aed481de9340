import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { SideNavLayout } from '@/components/ui/layout/SideNavLayout';
import { SideNav } from '@/components/ui/navigation/SideNav';
import { useScrollSpy } from '@/hooks/navigation/scroll-spy';
import { theme } from '@/styles/theme';
import { dataGroup } from './data-group';
import { feedbackGroup } from './feedback-group';
import { formGroup } from './form-group';
import { GalleryGroup } from './GalleryGroup';
import { layoutGroup } from './layout-group';
import { navigationGroup } from './navigation-group';

/** The folders of `components/ui/` in the order of the page. */
const GROUPS = [formGroup, navigationGroup, feedbackGroup, layoutGroup, dataGroup];

/** Every component of `components/ui/` in every state, for the people who build screens with them. */
export function ComponentGalleryScreen() {
  const activeId = useScrollSpy(GROUPS);
  return (
    <ContentPage $flush>
      <PageHead
        title="UI部品の一覧"
        description="画面を組み立てる部品と、その状態の一覧です。"
        path="/dev/ui/"
        noindex
      />
      <PageHeading lead="画面を組み立てる部品を、すべての状態で表示しています。新しい部品を作る前に、ここにある部品で足りないか確かめてください。デモのときだけ表示されるページです。">
        UI部品の一覧
      </PageHeading>
      <SideNavLayout
        nav={
          <SideNav
            label="部品のグループ"
            activeId={activeId}
            shallow
            items={GROUPS.map(({ id, label, icon }) => ({ id, label, icon, href: `#${id}` }))}
          />
        }
      >
        <Groups>
          {GROUPS.map((group) => (
            <GalleryGroup key={group.id} {...group} />
          ))}
        </Groups>
      </SideNavLayout>
    </ContentPage>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[18]};
`;
