import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import { siteConfig } from '@/config/site';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface LogoProps {
  /** `light` is for the dark background of the footer. */
  tone?: 'ink' | 'light';
}

/** The site's mark, a T-account with an entry on each side, and its name. */
export function Logo({ tone = 'ink' }: LogoProps) {
  return (
    <Home href="/" className={tone}>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <rect width="34" height="34" rx="8" />
        <path d="M8 10.5h18M17 10.5V27" />
        <circle cx="11.5" cy="18.5" r="2.7" />
        <circle cx="22.5" cy="18.5" r="2.7" />
      </svg>
      <span>{siteConfig().name}</span>
    </Home>
  );
}

/* When both do not fit, the name wraps into a line that is clipped, so that only the mark is visible. That is always whole.
   The name is centred also when the user has set another line height. */
const Home = styled(Link)`
  display: inline-flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-content: flex-start;
  min-width: 2.125rem;
  height: ${theme.size.touch};
  overflow: hidden;
  column-gap: ${theme.space[2]};
  color: ${theme.color.textPrimary};
  border-radius: ${theme.radius.badge};
  font-weight: 700;
  letter-spacing: 0.04em;
  text-decoration: none;
  white-space: nowrap;

  ${media.lg} {
    flex: none;
    column-gap: ${theme.space[3]};
    font-size: ${theme.text.block};
  }

  &.light {
    color: ${theme.color.onBand};
  }

  & > span {
    align-self: center;
    line-height: ${theme.size.touch};
  }

  & > svg {
    width: 2.125rem;
    height: ${theme.size.touch};
    flex: none;
    forced-color-adjust: none;
  }

  rect {
    fill: ${theme.color.primary};
  }

  path {
    fill: none;
    stroke: ${theme.color.onPrimary};
    stroke-width: 2.6;
    stroke-linecap: round;
  }

  circle {
    fill: ${theme.color.onPrimary};
  }

  circle:last-child {
    fill: ${theme.color.accentOnPrimary};
  }
`;
