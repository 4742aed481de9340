import Link from 'next/link';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useUpdateMember } from '@/hooks/members';
import { writeFields } from '@/schemas/fields';
import { type Me, receiveFields } from '@/schemas/member-fields';
import { hoverable } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const SETTINGS_PATH = '/mypage/system/';
const ALL_FLAGS = { allow_vacancy: true, allow_seminar: true, allow_news: true };

/** Shows the only notification, until the member has set the mail settings (spec §2). */
export function NotificationPanel({ member }: { member: Me['member'] }) {
  const { mutate: update } = useUpdateMember({
    message: 'メール受信設定が変更されました。',
    redirect: SETTINGS_PATH,
  });

  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    update({ memberId: member.id, body: writeFields(receiveFields, ALL_FLAGS) });
  };

  return (
    <Notice href={SETTINGS_PATH} onClick={handleClick}>
      <Day dateTime="2024-06-01">2024年6月1日</Day>
      <span>メールの受信設定を、マイページから変更できるようになりました。</span>
      <Effect>
        押すと、案件・セミナー・運営からのお知らせのメールをすべて受け取る設定にして、設定画面を開きます。
      </Effect>
    </Notice>
  );
}

const Notice = styled(Link)`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]} ${theme.space[5]};
  color: ${theme.color.textPrimary};
  text-decoration: none;

  ${hoverable} {
    &:hover {
      color: ${theme.color.primaryPressed};
      background: ${theme.color.primaryTint};
    }
  }
`;

const Effect = styled.span`
  font-size: ${theme.text.small};
`;

const Day = styled.time`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.caption};
`;
