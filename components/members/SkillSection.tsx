import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { useAbilities, useSkills } from '@/hooks/choices';
import { useCategories } from '@/hooks/vacancies';
import { leftOutText } from '@/lib/count-text';
import { labelOf } from '@/lib/labels';
import { groupSkills, OTHER_SKILLS } from '@/lib/members/skill-groups';
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

  const known = skills.filter(({ id }) => levels.has(id));
  const rows = groupSkills(known, categories, OTHER_SKILLS).map((group) => ({
    term: group.name,
    detail: <LevelList skills={group.skills} levels={levels} />,
  }));
  const strengths = abilities.filter(({ id }) => selectedAbilities.has(id)).map(({ name }) => name);
  // Without the whole list nothing is known about its choices.
  const unknownCount =
    (skills.length > 0 ? levels.size - known.length : 0) +
    (abilities.length > 0 ? selectedAbilities.size - strengths.length : 0);

  return (
    <EditableSection
      id="skill"
      memberId={memberId}
      title="業務スキル"
      isEmpty={levels.size === 0 && selectedAbilities.size === 0}
      isReadOnly={isReadOnly}
      reason="経験のある業務と習熟度を入力すると、合う案件をご案内しやすくなります。"
    >
      <DescriptionList
        inset
        items={[
          ...rows,
          { term: '強み', detail: strengths.join('、') || '未入力' },
          ...(unknownCount > 0 ? [{ term: 'その他', detail: leftOutText(unknownCount) }] : []),
        ]}
      />
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
