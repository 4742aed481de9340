import styled from 'styled-components';
import type { CompanyContent } from '@/schemas/page-content';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The steps of a request in order, and about how long each takes. */
export function CompanyFlow({ items }: Pick<CompanyContent['flow'], 'items'>) {
  return (
    <List>
      {items.map(({ title, text, duration }, index) => (
        <li key={title}>
          <StepNumber aria-hidden="true">{index + 1}</StepNumber>
          <h3>{title}</h3>
          {duration && <Duration>目安：{duration}</Duration>}
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

/* A line connects the steps: downwards on phones, to the right where they are side by side. */
const List = styled.ol`
  display: grid;

  & > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${theme.space[1]};
    padding-block-end: ${theme.space[6]};
    padding-inline-start: ${theme.space[14]};
  }

  & > li:not(:last-child)::before {
    position: absolute;
    inset-block: ${theme.space[10]} 0;
    inset-inline-start: ${theme.space[5]};
    border-inline-start: ${theme.border.strong};
    content: '';
  }

  & h3 {
    font-size: ${theme.text.row};
    line-height: ${theme.lineHeight.row};
  }

  & p {
    color: ${theme.color.textSecondary};
  }

  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space[8]};

    & > li {
      padding-block: ${theme.space[14]} 0;
      padding-inline-start: 0;
    }

    & > li:not(:last-child)::before {
      inset-block: ${theme.space[5]} auto;
      inset-inline: ${theme.space[12]} calc(-1 * ${theme.space[6]});
      border-block-start: ${theme.border.strong};
      border-inline-start: none;
    }
  }
`;

const StepNumber = styled.span`
  ${tabularNumerals}
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  width: ${theme.space[10]};
  height: ${theme.space[10]};
  place-items: center;
  color: ${theme.color.onPrimary};
  background: ${theme.color.primary};
  border-radius: ${theme.radius.round};
  font-weight: 700;
`;

const Duration = styled.p`
  && {
    color: ${theme.color.primary};
  }

  font-size: ${theme.text.small};
  font-weight: 700;
`;
