import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface TestimonialItem {
  quote: string;
  name: string;
  title: string;
  /** The article that the quote is from. */
  href?: string;
}

interface TestimonialSectionProps {
  englishLabel: string;
  title: string;
  action?: ReactNode;
  items: readonly TestimonialItem[];
}

/** Shows testimonials side by side in a section. */
export function TestimonialSection({ items, ...section }: TestimonialSectionProps) {
  return (
    <FullWidthSection {...section} tone="surface">
      <List>
        {items.map(({ quote, name, title, href }) => (
          <li key={quote}>
            <Figure>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <strong>{name}さん</strong>
                <p>{title}</p>
                {href && (
                  <TextLink standalone href={href} aria-label={`${name}さんの記事を読む`}>
                    記事を読む
                  </TextLink>
                )}
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
`;

/* One component with all styles, because each adds to the first script of the home page. */
const Figure = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${theme.space[5]};
  margin: 0;

  & > blockquote {
    margin: 0;
    font-family: ${theme.font.serif};
    font-size: ${theme.text.block};
    line-height: ${theme.lineHeight.body};
  }

  & p {
    margin-block-end: ${theme.space[2]};
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
  }
`;
