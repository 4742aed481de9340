import { Folder } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeaderMenu } from './HeaderMenu';
import { MenuLinks } from './MenuLinks';

const LINKS = [
  { label: '応募した案件', href: '/mypage/vacancy/' },
  { label: '申し込んだセミナー', href: '/mypage/seminar/' },
] as const;

/** @param children the latest applications */
export function ApplicationMenu({ children }: { children?: ReactNode }) {
  return (
    <HeaderMenu id="folder" label="応募管理" icon={<Folder />}>
      <MenuLinks links={LINKS} />
      {children}
    </HeaderMenu>
  );
}
