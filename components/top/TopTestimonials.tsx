import styled from 'styled-components';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useTestimonials } from '@/hooks/columns';
import { getColumnHref } from '@/lib/column-paths';
import { media } from '@/styles/mixins';

/** Shows quotes of accountants from the columns. Renders nothing when no column contains a quote. */
export function TopTestimonials() {
  const { data } = useTestimonials();
  if (!data || data.length === 0) return null;
  return (
    <FullWidthSection englishLabel="VOICES" title="会計士の声" tone="surface">
      <List>
        {data.map(({ id, quote, person }) => (
          <li key={id}>
            <Figure>
              <Quote>{quote}</Quote>
              <figcaption>
                <Name>{person.name}さん</Name>
                <SpeakerTitle>{person.title}</SpeakerTitle>
                <TextLink standalone href={getColumnHref(id)} aria-label={`${person.name}さんの記事を読む`}>
                  記事を読む
                </TextLink>
              </figcaption>
            </Figure>
          </li>
        ))}
      </List>
    </FullWidthSection>
  );
}

const List = styled.ul`
  display: grid;
  border-block-start: ${({ theme }) => theme.border.thick};

  & > li {
    display: grid;
    padding: ${({ theme }) => theme.space[6]};
    border-block-end: ${({ theme }) => theme.border.regular};
  }

  ${media.md} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    & > li + li {
      border-inline-start: ${({ theme }) => theme.border.regular};
    }
  }
`;

const Figure = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${({ theme }) => theme.space[5]};
  margin: 0;
`;

const Quote = styled.blockquote`
  margin: 0;
  font-family: ${({ theme }) => theme.font.serif};
  font-size: ${({ theme }) => theme.text.block};
  line-height: ${({ theme }) => theme.lineHeight.body};
`;

const Name = styled.p`
  font-weight: 700;
`;

const SpeakerTitle = styled.p`
  margin-block-end: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.textSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
