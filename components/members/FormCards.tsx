import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { visuallyHidden } from '@/styles/mixins';
import { type CardPart, FormCard } from './FormCard';

/** What is needed of react-hook-form's `useFieldArray`, which gives each card a random id (spec §3). */
interface CardList<Item> {
  fields: readonly { id: string }[];
  append: (item: Item, options: { shouldFocus: boolean }) => void;
  insert: (index: number, item: Item, options: { shouldFocus: boolean }) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

interface FormCardsProps<Item> {
  /** What one of them is called, as 職務経歴. */
  noun: string;
  list: CardList<Item>;
  /** The schema's limit, said before the server has to. */
  most: number;
  /** Said while there is none. */
  emptyText: string;
  blank: () => Item;
  valueAt: (index: number) => Item;
  /** By which a person knows an entry; empty where they have not said yet. */
  nameOf: (item: Item) => string;
  children: (index: number) => ReactNode;
}

/** Cards to add, reorder and remove (spec §3); the one that was removed last can be brought back. */
export function FormCards<Item>({
  noun,
  list: { fields, append, insert, remove, move },
  most,
  emptyText,
  blank,
  valueAt,
  nameOf,
  children,
}: FormCardsProps<Item>) {
  const [removed, setRemoved] = useState<{ index: number; item: Item } | null>(null);
  const [focused, setFocused] = useState<{ index: number; part: CardPart } | null>(null);
  const [said, setSaid] = useState('');
  const called = (item: Item) => (nameOf(item) ? `「${nameOf(item)}」` : noun);

  const handleAdd = () => {
    setFocused({ index: fields.length, part: 'title' });
    append(blank(), { shouldFocus: false });
  };
  const handleRemove = (index: number) => {
    setFocused(null);
    setRemoved({ index, item: valueAt(index) });
    remove(index);
  };
  const handleUndo = () => {
    if (!removed) return;
    setFocused({ index: removed.index, part: 'title' });
    insert(removed.index, removed.item, { shouldFocus: false });
    setRemoved(null);
  };
  const handleMove = (from: number, part: 'up' | 'down') => {
    const to = part === 'up' ? from - 1 : from + 1;
    setSaid(`${called(valueAt(from))}を${to + 1}番目に移動しました。`);
    setFocused({ index: to, part });
    move(from, to);
  };

  return (
    <>
      {fields.length === 0 && <p>{emptyText}</p>}
      {fields.map(({ id }, index) => (
        <FormCard
          key={id}
          title={`${noun} ${index + 1}`}
          isFirst={index === 0}
          isLast={index === fields.length - 1}
          focus={focused?.index === index ? focused : null}
          onMove={(part) => handleMove(index, part)}
          onRemove={() => handleRemove(index)}
        >
          {children(index)}
        </FormCard>
      ))}
      {removed && <Removed name={called(removed.item)} onUndo={handleUndo} />}
      <Hidden role="status">{said}</Hidden>
      <Button inactive={fields.length >= most} onClick={handleAdd}>
        <Plus />
        {noun}を追加
      </Button>
    </>
  );
}

function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
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
      {name}を削除しました。保存すると確定します。
    </InlineNotice>
  );
}

const Hidden = styled.span`
  ${visuallyHidden}
`;
