import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { useMe } from '@/hooks/members';
import type { Me } from '@/schemas/members';
import { ownPath } from '@/schemas/own-path';
import { gutter, media } from '@/styles/mixins';
import { BasicInfoSection } from './BasicInfoSection';
import { CareerSection } from './CareerSection';
import { MemberCard } from './MemberCard';
import { SectionNav } from './SectionNav';

// Whoever only reads does not load the form.
const CareerEditor = dynamic(() => import('./CareerEditor').then((module) => module.CareerEditor), {
  loading: () => <Skeleton lines={6} />,
});

export function MypageScreen() {
  const query = useMe();
  return (
    <Page>
      <PageHead title="マイページ" noindex />
      <QueryNotice query={query} subject="会員情報" />
      {query.isPending && <Skeleton lines={8} />}
      {query.data && <Sections me={query.data} />}
    </Page>
  );
}

/** What is being edited stands in the address: Back leaves the editor, and forms can lead straight to it. */
function useEditing() {
  const { edit, next } = useRouter().query;
  return {
    isCareer: edit === 'career',
    next: typeof next === 'string' ? ownPath(next) : undefined,
  };
}

function Sections({ me }: { me: Me }) {
  const editing = useEditing();
  const { member } = me;
  return (
    <Columns>
      <SectionNav filled={{ profile: true, career: member.careers.length > 0 }} />
      <Main>
        <MemberCard member={member} />
        <BasicInfoSection me={me} />
        {editing.isCareer ? (
          <CareerEditor memberId={member.id} careers={member.careers} next={editing.next} />
        ) : (
          <CareerSection careers={member.careers} />
        )}
      </Main>
    </Columns>
  );
}

const Page = styled.div`
  ${gutter}
  width: 100%;
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding-block: ${({ theme }) => `${theme.space[4]} ${theme.space[12]}`};

  ${media.lg} {
    padding-block: ${({ theme }) => `${theme.space[8]} ${theme.space[18]}`};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[5]};

  ${media.lg} {
    grid-template-columns: ${({ theme }) => theme.size.sideNav} minmax(0, 1fr);
    align-items: start;
    gap: ${({ theme }) => theme.space[10]};

    & > nav {
      position: sticky;
      inset-block-start: ${({ theme }) => theme.space[8]};
    }
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
`;
