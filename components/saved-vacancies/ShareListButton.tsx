import { Link2 } from 'lucide';
import { Icon } from '@/components/ui/data/Icon';
import { Button } from '@/components/ui/form/Button';
import { siteConfig } from '@/config/site';
import { copyLink } from '@/hooks/browser/copy-text';
import { sharedListPath } from '@/lib/vacancies/saved-vacancies';

interface ShareListButtonProps {
  ids: readonly number[];
  /** True when these are the chosen ones of a longer list. */
  isSelection: boolean;
}

/** Copies the address of a page that shows these vacancies to anybody. */
export function ShareListButton({ ids, isSelection }: ShareListButtonProps) {
  return (
    <Button size="small" onClick={() => copyLink(siteConfig().origin + sharedListPath(ids))}>
      <Icon node={Link2} />
      {isSelection ? `選んだ${ids.length}件のリンクをコピー` : 'リストのリンクをコピー'}
    </Button>
  );
}
