import styled from 'styled-components';
import { BreadcrumbJsonLd } from '@/components/site/BreadcrumbJsonLd';
import { PageHead } from '@/components/site/PageHead';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { PageHeading } from '@/components/ui/PageHeading';
import { Phrases } from '@/components/ui/Phrases';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { useSeminar } from '@/hooks/seminars';
import { seminarState } from '@/schemas/seminar-text';
import { media } from '@/styles/mixins';
import { SeminarBody } from './SeminarBody';
import { SeminarJsonLd } from './SeminarJsonLd';
import { SeminarPanel } from './SeminarPanel';
import { SeminarStateBadge } from './SeminarStateBadge';

const TRAIL = [{ label: 'セミナー一覧', href: '/seminar/' }];

interface SeminarDetailScreenProps {
  id: number;
  titlePhrases: string[];
}

export function SeminarDetailScreen({ id, titlePhrases }: SeminarDetailScreenProps) {
  const query = useSeminar(id);
  const seminar = query.data;

  return (
    <Page>
      <QueryNotice query={query} subject="セミナー" />
      {query.isPending && <Skeleton lines={8} />}
      {seminar && (
        <>
          <PageHead title={seminar.title} description={seminar.lead} path={`/seminar/${id}/`} />
          <SeminarJsonLd seminar={seminar} />
          <BreadcrumbJsonLd trail={TRAIL} current={seminar.title} />
          <Breadcrumb trail={TRAIL} current={seminar.title} />
          <PageHeading
            kicker={
              <>
                <SeminarStateBadge
                  state={seminarState(seminar.status, undefined)}
                  seminar={seminar}
                  now={query.dataUpdatedAt}
                />
                {seminar.topic}
              </>
            }
            lead={seminar.lead}
          >
            <Phrases text={seminar.title} phrases={titlePhrases} />
          </PageHeading>
          <Columns>
            <SeminarBody seminar={seminar} />
            <Side>
              <SeminarPanel seminar={seminar} />
            </Side>
          </Columns>
        </>
      )}
    </Page>
  );
}

const Page = styled.article`
  max-width: ${({ theme }) => theme.width.content};
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[6]} ${theme.space[4]} ${theme.space[16]}`};
`;

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.size.panelWide};
    align-items: start;
  }
`;

const Side = styled.div`
  ${media.lg} {
    position: sticky;
    inset-block-start: ${({ theme }) => theme.space[6]};
  }
`;
