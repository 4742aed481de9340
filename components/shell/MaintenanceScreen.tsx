import styled from 'styled-components';
import { Phrases } from '@/components/ui/data/Phrases';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import { gutter } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { Logo } from './Logo';
import { PageHead } from './PageHead';

/** The maintenance page, without header and footer (spec §2). Proxies send all requests here during maintenance. */
export function MaintenanceScreen() {
  const { contactEmail } = siteConfig();
  return (
    <Root>
      <PageHead title="メンテナンス中" noindex />
      <Brand>
        <Logo />
      </Brand>
      <PageHeading>
        <Phrases phrases={['ただいま', 'メンテナンス中です']} />
      </PageHeading>
      <Text>
        <p>
          ご不便をおかけしております。メンテナンスのあいだは、案件の閲覧や応募などをご利用いただけません。時間をおいて、もう一度お試しください。
        </p>
        {contactEmail && (
          <p>
            お急ぎの方は<TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
            までご連絡ください。
          </p>
        )}
        <p>
          <TextLink href="/" standalone>
            トップページを開く
          </TextLink>
        </p>
      </Text>
    </Root>
  );
}

const Root = styled.div`
  ${gutter}
  width: 100%;
  max-width: ${theme.width.form};
  margin-inline: auto;
  padding-block: ${theme.space[18]};
`;

const Brand = styled.div`
  padding-block-end: ${theme.space[2]};
  border-block-end: ${theme.border.thick};
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
