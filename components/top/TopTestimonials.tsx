import styled from 'styled-components';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useTestimonials } from '@/hooks/columns';
import { getColumnHref } from '@/lib/columns/media-tags';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** Shows quotes of accountants from the columns. Renders nothing when no column contains a quote. */
export function TopTestimonials() {
  const { data } = useTestimonials();
  if (!data || data.length === 0) return null;
  return (
    <FullWidthSection title="会計士の声" tone="surface">
      <List>
        {data.map(({ id, quote, person }) => (
          <li key={id}>
            <figure>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <strong>{person.name}さん</strong>
                <p>{person.title}</p>
                <TextLink standalone href={getColumnHref(id)} aria-label={`${person.name}さんの記事を読む`}>
                  記事を読む
                </TextLink>
              </figcaption>
            </figure>
          </li>
        ))}
      </List>
    </FullWidthSection>
  );
}

const List = styled.ul`
  display: grid;
  border-block-start: ${theme.border.thick};

  & > li {
    display: grid;
    padding: ${theme.space[6]};
    border-block-end: ${theme.border.regular};
  }

  ${media.md} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    & > li + li {
      border-inline-start: ${theme.border.regular};
    }
  }

  figure {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: ${theme.space[5]};
    margin: 0;
  }

  blockquote {
    margin: 0;
    font-family: ${theme.font.serif};
    font-size: ${theme.text.block};
    line-height: ${theme.lineHeight.body};
  }

  p {
    margin-block-end: ${theme.space[2]};
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
  }
`;
