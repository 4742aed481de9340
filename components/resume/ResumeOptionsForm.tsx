import styled from 'styled-components';
import { SmallNote } from '@/components/ui/data/Text';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { CheckboxGroup } from '@/components/ui/form/CheckboxGroup';
import { RadioGroup } from '@/components/ui/form/RadioGroup';
import { Panel } from '@/components/ui/layout/Panel';
import { useIsHydrated } from '@/hooks/browser/rendering';
import type { ResumeOptions, ResumeSection } from '@/hooks/resume';
import { theme } from '@/styles/theme';

interface ResumeOptionsFormProps {
  options: ResumeOptions;
  onChange: (changes: Partial<ResumeOptions>) => void;
}

const SECTION_CHOICES: { value: ResumeSection; label: string }[] = [
  { value: 'summary', label: '職務要約' },
  { value: 'careers', label: '職務経歴' },
  { value: 'licenses', label: '保有資格' },
  { value: 'skills', label: 'スキル' },
  { value: 'educations', label: '学歴' },
  { value: 'conditions', label: '希望条件' },
];

const YEAR_STYLES = [
  { value: 'western', label: '西暦' },
  { value: 'japanese', label: '和暦' },
] as const;

/** The choices for the document, which changes at once. Only the browser knows them. */
export function ResumeOptionsForm({ options, onChange }: ResumeOptionsFormProps) {
  const isHydrated = useIsHydrated();
  const { sections, yearStyle, showsAddress, showsBirthDate } = options;
  return (
    <Panel title="内容を選ぶ" padded>
      <Fields disabled={!isHydrated}>
        <CheckboxGroup
          label="載せる項目"
          name="sections"
          layout="pairs"
          choices={SECTION_CHOICES}
          value={sections}
          onChange={(value) => onChange({ sections: value })}
        />
        <LiveRegion>
          {sections.length === 0 && (
            <InlineNotice tone="warn">
              項目が選ばれていません。このままでは、氏名などだけの書類になります。
            </InlineNotice>
          )}
        </LiveRegion>
        <RadioGroup
          label="年の表し方"
          name="year-style"
          layout="pairs"
          choices={YEAR_STYLES}
          value={yearStyle}
          onChange={(value) => onChange({ yearStyle: value })}
        />
        <div>
          <Checkbox
            label="住所を載せる"
            checked={showsAddress}
            onChange={({ currentTarget }) => onChange({ showsAddress: currentTarget.checked })}
          />
          <Checkbox
            label="生年月日を載せる"
            checked={showsBirthDate}
            onChange={({ currentTarget }) => onChange({ showsBirthDate: currentTarget.checked })}
          />
        </div>
        <SmallNote $align="start">
          選んだ内容は、このブラウザーに残ります。ログアウトすると消えます。
        </SmallNote>
      </Fields>
    </Panel>
  );
}

const Fields = styled.fieldset`
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
