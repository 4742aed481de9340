import styled from 'styled-components';
import { PageHead } from '@/components/site/PageHead';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { PageHeading } from '@/components/ui/PageHeading';
import { TextLink } from '@/components/ui/TextLink';
import { siteConfig } from '@/config/site';
import { gutter, media } from '@/styles/mixins';
import { LegalRows } from './LegalRows';
import { operatorRows } from './operator-rows';

/** Who runs the site. */
export function OperatorScreen() {
  const site = siteConfig();
  const isIncomplete = !site.operatorAddress || !site.contactEmail;
  return (
    <Root>
      <PageHead
        title="運営会社"
        description={`${site.name}の運営会社の名称、所在地、お問い合わせ先です。`}
        path="/operator"
      />
      <PageHeading>運営会社</PageHeading>
      {isIncomplete && (
        <InlineNotice tone="warn">
          運営会社の情報に、設定されていない項目があります。「見本」と記した名称は、実在の会社ではありません。
        </InlineNotice>
      )}
      <LedgerBlock>
        <LegalRows
          inset
          rows={[
            ...operatorRows(site),
            { term: '運営サービス', detail: site.name },
            {
              term: '事業の内容',
              detail:
                '公認会計士、税理士その他の会計の専門家に向けた、案件及びセミナーの情報の提供並びにコラム等の配信',
            },
          ]}
        />
      </LedgerBlock>
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
