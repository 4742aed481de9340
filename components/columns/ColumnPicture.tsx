import styled from 'styled-components';
import { pictureSources } from '@/config/images';
import type { ColumnSummary } from '@/lib/column-view-types';

interface ColumnPictureProps {
  picture: ColumnSummary['picture'];
  /** How wide it is shown, for the choice among the widths of spec §9. */
  sizes: string;
  /** The picture that the page opens with: fetched at once. */
  priority?: boolean;
}

/** A column's picture in a box of 16:9, whose room is kept while it loads. */
export function ColumnPicture({ picture, sizes, priority = false }: ColumnPictureProps) {
  if (!picture) return <Placeholder aria-hidden="true" />;
  const { src, width, height, alt } = picture;
  // Pictures of another API's are not ours to resize.
  if (!src.startsWith('/images/'))
    return <Picture src={src} width={width} height={height} alt={alt} loading="lazy" />;
  return (
    <Picture
      // Before src, which would start a download of its own in some browsers.
      sizes={sizes}
      {...pictureSources(src, width)}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
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

const Placeholder = styled.div`
  aspect-ratio: 16 / 9;
  background: ${({ theme }) => theme.color.primaryTint};
  border-radius: ${({ theme }) => theme.radius.badge};
`;
