import styled from 'styled-components';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { siteConfig } from '@/config/site';
import { screenOnly } from '@/styles/mixins';

interface ContactLinkProps {
  label?: string;
  /** `p` for a paragraph of its own, which is missing together with the link. */
  as?: 'span' | 'p';
}

/** A link to ask the operator. Renders nothing when the settings name neither a page nor a mail address. */
export function ContactLink({ label = '運営に問い合わせる', as = 'span' }: ContactLinkProps) {
  const { contactHref } = siteConfig();
  return (
    contactHref && (
      <Root as={as} className="no-break">
        <TextLink href={contactHref} standalone>
          {label}
        </TextLink>
      </Root>
    )
  );
}

const Root = styled.span`
  ${screenOnly}
`;
