import { Bell } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { theme } from '@/styles/theme';
import { HeaderMenu } from './HeaderMenu';

interface NotificationBellProps {
  hasUnread: boolean;
  /** The notifications in the panel. Without them the panel says that there are none. */
  children?: ReactNode;
}

export function NotificationBell({ hasUnread, children }: NotificationBellProps) {
  return (
    <HeaderMenu
      id="notification"
      label={hasUnread ? 'お知らせ（未読あり）' : 'お知らせ'}
      wide
      icon={
        <>
          <Icon node={Bell} />
          {hasUnread && <Dot />}
        </>
      }
    >
      {children || <EmptyMessage>お知らせはありません。</EmptyMessage>}
    </HeaderMenu>
  );
}

const Dot = styled.span`
  position: absolute;
  inset: -0.25rem -0.25rem auto auto;
  width: ${theme.size.dot};
  height: ${theme.size.dot};
  background: ${theme.color.accent};
  border-radius: 50%;
  forced-color-adjust: none;
`;

const EmptyMessage = styled.p`
  padding: ${theme.space[5]};
  color: ${theme.color.textSecondary};
`;
