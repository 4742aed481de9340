import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';

interface ContactLinkProps {
  label?: string;
}

/** A link to ask the operator. Renders nothing when the settings name neither a page nor a mail address. */
export function ContactLink({ label = '運営に問い合わせる' }: ContactLinkProps) {
  const { contactHref } = siteConfig();
  return (
    contactHref && (
      <span className="no-break">
        <TextLink href={contactHref} standalone>
          {label}
        </TextLink>
      </span>
    )
  );
}
