import dynamic from 'next/dynamic';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { useCpeTargets } from '@/hooks/browser/cpe-record';
import { useCpeRecord } from '@/hooks/cpe';
import type { CpeEntry } from '@/lib/members/cpe';
import type { Member } from '@/schemas/replies/members';
import { theme } from '@/styles/theme';
import { CpeFiles } from './CpeFiles';
import { CpeSummary } from './CpeSummary';
import { CpeYearSection } from './CpeYearSection';
import { getSeminarOrganizer } from './seminar-organizer';

const CpeEntryForm = dynamic(
  lazyComponent(() => import('./CpeEntryForm').then((module) => module.CpeEntryForm)),
  { loading: LazyFallback },
);

/** The member's record: sums and targets, the entries of each fiscal year, and what can be done with them. */
export function CpeRecord({ member }: { member: Member }) {
  const { query, own, entries, years, today } = useCpeRecord(member.id, getSeminarOrganizer());
  const { targets, setTargets } = useCpeTargets(member.id);
  const [edited, setEdited] = useState<CpeEntry | 'new' | null>(null);
  const [removed, setRemoved] = useState<CpeEntry | null>(null);

  const addButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const opener = useRef<Element | null>(null);

  const handleRemove = (entry: CpeEntry) => {
    if (!own.remove(entry.id)) return;
    setRemoved(entry);
    if (edited !== 'new' && edited?.id === entry.id) setEdited(null);
  };
  const handleUndo = () => {
    if (!removed || !own.restore(removed)) return;
    setRemoved(null);
    addButton.current?.focus();
  };
  const handleEdit = (entry: CpeEntry | 'new') => {
    opener.current = document.activeElement;
    setEdited(entry);
  };
  const handleClose = () => {
    returnsFocus.current = true;
    setEdited(null);
  };
  // Closing the form removes the focused element. The button of a row is gone when its entry is in another year now.
  useLayoutEffect(() => {
    if (edited !== null || !returnsFocus.current) return;
    returnsFocus.current = false;
    const target = opener.current?.isConnected ? opener.current : addButton.current;
    (target as HTMLElement | null)?.focus();
  }, [edited]);
  // The removed row had the focus.
  useLayoutEffect(() => {
    if (removed) undoButton.current?.focus();
  }, [removed]);
  const { family_name, given_name } = member.profile;

  return (
    <Root>
      <PrintOnly>
        {family_name} {given_name}
      </PrintOnly>
      <QueryNotice query={query} subject="申し込んだセミナー" />
      {query.isPending && <Skeleton lines={8} />}
      {years && <CpeSummary years={years} today={today} targets={targets} onTargetsChange={setTargets} />}
      <Actions>
        {edited === null && (
          <Button ref={addButton} variant="primary" fullWidth="phone" onClick={() => handleEdit('new')}>
            記録を追加する
          </Button>
        )}
        {edited !== null && (
          <LazyBoundary loading={<Skeleton lines={6} />}>
            <CpeEntryForm
              key={edited === 'new' ? 'new' : edited.id}
              entry={edited === 'new' ? null : edited}
              memberId={member.id}
              own={own}
              onClose={handleClose}
            />
          </LazyBoundary>
        )}
        <LiveRegion>
          {removed && (
            <InlineNotice
              // Another entry with the same title is announced too.
              key={removed.id}
              action={
                <Button ref={undoButton} size="small" onClick={handleUndo}>
                  元に戻す
                </Button>
              }
            >
              「{removed.title}」を削除しました。
            </InlineNotice>
          )}
        </LiveRegion>
      </Actions>
      {years?.map((year) => (
        <CpeYearSection key={year.fiscalYear} year={year} onEdit={handleEdit} onRemove={handleRemove} />
      ))}
      {entries && <CpeFiles entries={entries} own={own} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  @media print {
    gap: ${theme.space[4]};
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[4]};

  & > :not(button) {
    justify-self: stretch;
  }

  @media print {
    display: none;
  }
`;

const PrintOnly = styled.p`
  display: none;

  @media print {
    display: block;
    text-align: end;
  }
`;
