import { getImageProps } from 'next/image';
import styled from 'styled-components';
import type { ColumnCard } from '@/schemas/column-views';

interface ColumnPictureProps {
  picture: ColumnCard['picture'];
  /** How wide it is shown, for the choice among the widths of spec §9. */
  sizes: string;
  /** The picture that the page opens with: fetched at once. */
  leading?: boolean;
}

/** A column's picture in a box of 16:9, whose room is kept while it loads. */
export function ColumnPicture({ picture, sizes, leading = false }: ColumnPictureProps) {
  if (!picture) return <Empty aria-hidden="true" />;
  const { src, width, height, alt } = picture;
  // Pictures of another API's are not ours to resize.
  if (!src.startsWith('/images/'))
    return <Picture src={src} width={width} height={height} alt={alt} loading="lazy" />;
  // The policy of our pages forbids the style attribute that next/image adds.
  const { style: _, ...props } = getImageProps({
    ...{ src, width, height, alt, sizes },
    ...(leading ? { loading: 'eager' as const, fetchPriority: 'high' as const } : {}),
  }).props;
  return <Picture {...props} alt={alt} />;
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  background: ${({ theme }) => theme.color.primaryTint};
  border-radius: ${({ theme }) => theme.radius.badge};
`;

const Empty = styled.div`
  aspect-ratio: 16 / 9;
  background: ${({ theme }) => theme.color.primaryTint};
  border-radius: ${({ theme }) => theme.radius.badge};
`;
