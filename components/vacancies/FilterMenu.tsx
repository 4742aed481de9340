import { ChevronDown } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { checkboxStyle } from '@/components/ui/form/choice-style';
import { readChecked } from '@/components/ui/form/read-controls';
import { useDetailsDismiss } from '@/hooks/browser/dismiss';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { chosenText, type FilterGroup } from './filter-groups';

interface FilterMenuProps {
  group: FilterGroup;
  onChange: (chosen: string[]) => void;
}

/** A native `<details>`, which opens without JavaScript. With JavaScript, clicks outside and Escape close it. */
export function FilterMenu({ group, onChange }: FilterMenuProps) {
  const { label, name, choices, selected } = group;
  const chosen = chosenText(group);
  const ref = useRef<HTMLDetailsElement>(null);
  useDetailsDismiss(ref);

  // Shows the new selection immediately, before the URL changes. When the URL changes, its values replace the local
  // selection.
  const address = selected.join();
  const [pendingSelection, setPendingSelection] = useState({ address, values: selected });
  if (pendingSelection.address !== address) setPendingSelection({ address, values: selected });

  const select = (values: string[]) => {
    setPendingSelection({ address, values });
    onChange(values);
  };
  const handleToggle = (value: string) => {
    const { values } = pendingSelection;
    select(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  };

  const isHydrated = useIsHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: applies once what was chosen before hydration
  useEffect(() => {
    const chosen = ref.current ? readChecked(ref.current) : [];
    if (!isHydrated && chosen.join() !== address) select(chosen);
  }, []);

  return (
    <Root ref={ref}>
      <summary className={selected.length > 0 ? 'active' : undefined}>
        <span>
          {label}
          {chosen && `：${chosen}`}
        </span>
        <Icon node={ChevronDown} />
      </summary>
      <fieldset aria-label={label}>
        {choices.map(({ value, label: text }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={pendingSelection.values.includes(value)}
              onChange={() => handleToggle(value)}
            />
            {text}
          </label>
        ))}
      </fieldset>
    </Root>
  );
}

const Root = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: ${theme.size.control};
    padding-inline: ${theme.space[2]};
    background: ${theme.color.surface};
    border: ${theme.border.control};
    border-radius: ${theme.radius.control};
    font-size: ${theme.text.small};
    font-weight: 700;
    white-space: nowrap;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  .active {
    color: ${theme.color.primaryPressed};
    background: ${theme.color.primaryTint};
    border: ${theme.border.primary};
    box-shadow: ${theme.shadow.selected};
  }

  summary > span {
    max-width: 14rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  fieldset {
    position: absolute;
    inset-inline: 0;
    z-index: ${theme.zIndex.panel};
    max-height: 60vh;
    margin-block-start: ${theme.space[2]};
    padding: ${theme.space[3]};
    overflow-y: auto;
    background: ${theme.color.surface};
    border: ${theme.border.regular};
    border-block-start: ${theme.border.thick};
    box-shadow: ${theme.shadow.floating};
  }

  ${media.md} {
    position: relative;

    summary {
      padding-inline: ${theme.space[3]};
    }

    fieldset {
      inset-inline: auto 0;
      min-width: ${theme.size.panel};
    }
  }

  label {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    width: fit-content;
    min-height: ${theme.size.touch};
    cursor: pointer;
  }

  input {
    ${checkboxStyle}
  }
`;
