import styled from 'styled-components';
import { siteConfig } from '@/config/site';
import { mediaUrl } from '@/lib/picture-urls';
import { splitCharacters } from '@/schemas/normalize-text';
import { theme } from '@/styles/theme';

interface AvatarProps {
  familyName: string;
  imageUrl?: string | null;
  size?: 'small' | 'medium' | 'large';
}

/**
 * A person's picture, or the family name of up to three characters, or the first two of a longer one. These are always below the picture, so that they
 * are there while it loads and when it does not arrive. The avatar is hidden from screen readers, because the text
 * beside it contains the name.
 */
export function Avatar({ familyName, imageUrl, size = 'small' }: AvatarProps) {
  const letters = splitCharacters(familyName);
  const isThree = letters.length === 3;
  const className = [size, isThree && 'three'].filter(Boolean).join(' ');
  return (
    <Root aria-hidden="true" className={className || undefined}>
      {letters.slice(0, isThree ? 3 : 2).join('')}
      {imageUrl && (
        <AvatarImage
          // A new picture starts visible, also after one that failed.
          key={imageUrl}
          src={mediaUrl(imageUrl, siteConfig())}
          alt=""
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
    </Root>
  );
}

/* The letters are a picture: they have the size of the circle and do not grow with the text. */
const Root = styled.span`
  --letters: ${theme.space[3]};
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.size.avatar};
  height: ${theme.size.avatar};
  overflow: hidden;
  color: ${theme.color.primaryPressed};
  background: ${theme.color.primaryTint};
  border-radius: 50%;
  font-size: var(--letters);
  font-weight: 700;
  line-height: ${theme.lineHeight.solid};
  letter-spacing: 0;
  white-space: nowrap;

  &.medium {
    --letters: ${theme.space[4]};
    width: ${theme.size.controlLarge};
    height: ${theme.size.controlLarge};
  }

  &.large {
    --letters: ${theme.space[6]};
    width: ${theme.size.avatarLarge};
    height: ${theme.size.avatarLarge};
  }

  &.three {
    font-size: calc(var(--letters) * 0.8);
  }
`;

/* The picture covers the letters. A picture that failed before hydration is nothing, because its alt text is empty. */
const AvatarImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;

  &[hidden] {
    display: none;
  }
`;
