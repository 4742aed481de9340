import { ChevronDown } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/data/Icon';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { readChecked } from '@/components/ui/form/form-context';
import { useDetailsDismiss } from '@/hooks/browser/details-dismiss';
import { useIsHydrated } from '@/hooks/browser/is-hydrated';
import type { FilterGroup } from './filter-groups';

interface FilterMenuProps {
  group: FilterGroup;
  onChange: (chosen: string[]) => void;
}

/**
 * A native `<details>`, which opens without JavaScript. With JavaScript, clicks outside and Escape close it. Its style is
 * in the global style (styles/vacancy-list-style.ts), which costs no script.
 */
export function FilterMenu({ group: { label, name, choices, selected }, onChange }: FilterMenuProps) {
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
    <details ref={ref} className="filter-menu">
      <summary data-active={selected.length > 0 || undefined}>
        {label}
        {selected.length > 0 && <span>（{selected.length}）</span>}
        <Icon node={ChevronDown} />
      </summary>
      <fieldset aria-label={label}>
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
      </fieldset>
    </details>
  );
}
