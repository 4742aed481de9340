import { useState } from 'react';
import { QueryNotice } from '@/components/ui/feedback/QueryNotice';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import { withSavedChoices } from '@/components/ui/form/choice-style';
import { FieldSet } from '@/components/ui/form/FieldSet';
import { FormCheckboxGroup } from '@/components/ui/form/FormCheckboxes';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { useControlledField } from '@/components/ui/form/form-context';
import { readChecked } from '@/components/ui/form/read-controls';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { useCurrentWorkstyleChoices, useHopeWorkstyleChoices, useRegionChoices } from '@/hooks/choices';
import { areCodesOfPrefectures } from '@/lib/members/choices';
import type { Choice } from '@/schemas/choice-fields';
import type { Member } from '@/schemas/member-fields';
import { type WorkStyle, type WorkStyleInput, workStyleSchema } from '@/schemas/work-style';
import { SectionEditor } from './SectionEditor';

const toForm = ({ work_style }: Member): WorkStyleInput => work_style;

export function WorkStyleEditor({ member }: { member: Member }) {
  const hopes = useHopeWorkstyleChoices();
  const currents = useCurrentWorkstyleChoices();
  const regions = useRegionChoices();
  return (
    <SectionEditor<WorkStyleInput, WorkStyle>
      id="work-style"
      title="働き方"
      member={member}
      schema={workStyleSchema}
      toForm={toForm}
      message="働き方が変更されました。"
    >
      <QueryNotice query={hopes} subject="選択肢" />
      <FormCheckboxGroup<WorkStyleInput>
        name="hope_workstyles"
        label="希望の働き方"
        required={false}
        hint="あてはまるものをすべて選択してください。"
        choices={hopes.data ?? []}
        layout="grid"
      />
      <QueryNotice query={currents} subject="選択肢" />
      <FormRadioGroup<WorkStyleInput>
        name="current_workstyle"
        label="現在の働き方"
        required={false}
        choices={currents.data ?? []}
      />
      <QueryNotice query={regions} subject="選択肢" />
      <RegionPicker choices={regions.data ?? []} />
    </SectionEditor>
  );
}

/** JIS X 0401 numbers the prefectures from north to south, so each area is a range of numbers. */
const AREAS = [
  { name: '北海道・東北', first: 1, last: 7 },
  { name: '関東', first: 8, last: 14 },
  { name: '中部', first: 15, last: 23 },
  { name: '近畿', first: 24, last: 30 },
  { name: '中国・四国', first: 31, last: 39 },
  { name: '九州・沖縄', first: 40, last: 47 },
];

/** The area of choices whose values are not codes of prefectures. An API may offer other regions. */
const OTHER_AREA = '地域';

const areaOf = (value: string): string => {
  const code = /^\d{2}$/.test(value) ? Number(value) : 0;
  return AREAS.find(({ first, last }) => code >= first && code <= last)?.name ?? OTHER_AREA;
};

interface RegionPickerProps {
  /** The choices of GET /region-choices/. */
  choices: readonly Choice[];
}

/** The regions by area. Areas with a selected region are open. */
function RegionPicker({ choices }: RegionPickerProps) {
  const { id, error, field } = useControlledField<WorkStyleInput, 'regions'>('regions', (group, saved) =>
    readChecked(group, saved).sort(),
  );
  const selected = field.value;
  const [openAreas, setOpenAreas] = useState<Readonly<Record<string, boolean>>>({});

  const [saved] = useState(selected);
  const offered = withSavedChoices(choices, [...saved, ...selected]);
  const hasAreas = areCodesOfPrefectures(choices);
  const areas = [...AREAS.map(({ name }) => name), OTHER_AREA]
    .map((name) => ({
      name,
      regions: offered.filter(({ value }) => (hasAreas ? areaOf(value) : OTHER_AREA) === name),
    }))
    .filter(({ regions }) => regions.length > 0);

  const handleChange = (region: string, checked: boolean) =>
    field.onChange(checked ? [...selected, region].sort() : selected.filter((each) => each !== region));

  return (
    <FieldSet
      id={id}
      label="希望の地域"
      required={false}
      error={error}
      hint="通える地域をすべて選択してください。"
    >
      <div>
        {areas.map(({ name, regions }) => {
          const count = regions.filter(({ value }) => selected.includes(value)).length;
          return (
            <Disclosure
              key={name}
              title={name}
              selectedCount={count}
              isMultiColumn
              open={openAreas[name] ?? count > 0}
              onToggle={(open) => setOpenAreas({ ...openAreas, [name]: open })}
            >
              {regions.map(({ value, label }) => (
                <CheckboxRow
                  key={value}
                  value={value}
                  label={label}
                  checked={selected.includes(value)}
                  onChange={(checked) => handleChange(value, checked)}
                />
              ))}
            </Disclosure>
          );
        })}
      </div>
    </FieldSet>
  );
}
