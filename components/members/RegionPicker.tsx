import { useState } from 'react';
import { useController } from 'react-hook-form';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import { FieldSet } from '@/components/ui/form/FieldSet';
import { useBoundField } from '@/components/ui/form/form-context';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { prefectures } from '@/schemas/prefectures';
import type { WorkStyleInput } from '@/schemas/work-style';

/** JIS X 0401 numbers the prefectures from north to south, so each area is a range of numbers. */
const AREAS = [
  { name: '北海道・東北', first: 1, last: 7 },
  { name: '関東', first: 8, last: 14 },
  { name: '中部', first: 15, last: 23 },
  { name: '近畿', first: 24, last: 30 },
  { name: '中国・四国', first: 31, last: 39 },
  { name: '九州・沖縄', first: 40, last: 47 },
].map(({ name, first, last }) => ({
  name,
  codes: Object.keys(prefectures)
    .filter((code) => Number(code) >= first && Number(code) <= last)
    .sort(),
}));

/** The 47 prefectures by area. Areas with a selected prefecture are open. */
export function RegionPicker() {
  const { id, error, control } = useBoundField<WorkStyleInput>('regions');
  const { field } = useController<WorkStyleInput, 'regions'>({ name: 'regions', control });
  const selected = field.value;
  const [openAreas, setOpenAreas] = useState<Readonly<Record<string, boolean>>>({});

  const handleChange = (code: string, checked: boolean) =>
    field.onChange(checked ? [...selected, code].sort() : selected.filter((each) => each !== code));

  return (
    <FieldSet
      id={id}
      label="希望の地域"
      required={false}
      error={error}
      hint="通える地域をすべて選択してください。"
    >
      <div>
        {AREAS.map(({ name, codes }) => {
          const count = codes.filter((code) => selected.includes(code)).length;
          return (
            <Disclosure
              key={name}
              title={name}
              selectedCount={count}
              isMultiColumn
              open={openAreas[name] ?? count > 0}
              onToggle={(open) => setOpenAreas({ ...openAreas, [name]: open })}
            >
              {codes.map((code) => (
                <CheckboxRow
                  key={code}
                  label={prefectures[code] ?? ''}
                  checked={selected.includes(code)}
                  onChange={(checked) => handleChange(code, checked)}
                />
              ))}
            </Disclosure>
          );
        })}
      </div>
    </FieldSet>
  );
}
