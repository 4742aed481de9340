import { Select } from '@/components/ui/Select';
import type { SkillForm } from '@/schemas/skills';
import { skillLevelLabels } from '@/schemas/work-style-text';

type Level = SkillForm['skills'][number]['level'];

const LEVELS = Object.entries(skillLevelLabels).map(([value, label]) => ({ value, label }));

interface SkillLevelProps {
  name: string;
  level: Level;
  onChange: (level: Level) => void;
}

/** How well a skill is mastered. */
export function SkillLevel({ name, level, onChange }: SkillLevelProps) {
  return (
    <Select
      aria-label={`${name}の習熟度`}
      options={LEVELS}
      value={level}
      onChange={(event) => onChange(Number(event.currentTarget.value) as Level)}
    />
  );
}
