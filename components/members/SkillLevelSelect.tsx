import { FieldError } from '@/components/ui/form/field-parts';
import { useBoundField } from '@/components/ui/form/form-context';
import { Select } from '@/components/ui/form/Select';
import { skillLevelLabels } from '@/lib/members/work-style-text';
import type { SkillFormInput } from '@/schemas/skills';

export type SkillLevel = SkillFormInput['skills'][number]['level'];

const LEVELS = Object.entries(skillLevelLabels).map(([value, label]) => ({ value, label }));

interface SkillLevelSelectProps {
  name: string;
  /** Position of the skill among the selected ones, by which an error names its level. */
  index: number;
  /** Null until the member has chosen one. */
  level: SkillLevel;
  onChange: (level: SkillLevel) => void;
}

/** Selects the level of a skill. None is chosen for the member. */
export function SkillLevelSelect({ name, index, level, onChange }: SkillLevelSelectProps) {
  const { id, error } = useBoundField<SkillFormInput>(`skills.${index}.level`);
  const label = `${name}の習熟度`;
  return (
    <div>
      {/* Only for the error summary. A hidden label of the select would leave it with none but its error for some tools. */}
      <span id={`${id}-label`} hidden>
        {label}
      </span>
      <Select
        id={id}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        placeholder="習熟度を選択"
        options={LEVELS}
        value={level ?? ''}
        onChange={(event) => onChange((Number(event.currentTarget.value) || null) as SkillLevel)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
