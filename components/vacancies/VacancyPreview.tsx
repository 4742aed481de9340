import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useVacancyPreview } from '@/hooks/vacancies';
import type { VacancyRow } from '@/schemas/replies/vacancies';
import { eyebrowLine, panelTitle, phraseBreaks, visuallyHidden } from '@/styles/mixins';
import { ApplyAction } from './ApplyAction';
import { VacancyStatusBadge } from './VacancyStatusBadge';
import { VacancyTextSections } from './VacancyTextSections';
import { getVacancyTerms } from './vacancy-terms';

interface VacancyPreviewProps {
  vacancyId: number;
  /** The vacancy's data from the list, so that its name and status show before the details are loaded. */
  listItem: VacancyRow | undefined;
  fetchedAt: number;
  /** The selection that opened the preview. The focus moves to the preview, as to a newly opened page. */
  focusRequest: { id: number } | null;
  /** Returns the focus to the row. */
  onReturnToList: () => void;
}

/** The vacancy beside the list. It scrolls separately, so that the list keeps its scroll position. */
export function VacancyPreview({
  vacancyId,
  listItem,
  fetchedAt,
  focusRequest,
  onReturnToList,
}: VacancyPreviewProps) {
  const query = useVacancyPreview(vacancyId);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const vacancy = query.data;
  const summary = vacancy ?? listItem;

  // Scrolls to the top for another vacancy. The panel itself stays mounted and can keep the focus on its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the vacancy changes
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [vacancyId]);

  useEffect(() => {
    if (focusRequest?.id === vacancyId) heading.current?.focus({ preventScroll: true });
  }, [focusRequest, vacancyId]);

  const handleKeyDown = (event: KeyboardEvent) => {
    // Escape inside a dialog closes only that dialog.
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) onReturnToList();
  };

  return (
    <Root ref={panel} aria-label="選択中の案件" onKeyDown={handleKeyDown}>
      {summary && (
        <Head data-sticky>
          <Eyebrow>
            <VacancyStatusBadge vacancy={summary} fetchedAt={fetchedAt} />
            {summary.company_profile}
          </Eyebrow>
          <Title ref={heading} tabIndex={-1}>
            <NoBreak text={summary.title} />
          </Title>
          <ReturnButton type="button" onClick={onReturnToList}>
            一覧に戻る（Esc）
          </ReturnButton>
          {vacancy && (
            <ApplyArea>
              <ApplyAction key={vacancyId} vacancy={vacancy} />
            </ApplyArea>
          )}
        </Head>
      )}
      <QueryNotice query={query} subject="案件" />
      {query.isPending && <Skeleton lines={10} />}
      {vacancy && (
        <>
          <DescriptionList sideBySide items={getVacancyTerms(vacancy)} />
          <VacancyTextSections
            vacancy={vacancy}
            renderSection={(title, content) => (
              <section>
                <SectionTitle>{title}</SectionTitle>
                {content}
              </section>
            )}
          />
          <TextLink newTab href={`/vacancy/${vacancyId}/`}>
            この案件のページを開く
          </TextLink>
        </>
      )}
    </Root>
  );
}

/* WebKit adds the padding after the negative margin of the head to the width, so the panel would scroll sideways. */
const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  max-height: inherit;
  padding: ${({ theme }) => theme.space[6]};
  scroll-padding-block-start: ${({ theme }) => theme.size.textarea};
  overflow: hidden auto;
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.border.regular};
  border-block-start: ${({ theme }) => theme.border.thick};
  font-size: ${({ theme }) => theme.text.small};
  ${phraseBreaks}
`;

/* The name and the next step stay visible while the text scrolls. The offset includes the padding of the panel. */
const Head = styled.div`
  position: sticky;
  inset-block-start: -${({ theme }) => theme.space[6]};
  margin: -${({ theme }) => theme.space[6]};
  margin-block-end: 0;
  padding: ${({ theme }) => `${theme.space[6]} ${theme.space[6]} ${theme.space[4]}`};
  background: ${({ theme }) => theme.color.surface};
  border-block-end: ${({ theme }) => theme.border.regular};
`;

const Eyebrow = styled.p`
  ${eyebrowLine}
`;

/* Receives the focus so that screen readers start here. It is not a control, so it has no focus ring. */
const Title = styled.h2`
  ${panelTitle}
  margin-block-start: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.text.block};

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/* For keyboard users, who would otherwise have to tab through the whole list to return. */
const ReturnButton = styled.button`
  &:not(:focus) {
    ${visuallyHidden}
  }
`;

const ApplyArea = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin-block-start: ${({ theme }) => theme.space[4]};
`;

const SectionTitle = styled.h3`
  ${panelTitle}
  margin-block-end: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.text.body};
`;
