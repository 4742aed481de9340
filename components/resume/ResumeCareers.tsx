import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { PreservedText, Text } from '@/components/ui/data/Text';
import type { ResumeCompany } from '@/lib/members/resume';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** A longer description is split between pages, because moving it as a whole would leave most of a page empty. */
const MAX_UNSPLIT_CHARS = 700;

interface ResumeCareersProps {
  companies: readonly ResumeCompany[];
  /** One below the heading before it. */
  headingLevel: 2 | 4;
}

/** The work history by company. Also shown beside the application form, as what the company receives. */
export function ResumeCareers({ companies, headingLevel }: ResumeCareersProps) {
  return (
    <>
      {companies.map(({ name, period, positions }) => (
        <Company key={name + period}>
          <Heading>
            <Text as={headingLevel === 2 ? 'h2' : 'h4'} $size="body">
              {name}
            </Text>
            <Text as="span" $size="small" $weight={400}>
              {period}
            </Text>
          </Heading>
          {positions.map((entry, index) => (
            <Position
              // biome-ignore lint/suspicious/noArrayIndexKey: a member can enter the same position twice
              key={index}
              $isSplit={entry.description.length > MAX_UNSPLIT_CHARS}
            >
              {(entry.position || positions.length > 1) && (
                <PositionLine>
                  {entry.position}
                  {positions.length > 1 && (
                    <Text as="span" $size="small" $weight={400}>
                      {entry.period}
                    </Text>
                  )}
                </PositionLine>
              )}
              {entry.description && (
                <PreservedText as="p">
                  <NoBreak numbersOnly text={entry.description} />
                </PreservedText>
              )}
            </Position>
          ))}
        </Company>
      ))}
    </>
  );
}

const Company = styled.div`
  & + & {
    margin-block-start: ${theme.space[5]};
  }
`;

const Heading = styled.div`
  display: grid;
  gap: 0 ${theme.space[4]};
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.primaryFaint};
  border-block-end: ${theme.border.regular};
  break-after: avoid;
  break-inside: avoid;

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
  }
`;

const Position = styled.div<{ $isSplit: boolean }>`
  padding: ${theme.space[2]} ${theme.space[3]} 0;
  break-inside: ${({ $isSplit }) => ($isSplit ? 'auto' : 'avoid')};
`;

const PositionLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  font-weight: 700;
  break-after: avoid;
`;
