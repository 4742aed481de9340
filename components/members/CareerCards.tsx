import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/Button';
import { InlineNotice } from '@/components/ui/InlineNotice';
import type { CareerEducationInput } from '@/schemas/career-education';
import { CareerCard } from './CareerCard';
import { NO_MONTH } from './MonthSelect';

type CareerInput = CareerEducationInput['careers'][number];

/** The schema's limit, said before the server has to. */
const MOST = 30;

export const blankCareer = (): CareerInput => ({
  company: '',
  position: '',
  started_on: NO_MONTH,
  ended_on: null,
  description: '',
});

/** Job cards to add and remove (spec §3); react-hook-form gives each a random id. */
export function CareerCards() {
  const { control, getValues } = useFormContext<CareerEducationInput>();
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'careers' });
  const [removed, setRemoved] = useState<{ index: number; career: CareerInput } | null>(null);
  const [focused, setFocused] = useState<number | null>(null);

  const handleAdd = () => {
    setFocused(fields.length);
    append(blankCareer(), { shouldFocus: false });
  };
  const handleRemove = (index: number) => {
    setFocused(null);
    setRemoved({ index, career: getValues(`careers.${index}`) });
    remove(index);
  };
  const handleUndo = () => {
    if (!removed) return;
    setFocused(removed.index);
    insert(removed.index, removed.career, { shouldFocus: false });
    setRemoved(null);
  };

  return (
    <>
      {fields.length === 0 && <p>職務経歴はありません。案件に応募するには、1件以上の登録が必要です。</p>}
      {fields.map(({ id }, index) => (
        <CareerCard
          key={id}
          index={index}
          takesFocus={focused === index}
          onRemove={() => handleRemove(index)}
        />
      ))}
      {removed && <Removed company={removed.career.company} onUndo={handleUndo} />}
      <Button inactive={fields.length >= MOST} onClick={handleAdd}>
        <Plus />
        職務経歴を追加
      </Button>
    </>
  );
}

function Removed({ company, onUndo }: { company: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The card that held the focus is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <InlineNotice
      tone="warn"
      role="status"
      action={
        <Button ref={undo} size="small" onClick={onUndo}>
          元に戻す
        </Button>
      }
    >
      {company ? `「${company}」` : '職務経歴'}を削除しました。保存すると確定します。
    </InlineNotice>
  );
}
