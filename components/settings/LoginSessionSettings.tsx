import { useRef, useState } from 'react';
import styled from 'styled-components';
import { List } from '@/components/ui/data/List';
import { LeftOutNote } from '@/components/ui/data/ListCount';
import { SmallNote } from '@/components/ui/data/Text';
import { Badge } from '@/components/ui/feedback/Badge';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { Button } from '@/components/ui/form/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { focusHeading } from '@/hooks/browser/focus';
import { useEndOtherSessions, useEndSession } from '@/hooks/sessions';
import { dayTimeText } from '@/lib/dates';
import type { LoginSession } from '@/schemas/account-fields';
import { theme } from '@/styles/theme';
import { SettingsSection } from './SettingsSection';

interface LoginSessionSettingsProps {
  sessions: readonly LoginSession[];
  /** The number of logins that cannot be shown. */
  leftOut: number;
  isEditing: boolean;
}

/** Shows where the member is logged in, and ends these logins (decision 0084). */
export function LoginSessionSettings({ sessions, leftOut, isEditing }: LoginSessionSettingsProps) {
  const count = sessions.length + leftOut;
  const detail = count > 1 ? `${count}件（この端末を含む）` : 'この端末だけ';
  return (
    <SettingsSection id="login-sessions" isEditing={isEditing} editLabel="確認" summary={<p>{detail}</p>}>
      <LoginSessionList sessions={sessions} leftOut={leftOut} />
    </SettingsSection>
  );
}

const nameOf = ({ browser, os }: LoginSession): string =>
  [browser ?? 'ブラウザー不明', os].filter(Boolean).join('・');

/** The member's open sessions, with buttons that end them. */
function LoginSessionList({ sessions, leftOut }: Omit<LoginSessionSettingsProps, 'isEditing'>) {
  const hasOthers = leftOut > 0 || sessions.some((session) => !session.is_current);
  return (
    <Stack $gap={4}>
      <p>見覚えのない端末があるときは、ログアウトさせたうえで、パスワードを変更してください。</p>
      <List>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </List>
      <LeftOutNote leftOut={leftOut} />
      {hasOthers && <EndOthers />}
      <SmallNote $align="start">最終利用は、1時間ほど遅れて表示されることがあります。</SmallNote>
    </Stack>
  );
}

function SessionRow({ session }: { session: LoginSession }) {
  const { mutate: end, isPending } = useEndSession();
  const row = useRef<HTMLLIElement>(null);
  const name = nameOf(session);
  return (
    <Row ref={row}>
      <div>
        <Name>
          {name}
          {session.is_current && <Badge tone="open">この端末</Badge>}
        </Name>
        <SmallNote $align="start">
          最終利用：{dayTimeText(session.last_seen_at)}（ログイン：{dayTimeText(session.created_at)}）
        </SmallNote>
      </div>
      {!session.is_current && (
        <Button
          size="small"
          pending={isPending}
          aria-label={`${name}（最終利用：${dayTimeText(session.last_seen_at)}）をログアウトさせる`}
          onClick={() => end(session.id, { onSuccess: () => focusHeading(row.current?.parentElement) })}
        >
          ログアウトさせる
        </Button>
      )}
    </Row>
  );
}

function EndOthers() {
  const { mutate: endOthers, isPending } = useEndOtherSessions();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  return (
    <div>
      <Button variant="danger" fullWidth="phone" onClick={() => setConfirmOpen(true)}>
        ほかの端末をすべてログアウト
      </Button>
      <ConfirmDialog
        title="ほかの端末をすべてログアウトさせますか？"
        open={isConfirmOpen}
        confirmLabel="ログアウトさせる"
        danger
        pending={isPending}
        onConfirm={() => endOthers(undefined, { onSettled: () => setConfirmOpen(false) })}
        onCancel={() => setConfirmOpen(false)}
      >
        この端末では、ログインしたままお使いいただけます。
      </ConfirmDialog>
    </div>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  font-weight: 700;
`;
