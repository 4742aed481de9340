import { Text } from '@/components/ui/data/Text';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';

const WEB_ADDRESS = /^https?:\/\//i;

interface JoinLinkProps {
  onlineUrl: string;
  /** Id of the element with the seminar's name, for screens that show several seminars. */
  describedBy?: string;
  asButton?: boolean;
}

/** The link to the online seminar. An existing API may send any text, such as the ID of a meeting, which is no link then. */
export function JoinLink({ onlineUrl, describedBy, asButton = false }: JoinLinkProps) {
  if (!WEB_ADDRESS.test(onlineUrl))
    return (
      <Text $tone="secondary" $size="small">
        参加方法：{onlineUrl}
      </Text>
    );
  if (asButton)
    return (
      <LinkButton
        href={onlineUrl}
        target="_blank"
        rel="noopener noreferrer"
        size="small"
        aria-describedby={describedBy}
      >
        参加する
        <span className="visually-hidden">（新しいタブで開きます）</span>
      </LinkButton>
    );
  return (
    <TextLink newTab bold standalone href={onlineUrl} aria-describedby={describedBy}>
      参加する
    </TextLink>
  );
}
