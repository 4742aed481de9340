import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Text } from '@/components/ui/data/Text';
import type { CompanyContent } from '@/schemas/page-content';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Shows problem, work and result of each case, side by side on wide windows. */
export function CompanyCases({ items }: Pick<CompanyContent['cases'], 'items'>) {
  return (
    <List>
      {items.map(({ company, title, problem, work, outcome, picture }) => (
        <Case key={company}>
          {picture && <Picture src={picture} alt="" width={960} height={540} loading="lazy" />}
          <Text $tone="secondary" $size="small">
            {company}
          </Text>
          <Title>{title}</Title>
          <dl>
            <dt>課題</dt>
            <dd>
              <NoBreak numbersOnly text={problem} />
            </dd>
            <dt>業務</dt>
            <dd>
              <NoBreak numbersOnly text={work} />
            </dd>
            <dt>結果</dt>
            <dd>
              <NoBreak numbersOnly text={outcome} />
            </dd>
          </dl>
        </Case>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[6]};

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  margin-block-end: ${theme.space[4]};
  border-radius: ${theme.radius.badge};
`;

/* The subgrid aligns the same part of every case. */
const Case = styled.li`
  padding: ${theme.space[6]};
  background: ${theme.color.surface};
  border: ${theme.border.regular};
  border-block-start: ${theme.border.thick};

  ${media.lg} {
    display: grid;
    grid-row: span 9;
    grid-template-rows: subgrid;
    row-gap: 0;

    & > dl {
      display: grid;
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
  }

  & dt {
    margin-block-start: ${theme.space[4]};
    padding-block-start: ${theme.space[3]};
    border-block-start: ${theme.border.regular};
    color: ${theme.color.primary};
    font-size: ${theme.text.small};
    font-weight: 700;
  }
`;

const Title = styled.h3`
  font-size: ${theme.text.row};
  line-height: ${theme.lineHeight.row};
`;
