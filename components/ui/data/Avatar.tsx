import styled from 'styled-components';
import { mediaUrl } from '@/lib/media-url';

interface AvatarProps {
  familyName: string;
  imageUrl?: string | null;
  large?: boolean;
}

/**
 * The member's picture, or the first two characters of the family name. It is hidden from screen readers, because the
 * text beside it contains the name.
 */
export function Avatar({ familyName, imageUrl, large = false }: AvatarProps) {
  return (
    <Root aria-hidden="true" $large={large}>
      {imageUrl ? <AvatarImage src={mediaUrl(imageUrl)} alt="" /> : [...familyName].slice(0, 2).join('')}
    </Root>
  );
}

/* The letters are a picture: they have the size of the circle and do not grow with the text. */
const Root = styled.span<{ $large: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ theme, $large }) => theme.size[$large ? 'avatarLarge' : 'avatar']};
  height: ${({ theme, $large }) => theme.size[$large ? 'avatarLarge' : 'avatar']};
  overflow: hidden;
  color: ${({ theme }) => theme.color.primaryPressed};
  background: ${({ theme }) => theme.color.primaryTint};
  border-radius: 50%;
  font-size: ${({ theme, $large }) => theme.space[$large ? 6 : 3]};
  font-weight: 700;
  line-height: ${({ theme }) => theme.lineHeight.solid};
  letter-spacing: 0;
  white-space: nowrap;
`;

const AvatarImage = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
