import { useRouter } from 'next/router';
import styled from 'styled-components';
import { Text } from '@/components/ui/data/Text';
import { Button } from '@/components/ui/form/Button';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { useAnalyticsConsent, useTagManager } from '@/hooks/browser/tag-manager';
import { getAnalyticsPath } from '@/lib/analytics-path';
import { bottomBar, gutter, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/**
 * Asks for consent before the tag manager is loaded, when a container id is configured. Japanese law on external
 * transmission requires the link to the details of what is sent. Rejecting takes as few clicks as accepting.
 */
export function AnalyticsConsentBanner({ containerId }: { containerId: string }) {
  const { asPath } = useRouter();
  const { consent, setConsent } = useAnalyticsConsent();
  useTagManager(containerId);
  const path = getAnalyticsPath(asPath);
  // The banner would distract from forms and pages opened from mails, and the information-modules page has its own
  // consent setting.
  if (consent !== null || path === null || path.startsWith('/information-modules')) return null;
  return <ConsentBar onChoose={setConsent} />;
}

function ConsentBar({ onChoose }: { onChoose: (consent: 'granted' | 'denied') => void }) {
  return (
    <Bar aria-label="アクセス解析についてのお知らせ">
      <Inner>
        <Text $size="small">
          サービスの改善のために、アクセス解析（Googleアナリティクス）を使用します。閲覧したページのパスなどがGoogleに送信されます。
          <TextLink href="/information-modules">送信される情報</TextLink>
        </Text>
        <Buttons>
          <Button size="small" onClick={() => onChoose('denied')}>
            許可しない
          </Button>
          <Button size="small" onClick={() => onChoose('granted')}>
            許可する
          </Button>
        </Buttons>
      </Inner>
    </Bar>
  );
}

/* A sticky bar is part of the page's flow, so it covers nothing at the end of the page. */
const Bar = styled.section`
  ${bottomBar(theme.size.consentBar)}
  z-index: ${theme.zIndex.panel};
  background: ${theme.color.surface};
  border-block-start: ${theme.border.thick};
`;

const Inner = styled.div`
  ${gutter}
  display: grid;
  gap: ${theme.space[3]};
  max-width: ${theme.width.list};
  margin-inline: auto;
  padding-block: ${theme.space[3]} max(${theme.space[3]}, env(safe-area-inset-bottom));

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[8]};
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
`;
