import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { BulletList } from '@/components/ui/data/List';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Text } from '@/components/ui/data/Text';
import { Badge } from '@/components/ui/feedback/Badge';
import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { VacancyFigures } from '@/components/vacancies/VacancyFigures';
import { VacancyStatusBadge } from '@/components/vacancies/VacancyStatusBadge';
import { focusHeading } from '@/hooks/browser/focus';
import type { SavedVacancy } from '@/lib/vacancies/saved-vacancies';
import { getVacancyChanges } from '@/lib/vacancies/vacancy-changes';
import { workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { eyebrowLine, media, panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface VacancyChoiceRowProps {
  id: number;
  saved: SavedVacancy | undefined;
  /** Null when it is no longer published, undefined while it is not known. */
  vacancy: Vacancy | null | undefined;
  isPending: boolean;
  fetchedAt: number;
  isChosen: boolean;
  /** False when as many are chosen as can be compared. */
  canChoose: boolean;
  onChoose: (isChosen: boolean) => void;
  onRemove: (() => void) | undefined;
}

const getGoneText = (saved: SavedVacancy | undefined) =>
  `この案件は公開されていません。${saved ? '保存したときの内容を表示しています。' : ''}`;

/** Returns what a row shows in figures. What a stored vacancy says of its status need not be true any more. */
const toFigures = (shown: SavedVacancy, vacancy: Vacancy | null | undefined) => ({
  ...shown,
  status: vacancy?.status ?? '',
  deadline: vacancy === null ? '' : shown.deadline,
});

/** A vacancy with what changed since it was saved. It stays in the list when it is closed or gone. */
export function VacancyChoiceRow({
  id,
  saved,
  vacancy,
  isPending,
  fetchedAt,
  isChosen,
  canChoose,
  onChoose,
  onRemove,
}: VacancyChoiceRowProps) {
  const shown = vacancy ?? saved;
  const title = shown?.title ?? `案件 ${id}`;
  const changes = vacancy && saved ? getVacancyChanges(saved, vacancy, '記載なし') : [];

  const handleRemove = ({ currentTarget }: MouseEvent) => {
    // The focus goes on in the row beside it, or at the beginning of the page.
    const row = currentTarget.closest('li');
    focusHeading(row?.nextElementSibling ?? row?.previousElementSibling ?? row?.parentElement);
    onRemove?.();
  };

  return (
    <Root>
      <Main>
        <Eyebrow>
          {vacancy && <VacancyStatusBadge vacancy={vacancy} fetchedAt={fetchedAt} />}
          {vacancy === null && <Badge tone="neutral">公開終了</Badge>}
          {shown?.company_profile}
        </Eyebrow>
        <Title>
          {vacancy === null ? (
            <NoBreak text={title} />
          ) : (
            <TextLink href={`/vacancy/${id}/`}>
              <NoBreak text={title} />
            </TextLink>
          )}
        </Title>
        {shown && (
          <Text $tone="secondary" $size="small">
            {workingDaysText(shown.working_days)} ・ {workplaceText(shown)}
          </Text>
        )}
        {vacancy === null && (
          <Text $tone="secondary" $size="small">
            {getGoneText(saved)}
          </Text>
        )}
        {!shown && isPending && (
          <Text $tone="secondary" $size="small">
            読み込み中
          </Text>
        )}
        {changes.length > 0 && (
          <Changes>
            <strong>保存したあとの変更</strong>
            <BulletList items={changes.map(({ label, before, after }) => `${label} ${before}→${after}`)} />
          </Changes>
        )}
      </Main>
      {shown && <VacancyFigures vacancy={toFigures(shown, vacancy)} fetchedAt={fetchedAt} />}
      <Actions>
        {vacancy && (
          <Checkbox
            label="比べる"
            aria-label={`${title}を比べる`}
            checked={isChosen}
            disabled={!isChosen && !canChoose}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
        {onRemove && (
          <Button variant="text" size="small" aria-label={`${title}をリストから外す`} onClick={handleRemove}>
            リストから外す
          </Button>
        )}
      </Actions>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${theme.space[6]};
  }
`;

const Main = styled.div`
  min-width: 0;
`;

/* As high as with the badge and the checkbox, which wait for the present state of the vacancy. */
const Eyebrow = styled.p`
  ${eyebrowLine}
  min-height: ${theme.size.badge};
`;

const Title = styled.h2`
  ${panelTitle}
`;

const Changes = styled.div`
  margin-block: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  background: ${theme.color.warningTint};
  border-inline-start: ${theme.border.barWarning};
  font-size: ${theme.text.small};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: ${theme.size.touch};

  ${media.md} {
    flex-direction: column;
    align-items: end;
    gap: 0;
  }

  ${media.lg} {
    flex-direction: row;
    align-items: center;
    gap: ${theme.space[3]};
  }
`;
