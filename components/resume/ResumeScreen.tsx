import styled from 'styled-components';
import { PrintablePage, PrintButton, ScreenOnly } from '@/components/print/PrintablePage';
import { PageHead } from '@/components/shell/PageHead';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useMe } from '@/hooks/members';
import { useResumeContent, useResumeOptions } from '@/hooks/resume';
import type { Member } from '@/schemas/member-fields';
import { media, screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ResumeDocument } from './ResumeDocument';
import { ResumeOptionsForm } from './ResumeOptionsForm';

const TITLE = '職務経歴書';

/** The page /mypage/resume/: the member's record as a document to print or to save as PDF. */
export function ResumeScreen() {
  const query = useMe();
  return (
    <PrintablePage>
      <PageHead title={TITLE} noindex />
      <ScreenOnly>
        <Breadcrumb items={[{ label: 'マイページ', href: '/mypage/' }]} />
        <PageHeading lead="プロフィールの内容から、A4の職務経歴書をつくります。内容の修正はマイページでできます。">
          {TITLE}をつくる
        </PageHeading>
        <QueryNotice query={query} subject="会員情報" />
        {query.isPending && <Skeleton lines={8} />}
      </ScreenOnly>
      {query.data && <Resume member={query.data.member} fetchedAt={query.dataUpdatedAt} />}
    </PrintablePage>
  );
}

interface ResumeProps {
  member: Member;
  fetchedAt: number;
}

function Resume({ member, fetchedAt }: ResumeProps) {
  const { options, change } = useResumeOptions(member.id);
  const content = useResumeContent(member, fetchedAt, options);
  if (content.companies.length === 0)
    return (
      <EmptyState
        title="職務経歴はまだ入力されていません。"
        action={
          <LinkButton
            variant="primary"
            href={`/mypage/?edit=career&next=${encodeURIComponent('/mypage/resume/')}`}
          >
            職務経歴を入力する
          </LinkButton>
        }
      >
        勤務先と期間、担当した業務を入力すると、ここで職務経歴書になります。
      </EmptyState>
    );
  return (
    <Columns>
      <Controls>
        <ResumeGaps member={member} />
        <ResumeOptionsForm options={options} onChange={change} />
        <PrintButton />
      </Controls>
      <ResumeDocument member={member} content={content} options={options} />
    </Columns>
  );
}

/** Names what would make the document better and is still empty, with links to the editors. */
function ResumeGaps({ member }: { member: Member }) {
  const { careers, educations, licenses, skill_category_information: skills } = member;
  const gaps = [
    careers.some(({ description }) => description.trim() === '') && {
      label: '担当した業務の説明',
      section: 'career',
    },
    educations.length === 0 && { label: '学歴', section: 'career' },
    licenses.length === 0 && { label: '資格', section: 'license' },
    !skills?.formData.skills.length && { label: '業務スキル', section: 'skill' },
  ].filter((gap) => typeof gap === 'object');
  if (gaps.length === 0) return null;
  return (
    <InlineNotice>
      入力すると、より伝わる職務経歴書になります。
      <GapList>
        {gaps.map(({ label, section }) => (
          <li key={label}>
            <TextLink href={`/mypage/?edit=${section}`}>{label}を入力する</TextLink>
          </li>
        ))}
      </GapList>
    </InlineNotice>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  ${media.lg} {
    grid-template-columns: ${theme.size.panel} minmax(0, 1fr);
    align-items: start;
  }

  @media print {
    display: block;
  }
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  ${screenOnly}
`;

const GapList = styled.ul`
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
`;
