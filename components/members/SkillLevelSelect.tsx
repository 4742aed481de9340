import { Select } from '@/components/ui/form/Select';
import { skillLevelLabels } from '@/lib/work-style-text';
import type { SkillForm } from '@/schemas/skills';

type Level = SkillForm['skills'][number]['level'];

const LEVELS = Object.entries(skillLevelLabels).map(([value, label]) => ({ value, label }));

interface SkillLevelSelectProps {
  name: string;
  level: Level;
  onChange: (level: Level) => void;
}

/** Selects the level of a skill. */
export function SkillLevelSelect({ name, level, onChange }: SkillLevelSelectProps) {
  return (
    <Select
      aria-label={`${name}の習熟度`}
      options={LEVELS}
      value={level}
      onChange={(event) => onChange(Number(event.currentTarget.value) as Level)}
    />
  );
}
