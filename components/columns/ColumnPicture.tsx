import styled from 'styled-components';
import { siteConfig } from '@/config/site';
import type { ColumnSummary } from '@/lib/columns/column-view-types';
import { mediaUrl, pictureSources } from '@/lib/picture-urls';
import { theme } from '@/styles/theme';

interface ColumnPictureProps {
  picture: ColumnSummary['picture'];
  /** The `sizes` attribute, by which the browser selects one of the widths of spec §9. */
  sizes: string;
  /** True for the first picture of the page, which is fetched with high priority. */
  priority?: boolean;
}

/** A column's picture in a 16:9 box, whose space is reserved while the picture loads. */
export function ColumnPicture({ picture, sizes, priority = false }: ColumnPictureProps) {
  if (!picture) return <Placeholder aria-hidden="true" />;
  const { src, width, height, alt } = picture;
  // Only our own pictures, below /images/, have resized versions, so pictures of another API have no `srcset`.
  if (!src.startsWith('/images/'))
    return (
      <Picture src={mediaUrl(src, siteConfig())} width={width} height={height} alt={alt} loading="lazy" />
    );
  return (
    <Picture
      // `sizes` must come before `src`: some browsers start a download of their own as soon as `src` is set.
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
  background: ${theme.color.primaryTint};
  border-radius: ${theme.radius.badge};
`;

const Placeholder = styled.div`
  aspect-ratio: 16 / 9;
  background: ${theme.color.primaryTint};
  border-radius: ${theme.radius.badge};
`;
