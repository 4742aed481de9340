import styled from 'styled-components';
import { COLOR_SCHEME_CHOICES, type ColorSchemeChoice, useColorScheme } from '@/hooks/browser/color-scheme';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { theme } from '@/styles/theme';

/** The switch of the colour scheme in the footers of visitors; members have it in their settings. It needs scripts. */
export function ColorSchemeSelect() {
  const [choice, setChoice] = useColorScheme();
  const isHydrated = useIsHydrated();
  return (
    <Row>
      <label>
        表示の明るさ
        <select
          value={choice}
          disabled={!isHydrated}
          onChange={({ target }) => setChoice(target.value as ColorSchemeChoice)}
        >
          {COLOR_SCHEME_CHOICES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </Row>
  );
}

/* The footers have different backgrounds, the list of choices has that of a surface. */
const Row = styled.div`
  grid-column: 1 / -1;

  @media (scripting: none) {
    display: none;
  }

  label {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
    font-size: ${theme.text.caption};
  }

  select {
    min-height: ${theme.size.touch};
    padding-inline: ${theme.space[2]};
    color: inherit;
    background: none;
    border: ${theme.border.control};
    border-color: currentColor;
    border-radius: ${theme.radius.control};
    font-size: ${theme.text.body};
    cursor: pointer;
  }

  option {
    color: ${theme.color.textPrimary};
    background: ${theme.color.surface};
  }
`;
