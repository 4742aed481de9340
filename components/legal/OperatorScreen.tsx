import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Panel } from '@/components/ui/layout/Panel';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import type { InformationPage } from '@/schemas/legal-text';
import { theme } from '@/styles/theme';
import { InformationBlock, InformationPageLayout } from './InformationPageLayout';
import { LegalRows } from './LegalText';

interface OperatorScreenProps {
  path: '/operator' | '/commercial-transactions';
  content: InformationPage;
}

/** A page about the operator of the site: who it is, or what it says as the seller of a seminar. */
export function OperatorScreen({ path, content }: OperatorScreenProps) {
  return (
    <InformationPageLayout path={path} content={content}>
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
    </InformationPageLayout>
  );
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
`;
