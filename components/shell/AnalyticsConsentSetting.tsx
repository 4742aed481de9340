import styled from 'styled-components';
import { Button } from '@/components/ui/form/Button';
import { useAnalyticsConsent } from '@/hooks/browser/tag-manager';
import { theme } from '@/styles/theme';

const STATUS_TEXTS = {
  granted: 'アクセス解析を許可しています。',
  denied: 'アクセス解析を許可していません。',
  open: 'アクセス解析を許可するかどうかを選んでいません。選ぶまで、情報は送信されません。',
};

/** Shows whether this browser allows the tag manager, and lets the user change the setting. */
export function AnalyticsConsentSetting() {
  const { consent, setConsent } = useAnalyticsConsent();
  return (
    <Root>
      <p role="status">{STATUS_TEXTS[consent ?? 'open']}</p>
      <Buttons>
        {/* The choice that is in force stays, because its button has just had the focus. */}
        <Button size="small" inactive={consent === 'denied'} onClick={() => setConsent('denied')}>
          許可しない
        </Button>
        <Button size="small" inactive={consent === 'granted'} onClick={() => setConsent('granted')}>
          許可する
        </Button>
      </Buttons>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  border-block-start: ${theme.border.regular};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space[3]};
`;
