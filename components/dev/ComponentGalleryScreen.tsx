import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { SideNavLayout } from '@/components/ui/layout/SideNavLayout';
import { SideNav } from '@/components/ui/navigation/SideNav';
import { useScrollSpy } from '@/hooks/navigation/scroll-spy';
import { theme } from '@/styles/theme';
import { COMPONENT_GROUPS } from './component-groups';
import { DataGroup } from './data/DataGroup';
import { FeedbackGroup } from './feedback/FeedbackGroup';
import { FormGroup } from './form/FormGroup';
import { LayoutGroup } from './layout/LayoutGroup';
import { NavigationGroup } from './navigation/NavigationGroup';

/** Every component of `components/ui/` in every state, for the people who build screens with them. */
export function ComponentGalleryScreen() {
  const activeId = useScrollSpy(COMPONENT_GROUPS);
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
            items={COMPONENT_GROUPS.map(({ id, label, icon }) => ({ id, label, icon, href: `#${id}` }))}
          />
        }
      >
        <Groups>
          <FormGroup />
          <NavigationGroup />
          <FeedbackGroup />
          <LayoutGroup />
          <DataGroup />
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
