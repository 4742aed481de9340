import { DescriptionList, keepTogether } from '@/components/ui/data/DescriptionList';
import {
  useAbilities,
  useCertificationChoices,
  useCurrentWorkstyleChoices,
  useHopeWorkstyleChoices,
  useRegionChoices,
  useSkills,
} from '@/hooks/choices';
import { useCategories } from '@/hooks/vacancies';
import { dateText, monthText } from '@/lib/dates';
import { phoneText } from '@/lib/digits';
import { labelOf, leftOutText, UNREADABLE_TEXT } from '@/lib/labels';
import { choiceLabelsText, groupSkills, OTHER_SKILLS } from '@/lib/members/choices';
import { conditionRows, skillLevelLabels } from '@/lib/members/work-style-text';
import { addressText, placeText } from '@/lib/place-text';
import type { Skill } from '@/schemas/choice-fields';
import { isUnknown } from '@/schemas/fields';
import type { Me, Member } from '@/schemas/member-fields';
import { EditableSection } from './EditableSection';
import { isWorkStyleFilled } from './filled-sections';

const NOT_ENTERED = '未入力';

const fullName = ({ family_name, given_name }: Member['profile']): string =>
  [family_name, given_name].filter(Boolean).join(' ');
/** Returns what is shown where a part of the member has nothing: what the API has sent in it may be unreadable. */
const emptyText = (part: object, ...names: string[]) =>
  names.some((name) => isUnknown(part, name)) ? UNREADABLE_TEXT : NOT_ENTERED;

function nameText(profile: Member['profile']): string {
  const name = fullName(profile);
  const kana = [profile.family_name_kana, profile.given_name_kana].filter(Boolean).join(' ');
  return (kana ? `${name}（${kana}）` : name) || emptyText(profile, 'family_name', 'given_name');
}

export function ProfileSection({ me }: { me: Me }) {
  const { profile } = me.member;
  const { birth_date, phone } = profile;
  const { email } = me.django_user;
  const place = placeText(profile.prefecture, profile.city);
  return (
    <EditableSection
      id="profile"
      memberId={me.member.id}
      title="基本情報"
      summary={[
        fullName(profile) || emptyText(profile, 'family_name', 'given_name'),
        place || `住所は${emptyText(profile, 'prefecture', 'city')}`,
      ].join(' ・ ')}
      isEmpty={false}
      isReadOnly={me.member.readOnly.includes('profile')}
    >
      <DescriptionList
        inset
        stacked
        items={keepTogether([
          {
            term: '氏名',
            detail: nameText(profile),
          },
          // Every account has an address, so that an empty one is not said to be missing.
          ...(email ? [{ term: 'メールアドレス', detail: email }] : []),
          { term: '生年月日', detail: birth_date ? dateText(birth_date) : emptyText(profile, 'birth_date') },
          { term: '電話番号', detail: phoneText(phone) || emptyText(profile, 'phone') },
          {
            term: '住所',
            detail: addressText(profile) || emptyText(profile, 'zip', 'prefecture', 'city', 'address_line'),
          },
        ])}
      />
    </EditableSection>
  );
}

interface LicenseSectionProps {
  memberId: number;
  licenses: Member['licenses'];
  isReadOnly: boolean;
}

export function LicenseSection({ memberId, licenses, isReadOnly }: LicenseSectionProps) {
  const choices = useCertificationChoices().data;
  const nameOf = ({ name, certification }: Member['licenses'][number]) =>
    name || (certification ? choiceLabelsText(choices, [certification]) : UNREADABLE_TEXT);
  return (
    <EditableSection
      id="license"
      memberId={memberId}
      title="資格"
      summary={licenses.map(nameOf).join('、')}
      isEmpty={licenses.length === 0}
      isReadOnly={isReadOnly}
    >
      <DescriptionList
        inset
        stacked
        items={keepTogether(
          licenses.map((license, index) => ({
            // Uses the index, because a member can enter the same certification twice.
            id: String(index),
            term: nameOf(license),
            detail:
              [
                license.registration_number && `登録番号 ${license.registration_number}`,
                license.acquired_on && `${monthText(license.acquired_on)}取得`,
              ]
                .filter(Boolean)
                .join('・') || '取得済み',
          })),
        )}
      />
    </EditableSection>
  );
}

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
  const groups = groupSkills(known, categories, OTHER_SKILLS);
  const rows = groups.map((group) => ({
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
      summary={skillSummary(
        groups.map(({ name }) => name),
        levels.size,
        selectedAbilities.size,
      )}
      isEmpty={levels.size === 0 && selectedAbilities.size === 0}
      isReadOnly={isReadOnly}
    >
      <DescriptionList
        inset
        stacked
        items={[
          ...rows,
          { term: '強み', detail: strengths.join('、') || emptyText(formData ?? {}, 'abilities') },
          ...(unknownCount > 0 ? [{ term: 'その他', detail: leftOutText(unknownCount) }] : []),
        ]}
      />
    </EditableSection>
  );
}

/** Names two of the categories, and counts the skills. */
function skillSummary(categories: readonly string[], skillCount: number, abilityCount: number): string {
  if (skillCount === 0) return `強み ${abilityCount}件`;
  if (categories.length === 0) return `スキル ${skillCount}件`;
  const names = categories.slice(0, 2).join('、');
  return `${names}${categories.length > 2 ? ' ほか' : ''}（${skillCount}件）`;
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

/** Returns what is entered in one line, which is cut where it is too long. */
const enteredDetails = (rows: readonly { detail: string }[]): string =>
  rows
    .map(({ detail }) => detail)
    .filter((detail) => !['', NOT_ENTERED, UNREADABLE_TEXT].includes(detail))
    .join(' ・ ');

interface WorkStyleSectionProps {
  memberId: number;
  workStyle: Member['work_style'];
  isReadOnly: boolean;
}

export function WorkStyleSection({ memberId, workStyle, isReadOnly }: WorkStyleSectionProps) {
  const hopes = useHopeWorkstyleChoices().data;
  const currents = useCurrentWorkstyleChoices().data;
  const regionChoices = useRegionChoices().data;
  const { hope_workstyles, current_workstyle, regions } = workStyle;
  const rows = [
    {
      term: '希望の働き方',
      detail: choiceLabelsText(hopes, hope_workstyles, emptyText(workStyle, 'hope_workstyles')),
    },
    {
      term: '現在の働き方',
      detail: choiceLabelsText(
        currents,
        current_workstyle ? [current_workstyle] : [],
        emptyText(workStyle, 'current_workstyle'),
      ),
    },
    { term: '希望の地域', detail: choiceLabelsText(regionChoices, regions, emptyText(workStyle, 'regions')) },
  ];
  return (
    <EditableSection
      id="work-style"
      memberId={memberId}
      title="働き方"
      summary={enteredDetails(rows)}
      isEmpty={!isWorkStyleFilled(workStyle)}
      isReadOnly={isReadOnly}
    >
      <DescriptionList inset stacked items={rows} />
    </EditableSection>
  );
}

interface ConditionsSectionProps {
  memberId: number;
  conditions: Member['conditions'];
  isReadOnly: boolean;
}

export function ConditionsSection({ memberId, conditions, isReadOnly }: ConditionsSectionProps) {
  const rows = conditions ? conditionRows(conditions) : [];
  return (
    <EditableSection
      id="conditions"
      memberId={memberId}
      title="現在の状況・希望条件"
      summary={enteredDetails(rows)}
      isEmpty={conditions === null}
      isReadOnly={isReadOnly}
    >
      {conditions && (
        <DescriptionList
          inset
          stacked
          items={keepTogether(
            rows.map(({ name, term, detail }) => ({ term, detail: detail || emptyText(conditions, name) })),
          )}
        />
      )}
    </EditableSection>
  );
}
