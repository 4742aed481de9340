import { Folder } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/data/Icon';
import { HeaderMenu } from './HeaderMenu';
import { MenuLinks } from './MenuLinks';

const LINKS = [
  { label: '応募した案件', href: '/mypage/vacancy/' },
  { label: '申し込んだセミナー', href: '/mypage/seminar/' },
] as const;

/** The header menu for the member's applications. @param children the latest applications */
export function ApplicationMenu({ children }: { children?: ReactNode }) {
  return (
    <HeaderMenu id="folder" label="応募管理" icon={<Icon node={Folder} />}>
      <MenuLinks links={LINKS} />
      {children}
    </HeaderMenu>
  );
}
