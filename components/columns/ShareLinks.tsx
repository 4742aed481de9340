import { Link2 } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { copyLink } from '@/components/ui/feedback/copy-link';
import { Button } from '@/components/ui/form/Button';
import { LinkButton } from '@/components/ui/navigation/Link';
import { siteConfig } from '@/config/site';
import { useIsHydrated } from '@/hooks/browser/rendering';
import { screenOnly } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ShareLinksProps {
  title: string;
  path: string;
}

/** Returns plain links, so that no third-party code is loaded before the user follows one. */
function getShareServices(url: string, title: string) {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { name: 'X', href: `https://x.com/intent/post?url=${address}&text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'LINE', href: `https://social-plugins.line.me/lineit/share?url=${address}` },
  ];
}

export function ShareLinks({ title, path }: ShareLinksProps) {
  const url = siteConfig().origin + path;
  // Copying needs JavaScript, so the button is not rendered without it.
  const canCopy = useIsHydrated();
  return (
    <Root aria-label="この記事を共有">
      <Label>この記事を共有</Label>
      {getShareServices(url, title).map(({ name, href }) => (
        <LinkButton key={name} href={href} size="small" target="_blank" rel="noopener noreferrer">
          {name}
        </LinkButton>
      ))}
      {canCopy && (
        <Button size="small" onClick={() => copyLink(url)}>
          <Icon node={Link2} />
          リンクをコピー
        </Button>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  ${screenOnly}
`;

const Label = styled.p`
  width: 100%;
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
