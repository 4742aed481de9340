import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useColorScheme } from '@/hooks/browser/color-scheme';
import { COLOR_SCHEME_CHOICES, type ColorSchemeChoice } from '@/lib/color-scheme';
import { theme } from '@/styles/theme';

/**
 * The switch of the colour scheme at the end of the page's footer, for visitors too. It is a portal, because the footers
 * belong to the first load, whose script budget is used up, and the switch needs scripts anyway.
 */
export function ColorSchemeSelect() {
  const footer = usePageFooter();
  const [choice, setChoice] = useColorScheme();
  if (!footer) return null;
  return createPortal(
    <Row>
      <Label>
        表示の明るさ
        <Control value={choice} onChange={({ target }) => setChoice(target.value as ColorSchemeChoice)}>
          {COLOR_SCHEME_CHOICES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Control>
      </Label>
    </Row>,
    footer,
  );
}

/** Returns the element with the copyright of the page's footer, which another page may replace. */
function usePageFooter(): Element | null {
  const [footer, setFooter] = useState<Element | null>(null);
  const { asPath } = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another footer
  useEffect(
    () => setFooter(document.querySelector('#__next > footer small')?.parentElement ?? null),
    [asPath],
  );
  return footer;
}

const Row = styled.div`
  grid-column: 1 / -1;
`;

const Label = styled.label`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.text.caption};
`;

/* The footers have different backgrounds, the list of choices has that of a surface. */
const Control = styled.select`
  min-height: ${theme.size.touch};
  padding-inline: ${theme.space[2]};
  color: inherit;
  background: none;
  border: ${theme.border.control};
  border-color: currentColor;
  border-radius: ${theme.radius.control};
  cursor: pointer;

  & option {
    color: ${theme.color.textPrimary};
    background: ${theme.color.surface};
  }
`;
