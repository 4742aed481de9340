import styled from 'styled-components';
import { numberText } from '@/schemas/number-text';
import { media, tabularNumerals } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { SectionNote } from './SectionNote';

interface CompanyVacancyCountsProps {
  fields: readonly { name: string; count: number }[];
}

/** How many vacancies of each field are open, as companies post them today. */
export function CompanyVacancyCounts({ fields }: CompanyVacancyCountsProps) {
  return (
    <>
      <List>
        {fields.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {numberText(count)}
              <small>件</small>
            </dd>
          </div>
        ))}
      </List>
      <SectionNote>公開中の案件の数です。一つの案件が、複数の分野に含まれることがあります。</SectionNote>
    </>
  );
}

const List = styled.dl`
  display: grid;
  background: ${theme.color.surface};
  border-block-start: ${theme.border.thick};

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[4]};
    padding: ${theme.space[4]} ${theme.space[5]};
    border-block-end: ${theme.border.regular};
  }

  & dt {
    }

  & dd {
    ${tabularNumerals}
    font-size: ${theme.text.block};
    font-weight: 700;
    white-space: nowrap;
  }

  & small {
    margin-inline-start: ${theme.space[1]};
    font-size: ${theme.text.small};
    font-weight: 400;
  }

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.space[8]};
  }

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
