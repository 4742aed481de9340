import type { IconNode } from 'lucide';
import { type ReactNode, useState } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '@/components/ui/form/Button';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { panelTitle } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** A component in one state. */
interface Example {
  /** The state, such as 無効 or 長い文. */
  state: string;
  show: ReactNode;
  /** Takes the whole width, for a component that is as wide as the page. */
  wide?: boolean;
  /** Places several small elements side by side. */
  inline?: boolean;
  /** Draws a frame that clips its content, for parts that stick to the window or extend beyond their container. */
  framed?: boolean;
}

/** One component, or several that belong together. */
interface Entry {
  /** Names of the files in the folder of the group. `npm run check:conventions` finds them in this form. */
  files: readonly `${string}/${string}`[];
  /** When to use the component, and when not. */
  note: string;
  examples: readonly Example[];
}

/** One folder of `components/ui/`. */
export interface Group {
  id: string;
  label: string;
  icon: IconNode;
  lead: string;
  entries: readonly Entry[];
}

const nameOf = ({ files }: Entry) => files.map((file) => file.replace(/^.*\//, '')).join('・');

/** The anchor of an entry: `component-` with the name of its first file. */
const idOf = ({ files: [file] }: Entry) => `component-${file?.replace(/^.*\//, '')}`;

/** The purpose of a group, links to its entries, and the entries with their examples. */
export function GalleryGroup({ id, label, lead, entries }: Group) {
  return (
    <Section id={id} aria-labelledby={`${id}-heading`}>
      <SectionHeading id={`${id}-heading`}>{label}</SectionHeading>
      <p>{lead}</p>
      <Links aria-label={`${label}の部品`}>
        {entries.map((entry) => (
          <li key={idOf(entry)}>
            <TextLink href={`#${idOf(entry)}`} standalone>
              {nameOf(entry)}
            </TextLink>
          </li>
        ))}
      </Links>
      {entries.map((entry) => (
        <EntryRoot key={idOf(entry)} id={idOf(entry)}>
          <Name>{nameOf(entry)}</Name>
          <Files>{entry.files.map((file) => `components/ui/${file}.tsx`).join('、')}</Files>
          <Note>{entry.note}</Note>
          <Examples>
            {entry.examples.map(({ state, show, wide = false, inline = false, framed = false }) => (
              <ExampleRoot key={state} $wide={wide}>
                <State>{state}</State>
                <Stage $inline={inline} $framed={framed}>
                  {show}
                </Stage>
              </ExampleRoot>
            ))}
          </Examples>
        </EntryRoot>
      ))}
    </Section>
  );
}

interface StatefulProps<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled component. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

interface OpenerProps {
  label: string;
  children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function Opener({ label, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  scroll-margin-block-start: ${theme.space[6]};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  font-size: ${theme.text.small};
`;

const EntryRoot = styled.div`
  padding-block: ${theme.space[6]};
  border-block-start: ${theme.border.thick};
  scroll-margin-block-start: ${theme.space[6]};
`;

const Name = styled.h3`
  ${panelTitle}
`;

const Files = styled.code`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.caption};
`;

const Note = styled.p`
  max-width: ${theme.width.reading};
  margin-block: ${theme.space[2]} ${theme.space[5]};
`;

const Examples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[6]} ${theme.space[5]};
`;

const ExampleRoot = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  ${({ $wide }) =>
    $wide &&
    css`
      grid-column: 1 / -1;
    `}
`;

const State = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.caption};
  font-weight: 700;
`;

/* When framed, it is a scroll container: a sticky child stays in it and what extends beyond it is clipped. */
const Stage = styled.div<{ $inline: boolean; $framed: boolean }>`
  min-width: 0;
  ${({ $inline }) =>
    $inline &&
    css`
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${theme.space[3]};
    `}
  ${({ $framed }) =>
    $framed &&
    css`
      padding: ${theme.space[4]};
      overflow: hidden;
      border: ${theme.border.dashed};
    `}
`;
