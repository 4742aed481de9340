import styled from 'styled-components';
import { useColorScheme } from '@/hooks/browser/color-scheme';
import { COLOR_SCHEME_CHOICES, type ColorSchemeChoice } from '@/lib/color-scheme';
import { theme } from '@/styles/theme';

/** The switch of the colour scheme at the end of a footer. It needs scripts. */
export function ColorSchemeSelect() {
  const [choice, setChoice] = useColorScheme();
  return (
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
    </Row>
  );
}

const Row = styled.div`
  grid-column: 1 / -1;

  @media (scripting: none) {
    display: none;
  }
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
