import { useRouter } from 'next/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LinkButton } from '@/components/ui/navigation/Link';
import { useApiRecovery } from '@/hooks/errors/api-failures';
import { gutter } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** How long the line says that the connection is back, in ms. */
const BACK_ONLINE_MS = 4000;

interface NoticesProps {
  /** True when the page was rendered while the API was unavailable. */
  isApiUnavailable: boolean;
  /** True when the page was rendered without data of its own, because nothing in the reply of the API could be read. */
  isUnreadable?: boolean;
  /** The number by which the operator finds the failure in the log. */
  requestId?: string | undefined;
}

/** What the site says about itself at the beginning of a page: that it has no connection, or that the API has failed. */
export const Notices = ({ isApiUnavailable, isUnreadable = false, requestId }: NoticesProps) => (
  <>
    <ConnectionNotice />
    {/* The key starts it again for the next page, which may fail after this one has recovered. */}
    {isApiUnavailable && (
      <PageFailureNotice key={requestId} requestId={requestId}>
        ただいまサービスに接続できません。しばらくしてからもう一度お試しください。
      </PageFailureNotice>
    )}
    {isUnreadable && (
      <PageFailureNotice key={requestId} requestId={requestId}>
        このページの一覧や内容を読み取れないため、表示できません。しばらくしてからもう一度お試しください。
      </PageFailureNotice>
    )}
  </>
);

/**
 * Shows a line while the browser is offline, and for a moment when it is online again. It floats at the upper edge of the
 * page, so that nothing moves.
 */
function ConnectionNotice() {
  const isOnline = useIsOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (!isOnline || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [isOnline, wasOffline]);

  return (
    <FloatingBar role="status">
      {!isOnline && <Line>オフラインです。入力した内容はそのまま残ります。</Line>}
      {isOnline && wasOffline && <Line>オンラインに戻りました。</Line>}
    </FloatingBar>
  );
}

function subscribeToConnection(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Returns whether the browser has a network connection. Only `false` is certain. */
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );

interface PageFailureNoticeProps {
  requestId: string | undefined;
  children: string;
}

/** Shown until a request succeeds. */
function PageFailureNotice({ requestId, children }: PageFailureNoticeProps) {
  const { asPath } = useRouter();
  if (useApiRecovery()) return null;
  return (
    <Block>
      <InlineNotice
        tone="error"
        role="alert"
        action={
          <LinkButton size="small" href={asPath}>
            再読み込み
          </LinkButton>
        }
      >
        <p>{children}</p>
        {requestId && <Note>{`お問い合わせ番号：${requestId}`}</Note>}
      </InlineNotice>
    </Block>
  );
}

/* It never takes a press that is meant for the page. */
const FloatingBar = styled.div`
  position: sticky;
  inset-block-start: ${theme.space[3]};
  z-index: ${theme.zIndex.toast};
  display: flex;
  justify-content: center;
  block-size: 0;
  pointer-events: none;
`;

const Line = styled.p`
  align-self: flex-start;
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.surface};
  border: ${theme.border.strong};
  border-inline-start: ${theme.border.barWarning};
  border-radius: ${theme.radius.badge};
  box-shadow: ${theme.shadow.raised};
  font-size: ${theme.text.small};
`;

const Block = styled.div`
  ${gutter}
  max-width: ${theme.width.page};
  margin: ${theme.space[6]} auto 0;
`;

const Note = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
