import { ChevronDown } from 'lucide';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { useDetailsDismiss } from '@/hooks/browser/details-dismiss';
import { focusRing, media } from '@/styles/mixins';
import type { FilterGroup } from './filter-groups';

interface FilterMenuProps {
  group: FilterGroup;
  onChange: (chosen: string[]) => void;
}

/** A native `<details>`, which opens without JavaScript. With JavaScript, clicks outside and Escape close it. */
export function FilterMenu({ group: { label, name, choices, selected }, onChange }: FilterMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDetailsDismiss(ref);

  // Shows the new selection immediately, before the URL changes. When the URL changes, its values replace the local
  // selection.
  const address = selected.join();
  const [pendingSelection, setPendingSelection] = useState({ address, values: selected });
  if (pendingSelection.address !== address) setPendingSelection({ address, values: selected });

  const handleToggle = (value: string) => {
    const { values } = pendingSelection;
    const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
    setPendingSelection({ address, values: next });
    onChange(next);
  };

  return (
    <Details ref={ref}>
      <Summary $active={selected.length > 0}>
        {label}
        {selected.length > 0 && <span>（{selected.length}）</span>}
        <Icon node={ChevronDown} />
      </Summary>
      <Panel aria-label={label} role="group">
        {choices.map(({ value, label: text }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={text}
            checked={pendingSelection.values.includes(value)}
            onChange={() => handleToggle(value)}
          />
        ))}
      </Panel>
    </Details>
  );
}

const Details = styled.details`
  ${media.md} {
    position: relative;
  }
`;

const Summary = styled.summary<{ $active: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => theme.space[2]};
  background: ${({ theme, $active }) => ($active ? theme.color.primaryTint : theme.color.surface)};
  border: ${({ theme, $active }) => ($active ? theme.border.primary : theme.border.control)};
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 700;
  white-space: nowrap;
  list-style: none;
  cursor: pointer;

  ${media.md} {
    padding-inline: ${({ theme }) => theme.space[3]};
  }

  &::-webkit-details-marker {
    display: none;
  }

  &:focus-visible {
    ${focusRing}
  }
`;

const Panel = styled.div`
  position: absolute;
  inset-inline: 0;
  z-index: ${({ theme }) => theme.zIndex.panel};
  max-height: 60vh;
  margin-block-start: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]};
  overflow-y: auto;
  background: ${({ theme }) => theme.color.surface};
  border: ${({ theme }) => theme.border.regular};
  border-block-start: ${({ theme }) => theme.border.thick};
  box-shadow: ${({ theme }) => theme.shadow.floating};

  ${media.md} {
    inset-inline: auto 0;
    min-width: ${({ theme }) => theme.size.panel};
  }
`;
