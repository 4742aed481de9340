import dynamic from 'next/dynamic';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ScreenOnly } from '@/components/print/ScreenOnly';
import { LongNote } from '@/components/ui/data/LongNote';
import { ProgressMeter } from '@/components/ui/feedback/ProgressMeter';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { Panel } from '@/components/ui/layout/Panel';
import { LazyBoundary } from '@/components/ui/lazy/LazyBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { type CpeTargets, type CpeYear, fiscalYearOf, missingUnits, unitsText } from '@/lib/members/cpe';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const CpeTargetsForm = dynamic(
  lazyComponent(() => import('./CpeTargetsForm').then((module) => module.CpeTargetsForm)),
  { loading: LazyFallback },
);

interface CpeSummaryProps {
  years: readonly CpeYear[];
  /** YYYY-MM-DD in Tokyo. */
  today: string;
  targets: CpeTargets;
  onTargetsChange: (targets: CpeTargets) => boolean;
}

/** The sums of the current fiscal year and of three years beside the member's targets, and where the rules are. */
export function CpeSummary({ years, today, targets, onTargetsChange }: CpeSummaryProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The form replaces the button that opened it.
  useLayoutEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const current = years.find(({ fiscalYear }) => fiscalYear === fiscalYearOf(today));
  const { units = 0, threeYearUnits = 0, fiscalYear = fiscalYearOf(today) } = current ?? {};
  return (
    <Panel
      title="単位の合計"
      padded
      action={
        !isEditing && (
          <ScreenOnly>
            <Button ref={editButton} size="small" onClick={() => setEditing(true)}>
              目標を変える
            </Button>
          </ScreenOnly>
        )
      }
    >
      <Columns>
        <Sum label={`${fiscalYear}年度`} units={units} target={targets.yearly} />
        <Sum
          label={`直近3年度（${fiscalYear - 2}〜${fiscalYear}年度）`}
          units={threeYearUnits}
          target={targets.threeYears}
        />
      </Columns>
      {isEditing && (
        <LazyBoundary loading={<Skeleton lines={4} />}>
          <CpeTargetsForm targets={targets} onSave={onTargetsChange} onClose={() => setEditing(false)} />
        </LazyBoundary>
      )}
      <Rules>
        <LongNote>
          目標の初期値（3年度で120単位、1年度あたり40単位）は、日本公認会計士協会の継続的専門能力開発（CPD）制度（旧CPE制度）で案内されている「3事業年度で120単位」をもとにしています（2026年11月22日時点の公開情報）。年度ごとの最低単位や必須の科目は、ここでは数えていません。必ず協会の最新の規則をご確認ください。
        </LongNote>
      </Rules>
    </Panel>
  );
}

function Sum({ label, units, target }: { label: string; units: number; target: number }) {
  const missing = missingUnits(units, target);
  return (
    <div>
      <p>{label}</p>
      <Units>
        {unitsText(units)}
        <Target>／目標 {unitsText(target)}</Target>
      </Units>
      <ProgressMeter
        label={missing === 0 ? '目標に届きました' : `あと${unitsText(missing)}・達成率`}
        percent={Math.min(100, Math.floor((units / target) * 100))}
      />
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]} ${theme.space[10]};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Units = styled.p`
  ${tabularNumerals}
  font-size: ${theme.text.page};
  font-weight: 700;
  line-height: ${theme.lineHeight.heading};
`;

const Target = styled.span`
  font-size: ${theme.text.small};
  font-weight: 400;
`;

const Rules = styled.div`
  margin-block-start: ${theme.space[5]};
`;
