import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { DefinitionRows } from '@/components/ui/DefinitionRows';
import { QueryNotice } from '@/components/ui/QueryNotice';
import { Skeleton } from '@/components/ui/Skeleton';
import { TextLink } from '@/components/ui/TextLink';
import { Unbroken } from '@/components/ui/Unbroken';
import { useVacancyBeside } from '@/hooks/vacancies';
import type { VacancyRow } from '@/schemas/vacancies';
import { blockTitle, kickerLine, phraseBreaks, visuallyHidden } from '@/styles/mixins';
import { ApplySteps } from './ApplySteps';
import { VacancyStandingBadge } from './VacancyStandingBadge';
import { VacancyTexts } from './VacancyTexts';
import { vacancyTerms } from './vacancy-terms';

interface VacancyBesideProps {
  id: number;
  /** What the list knows of it already: name and standing need not wait. */
  row: VacancyRow | undefined;
  now: number;
  /** The press that chose it: the focus follows it, as to a page that was opened. */
  pressed: { id: number } | null;
  /** Gives the focus back to the row. */
  onReturn: () => void;
}

/** The vacancy beside the list, scrolling by itself, so that the list keeps its place. */
export function VacancyBeside({ id, row, now, pressed, onReturn }: VacancyBesideProps) {
  const query = useVacancyBeside(id);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const vacancy = query.data;
  const known = vacancy ?? row;

  // Another vacancy is read from its beginning. The panel itself stays, and with it a focus that is on its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the vacancy is what it is about
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [id]);

  useEffect(() => {
    if (pressed?.id === id) heading.current?.focus({ preventScroll: true });
  }, [pressed, id]);

  const handleKeyDown = (event: KeyboardEvent) => {
    // One of a dialog inside is that dialog's.
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) onReturn();
  };

  return (
    <Panel ref={panel} aria-label="選択中の案件" onKeyDown={handleKeyDown}>
      {known && (
        <Head>
          <Kicker>
            <VacancyStandingBadge vacancy={known} now={now} />
            {known.company_profile}
          </Kicker>
          <Title ref={heading} tabIndex={-1}>
            <Unbroken text={known.title} />
          </Title>
          <ReturnButton type="button" onClick={onReturn}>
            一覧に戻る（Esc）
          </ReturnButton>
          {vacancy && (
            <Steps>
              <ApplySteps key={id} vacancy={vacancy} />
            </Steps>
          )}
        </Head>
      )}
      <QueryNotice query={query} subject="案件" />
      {query.isPending && <Skeleton lines={10} />}
      {vacancy && (
        <>
          <DefinitionRows sideBySide rows={vacancyTerms(vacancy)} />
          <VacancyTexts
            vacancy={vacancy}
            section={(title, content) => (
              <section>
                <SectionTitle>{title}</SectionTitle>
                {content}
              </section>
            )}
          />
          <TextLink newTab href={`/vacancy/${id}/`}>
            この案件のページを開く
          </TextLink>
        </>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  max-height: inherit;
  padding: ${({ theme }) => theme.space[6]};
  scroll-padding-block-start: ${({ theme }) => theme.size.textarea};
  overflow-y: auto;
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.line.rule};
  border-block-start: ${({ theme }) => theme.line.heavy};
  font-size: ${({ theme }) => theme.text.small};
  ${phraseBreaks}
`;

/* Name and next step stay while the text scrolls; the padding of the panel goes with them. */
const Head = styled.div`
  position: sticky;
  inset-block-start: -${({ theme }) => theme.space[6]};
  margin: -${({ theme }) => theme.space[6]};
  margin-block-end: 0;
  padding: ${({ theme }) => `${theme.space[6]} ${theme.space[6]} ${theme.space[4]}`};
  background: ${({ theme }) => theme.color.surface};
  border-block-end: ${({ theme }) => theme.line.rule};
`;

const Kicker = styled.p`
  ${kickerLine}
`;

const Title = styled.h2`
  ${blockTitle}
  margin-block-start: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.text.block};

  /* Takes the focus so that it is read first; it is no control, so it wears no ring. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/* For the keyboard, which would walk through the whole list to come back. */
const ReturnButton = styled.button`
  &:not(:focus) {
    ${visuallyHidden}
  }
`;

const Steps = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  margin-block-start: ${({ theme }) => theme.space[4]};
`;

const SectionTitle = styled.h3`
  ${blockTitle}
  margin-block-end: ${({ theme }) => theme.space[1]};
  font-size: ${({ theme }) => theme.text.body};
`;
