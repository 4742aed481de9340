import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { useAbilities, useSkills } from '@/hooks/choices';
import { useCategories } from '@/hooks/vacancies';
import { labelOf } from '@/lib/labels';
import { skillLevelLabels } from '@/lib/members/work-style-text';
import type { Skill } from '@/schemas/choice-fields';
import type { Member } from '@/schemas/member-fields';
import { EditableSection } from './EditableSection';

interface SkillSectionProps {
  memberId: number;
  formData: NonNullable<Member['skill_category_information']>['formData'] | undefined;
  isReadOnly: boolean;
}

/** Shows the skills by category, each with its level in words. */
export function SkillSection({ memberId, formData, isReadOnly }: SkillSectionProps) {
  const categories = useCategories().data ?? [];
  const skills = useSkills().data ?? [];
  const abilities = useAbilities().data ?? [];
  const levels = new Map(formData?.skills.map(({ skill, level }) => [skill, level]));
  const selectedAbilities = new Set(formData?.abilities);

  const rows = categories.flatMap(({ id, name }) => {
    const categorySkills = skills.filter((skill) => skill.category === id && levels.has(skill.id));
    if (categorySkills.length === 0) return [];
    return [{ term: name, detail: <LevelList skills={categorySkills} levels={levels} /> }];
  });
  const strengths = abilities.filter(({ id }) => selectedAbilities.has(id)).map(({ name }) => name);

  return (
    <EditableSection
      id="skill"
      memberId={memberId}
      title="業務スキル"
      isEmpty={levels.size === 0 && selectedAbilities.size === 0}
      isReadOnly={isReadOnly}
      reason="経験のある業務と習熟度を入力すると、合う案件をご案内しやすくなります。"
    >
      <DescriptionList inset items={[...rows, { term: '強み', detail: strengths.join('、') || '未入力' }]} />
    </EditableSection>
  );
}

function LevelList({
  skills,
  levels,
}: {
  skills: readonly Skill[];
  levels: ReadonlyMap<number, number | null>;
}) {
  return (
    <ul>
      {skills.map(({ id, name }) => {
        const level = levels.get(id) ?? null;
        return (
          <li key={id}>
            {name}
            {level !== null && `（${labelOf(skillLevelLabels, String(level))}）`}
          </li>
        );
      })}
    </ul>
  );
}
