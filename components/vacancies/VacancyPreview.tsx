import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import {
  DescriptionList,
  type DescriptionListItem,
  keepTogether,
} from '@/components/ui/data/DescriptionList';
import { BulletList } from '@/components/ui/data/List';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Paragraphs } from '@/components/ui/data/Text';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useIsLoggedIn } from '@/hooks/session/login-status';
import { useVacancyPreview } from '@/hooks/vacancies';
import { fullDayText } from '@/lib/dates';
import { labelOf, UNKNOWN_TEXT, UNREADABLE_TEXT } from '@/lib/labels';
import { placeText } from '@/lib/place-text';
import { hourlyRateText } from '@/lib/vacancies/hourly-rate';
import { remoteLabels, rewardText, workingDaysText } from '@/lib/vacancies/vacancy-text';
import type { Vacancy, VacancyRow } from '@/schemas/vacancy-fields';
import { eyebrowLine, panelTitle, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { ApplicationStatus } from './ApplicationStatus';
import { ApplyAction } from './ApplyAction';
import { SaveButton } from './SaveButton';
import { VacancyFit } from './VacancyFit';
import { VacancyStatusBadge } from './VacancyStatusBadge';

interface VacancyPreviewProps {
  vacancyId: number;
  /** The vacancy's data from the list, so that its name and status show before the details are loaded. */
  listItem: VacancyRow | undefined;
  /** When the list was fetched, in ms. */
  fetchedAt: number;
  /** The selection that opened the preview. The focus moves to the preview, as to a newly opened page. */
  focusRequest: { id: number } | null;
  /** Returns the focus to the row of this vacancy. */
  onReturnToList: (vacancyId: number) => void;
}

/** Reward, working days and place. */
const FIRST_TERMS = 3;

const renderSection = (title: string, content: ReactNode, isHighlighted = false) => (
  <Section $highlighted={isHighlighted}>
    <SectionTitle>{title}</SectionTitle>
    {content}
  </Section>
);

/**
 * The vacancy beside the list. Its text scrolls separately, so that the list keeps its scroll position and the button for the
 * application stays visible.
 */
export function VacancyPreview({
  vacancyId,
  listItem,
  fetchedAt,
  focusRequest,
  onReturnToList,
}: VacancyPreviewProps) {
  const query = useVacancyPreview(vacancyId);
  const isLoggedIn = useIsLoggedIn();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const vacancy = query.data;
  const summary = vacancy ?? listItem;
  const terms = vacancy ? keepTogether(getVacancyTerms(vacancy)) : [];

  // Scrolls to the top for another vacancy. The panel itself stays mounted and can keep the focus on its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the vacancy changes
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [vacancyId]);

  useLayoutEffect(() => {
    if (focusRequest?.id === vacancyId) heading.current?.focus({ preventScroll: true });
  }, [focusRequest, vacancyId]);

  const handleKeyDown = (event: KeyboardEvent) => {
    // Escape inside a dialog closes only that dialog.
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) onReturnToList(vacancyId);
  };

  return (
    <Root aria-label="選択中の案件" onKeyDown={handleKeyDown}>
      <Content ref={panel}>
        {summary && (
          <div>
            <Eyebrow>
              <VacancyStatusBadge vacancy={summary} fetchedAt={vacancy ? query.dataUpdatedAt : fetchedAt} />
              {summary.company_profile}
              <Save>
                <SaveButton key={vacancyId} vacancy={summary} />
              </Save>
            </Eyebrow>
            <Title ref={heading} tabIndex={-1}>
              <NoBreak text={summary.title} />
            </Title>
            <ReturnButton type="button" onClick={() => onReturnToList(vacancyId)}>
              一覧に戻る（Esc）
            </ReturnButton>
          </div>
        )}
        <QueryNotice query={query} subject="案件" />
        {query.isPending && <Skeleton lines={10} />}
        {vacancy && (
          <>
            {/* What an applicant must have follows the first terms, so that it is seen without scrolling. */}
            <DescriptionList dense items={terms.slice(0, FIRST_TERMS)} />
            {vacancy.requirements.length > 0 &&
              renderSection('必須の資格・経験', <BulletList items={vacancy.requirements} />, true)}
            {isLoggedIn && <VacancyFit vacancy={vacancy} renderSection={renderSection} />}
            {vacancy.description && renderSection('業務の内容', <Paragraphs text={vacancy.description} />)}
            {vacancy.preferred.length > 0 &&
              renderSection('歓迎する経験', <BulletList items={vacancy.preferred} />)}
            <DescriptionList dense items={terms.slice(FIRST_TERMS)} />
            <TextLink newTab href={`/vacancy/${vacancyId}/`}>
              この案件のページを開く
            </TextLink>
          </>
        )}
      </Content>
      {vacancy && (
        <ApplyArea>
          <ApplyAction key={vacancyId} vacancy={vacancy} ApplicationStatus={ApplicationStatus} />
        </ApplyArea>
      )}
    </Root>
  );
}

const joinKnown = (separator: string, ...texts: (string | null)[]): string =>
  texts.filter((text) => text && text !== UNKNOWN_TEXT).join(separator);

/**
 * Returns the terms of a preview, the ones that users need most first, without those that the API does not return. The deadline
 * is beside the button and in the list.
 */
export function getVacancyTerms(vacancy: Vacancy): DescriptionListItem[] {
  const workplace = placeText(vacancy.region, vacancy.place);
  const { reward, starts_on } = vacancy;
  const rewardDetail = rewardText(reward);
  const items: DescriptionListItem[] = [
    {
      term: '報酬',
      detail:
        rewardDetail === UNKNOWN_TEXT || rewardDetail === UNREADABLE_TEXT
          ? ''
          : joinKnown(' ', `${rewardDetail}（税別）`, hourlyRateText(vacancy)),
      isEmphasized: true,
    },
    { term: '稼働', detail: joinKnown('・', workingDaysText(vacancy.working_days), vacancy.hours) },
    { term: '勤務地', detail: joinKnown('／', workplace, labelOf(remoteLabels, vacancy.remote)) },
    { term: '期間', detail: joinKnown('', starts_on && `${fullDayText(starts_on)}から`, vacancy.duration) },
    { term: '選考', detail: vacancy.selection },
  ];
  return items.filter(({ detail }) => detail !== '');
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  max-height: inherit;
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};
  font-size: ${theme.text.small};
`;

const Content = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[3]};
  min-height: 0;
  padding: ${theme.space[3]} ${theme.space[5]};
  line-height: ${theme.lineHeight.row};
  padding-block-end: ${theme.space[8]};
  overflow-y: auto;
`;

const Eyebrow = styled.div`
  ${eyebrowLine}
`;

const Save = styled.span`
  margin-inline-start: auto;
`;

/* Receives the focus so that screen readers start here. It is not a control, so it has no focus ring. */
const Title = styled.h2`
  ${panelTitle}
  margin-block-start: ${theme.space[1]};
  font-size: ${theme.text.block};

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

/* The text above fades, so that it is seen to go on. The padding below the last line keeps that one clear. */
const ApplyArea = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-block-start: ${theme.border.regular};

  &::before {
    content: '';
    position: absolute;
    inset: -${theme.space[6]} 0 100%;
    background: linear-gradient(transparent, ${theme.color.surface});
    pointer-events: none;
  }
`;

const Section = styled.section<{ $highlighted: boolean }>`
  padding: ${({ $highlighted }) => $highlighted && theme.space[3]};
  background: ${({ $highlighted }) => $highlighted && theme.color.primaryFaint};
`;

const SectionTitle = styled.h3`
  ${panelTitle}
  margin-block-end: ${theme.space[1]};
  font-size: ${theme.text.body};
`;
