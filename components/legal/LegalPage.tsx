import styled from 'styled-components';
import { PageHead } from '@/components/shell/PageHead';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { dateText } from '@/lib/plain-date-text';
import type { LegalText } from '@/schemas/legal-text';
import { gutter, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { LegalDocument } from './LegalDocument';
import { LegalTableOfContents } from './LegalTableOfContents';

interface LegalPageProps {
  path: string;
  text: LegalText;
}

/** The page of a legal text: heading, date of the last revision and table of contents. */
export function LegalPage({ path, text }: LegalPageProps) {
  const { title, description } = text;
  const latest = text.revisions.at(-1);
  return (
    <Root>
      <PageHead title={title} description={description} path={path} />
      <div>
        <PageHeading
          lead={
            latest && (
              <>
                最終改定日　<time dateTime={latest.day}>{dateText(latest.day)}</time>
              </>
            )
          }
        >
          {title}
        </PageHeading>
        <Text>
          <LegalDocument text={text} />
        </Text>
      </div>
      <LegalTableOfContents articles={text.articles} />
    </Root>
  );
}

const Root = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, ${theme.width.reading});
  justify-content: center;
  align-items: start;
  width: 100%;
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-block: ${theme.space[2]} ${theme.space[12]};

  ${media.lg} {
    grid-template-columns: minmax(0, ${theme.width.reading}) ${theme.size.panelWide};
    justify-content: space-between;
    gap: ${theme.space[10]};
    padding-block-end: ${theme.space[18]};
  }

  @media print {
    display: block;
    padding: 0;
  }
`;

const Text = styled.div`
  margin-block-start: ${theme.space[2]};
  padding-block-start: ${theme.space[6]};
  border-block-start: ${theme.border.regular};
`;
