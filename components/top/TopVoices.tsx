import styled from 'styled-components';
import { columnHref } from '@/components/columns/media-links';
import { SectionBand } from '@/components/ui/SectionBand';
import { TextLink } from '@/components/ui/TextLink';
import { useVoices } from '@/hooks/columns';
import { media, phraseBreaks } from '@/styles/mixins';

/** What accountants say, out of the columns about them; nothing where no column quotes anybody. */
export function TopVoices() {
  const { data } = useVoices();
  if (!data || data.length === 0) return null;
  return (
    <SectionBand label="VOICES" title="会計士の声" tone="surface">
      <List>
        {data.map(({ id, quote, person }) => (
          <li key={id}>
            <Figure>
              <Quote>{quote}</Quote>
              <figcaption>
                <Name>{person.name}さん</Name>
                <Standing>{person.title}</Standing>
                <TextLink alone href={columnHref(id)} aria-label={`${person.name}さんの記事を読む`}>
                  記事を読む
                </TextLink>
              </figcaption>
            </Figure>
          </li>
        ))}
      </List>
    </SectionBand>
  );
}

const List = styled.ul`
  display: grid;
  border-block-start: ${({ theme }) => theme.line.heavy};

  & > li {
    display: grid;
    padding: ${({ theme }) => theme.space[6]};
    border-block-end: ${({ theme }) => theme.line.rule};
  }

  ${media.md} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    & > li + li {
      border-inline-start: ${({ theme }) => theme.line.rule};
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
  ${phraseBreaks}
  margin: 0;
  font-family: ${({ theme }) => theme.font.mincho};
  font-size: ${({ theme }) => theme.text.block};
  line-height: ${({ theme }) => theme.leading.body};
`;

const Name = styled.p`
  font-weight: 700;
`;

const Standing = styled.p`
  ${phraseBreaks}
  margin-block-end: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
