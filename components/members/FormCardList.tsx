import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from '@/components/ui/form/Button';
import { largeText, media, panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The part of react-hook-form's `useFieldArray` that this list uses. It gives each card a random id (spec §3). */
interface FieldArray<Item> {
  fields: readonly { id: string }[];
  append: (item: Item, options: { shouldFocus: boolean }) => void;
  insert: (index: number, item: Item, options: { shouldFocus: boolean }) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

interface FormCardListProps<Item> {
  /** Name of an entry, such as 職務経歴. */
  itemLabel: string;
  fieldArray: FieldArray<Item>;
  /** The schema's maximum, shown before the server would reject the form. */
  max: number;
  /** Shown while the list is empty. */
  emptyText: string;
  createItem: () => Item;
  getItem: (index: number) => Item;
  /** Returns the entry's name for messages, or an empty string while it has none. */
  getItemName: (item: Item) => string;
  children: (index: number) => ReactNode;
}

/** A list of cards that can be added, reordered and removed (spec §3). The last removed card can be restored. */
export function FormCardList<Item>({
  itemLabel,
  fieldArray: { fields, append, insert, remove, move },
  max,
  emptyText,
  createItem,
  getItem,
  getItemName,
  children,
}: FormCardListProps<Item>) {
  const [removed, setRemoved] = useState<{ index: number; item: Item } | null>(null);
  const [focusRequest, setFocusRequest] = useState<{ index: number; part: CardFocusTarget } | null>(null);
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const announce = (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  const getDisplayName = (item: Item) => (getItemName(item) ? `「${getItemName(item)}」` : itemLabel);

  const handleAdd = () => {
    setFocusRequest({ index: fields.length, part: 'title' });
    append(createItem(), { shouldFocus: false });
  };
  const handleRemove = (index: number) => {
    setFocusRequest(null);
    setRemoved({ index, item: getItem(index) });
    announce(`${getDisplayName(getItem(index))}を削除しました。`);
    remove(index);
  };
  const handleUndo = () => {
    if (!removed) return;
    setFocusRequest({ index: removed.index, part: 'title' });
    announce(`${getDisplayName(removed.item)}を元に戻しました。`);
    insert(removed.index, removed.item, { shouldFocus: false });
    setRemoved(null);
  };
  const handleMove = (from: number, part: 'up' | 'down') => {
    const to = part === 'up' ? from - 1 : from + 1;
    announce(`${getDisplayName(getItem(from))}を${to + 1}番目に移動しました。`);
    setFocusRequest({ index: to, part });
    move(from, to);
  };

  return (
    <>
      {fields.length === 0 && <p>{emptyText}</p>}
      {fields.map(({ id }, index) => (
        <FormCard
          key={id}
          title={`${itemLabel}${index + 1}`}
          isFirst={index === 0}
          isLast={index === fields.length - 1}
          focusRequest={focusRequest?.index === index ? focusRequest : null}
          onMove={(part) => handleMove(index, part)}
          onRemove={() => handleRemove(index)}
        >
          {children(index)}
        </FormCard>
      ))}
      {removed && <RemovedNotice removed={removed} name={getDisplayName(removed.item)} onUndo={handleUndo} />}
      <span className="visually-hidden" role="status">
        {/* The key makes the same text a new one, for example when two cards without a name are removed. */}
        <span key={announcement.count}>{announcement.text}</span>
      </span>
      <Button inactive={fields.length >= max} onClick={handleAdd}>
        <Icon node={Plus} />
        {itemLabel}を追加
      </Button>
    </>
  );
}

interface RemovedNoticeProps {
  /** A new object for every removal. */
  removed: object;
  name: string;
  onUndo: () => void;
}

function RemovedNotice({ removed, name, onUndo }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The removed card had the focus, so the undo button receives it, also when the notice was there before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run for every removal
  useLayoutEffect(() => undo.current?.focus(), [removed]);
  return (
    <InlineNotice
      tone="warn"
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

/** The part of a card that receives the focus: its title, or the button that has just moved it. */
type CardFocusTarget = 'title' | 'up' | 'down';

interface FormCardProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** A new object for every request, so that the same part can be focused again. */
  focusRequest: { part: CardFocusTarget } | null;
  onMove: (part: 'up' | 'down') => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry of a list in a form, with buttons to move and remove it. */
function FormCard({ title, isFirst, isLast, focusRequest, onMove, onRemove, children }: FormCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!focusRequest) return;
    const target = { title: heading, up, down }[focusRequest.part].current;
    target?.focus();
    // A button that moves with its card has the focus already, so the browser does not scroll to it.
    target?.scrollIntoView?.({ block: 'nearest' });
  }, [focusRequest]);

  return (
    <Root aria-label={title}>
      <Head>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Actions>
          {!(isFirst && isLast) && (
            <>
              <Button
                ref={up}
                variant="text"
                size="small"
                inactive={isFirst}
                aria-label={`${title}を上へ移動`}
                onClick={() => onMove('up')}
              >
                <Icon node={ArrowUp} />
              </Button>
              <Button
                ref={down}
                variant="text"
                size="small"
                inactive={isLast}
                aria-label={`${title}を下へ移動`}
                onClick={() => onMove('down')}
              >
                <Icon node={ArrowDown} />
              </Button>
            </>
          )}
          <Button variant="text" size="small" aria-label={`${title}を削除`} onClick={onRemove}>
            <Icon node={Trash2} />
            削除
          </Button>
        </Actions>
      </Head>
      <Fields>{children}</Fields>
    </Root>
  );
}

const Root = styled.section`
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};
  background: ${theme.color.surface};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.primaryFaint};
  border-block-end: ${theme.border.regular};

  ${largeText} {
    flex-wrap: wrap;
  }

  ${media.md} {
    padding-inline: ${theme.space[6]} ${theme.space[3]};
  }
`;

const Title = styled.h3`
  ${panelTitle}
  font-size: ${theme.text.body};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding: ${theme.space[4]};

  ${media.md} {
    padding: ${theme.space[6]};
  }
`;
