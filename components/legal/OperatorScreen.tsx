import styled from 'styled-components';
import { PageHead } from '@/components/head/PageHead';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import type { InformationPage } from '@/schemas/legal-text';
import { gutter, media } from '@/styles/mixins';
import { InformationBlock } from './InformationBlock';
import { LegalRows } from './LegalRows';

/** The page about the operator of the site. */
export function OperatorScreen({ content }: { content: InformationPage }) {
  return (
    <Root>
      <PageHead title={content.title} description={content.description} path="/operator" />
      <PageHeading lead={content.lead}>{content.title}</PageHeading>
      {siteConfig().isSampleOperator && (
        <InlineNotice tone="warn">
          デモ表示です。社名、所在地、氏名、番号はすべて見本で、実在の会社や人物ではありません。
        </InlineNotice>
      )}
      <Panel>
        <LegalRows inset rows={content.rows} />
      </Panel>
      {content.sections.map((section) => (
        <InformationBlock key={section.title} section={section} />
      ))}
      <Links>
        <li>
          <TextLink href="/terms">利用規約</TextLink>
        </li>
        <li>
          <TextLink href="/privacy">プライバシーポリシー</TextLink>
        </li>
      </Links>
    </Root>
  );
}

const Root = styled.div`
  ${gutter}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[6]};
  width: 100%;
  max-width: ${({ theme }) => theme.width.form};
  margin-inline: auto;
  padding-block-end: ${({ theme }) => theme.space[12]};

  ${media.lg} {
    padding-block-end: ${({ theme }) => theme.space[18]};
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[6]}`};
`;
