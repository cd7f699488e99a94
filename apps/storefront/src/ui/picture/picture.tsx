import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export type Hue = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

interface PictureProps {
  /** A picture's full address; null draws the ground alone. */
  readonly src: string | null | undefined;
  /** What it shows; empty when the text beside it already says so. */
  readonly alt: string;
  /** Intrinsic size in pixels: it reserves the place, so that nothing jumps. */
  readonly width: number;
  readonly height: number;
  /** Drawn at most 128 CSS pixels wide: screens with one dot a pixel are sent a quarter of a stored picture. */
  readonly thumbnail?: boolean;
  /** The largest of the first screenful: fetched at once. All others begin when the page is seen, if they are near. */
  readonly eager?: boolean;
  readonly hue?: Hue | undefined;
  /** `cover` fills its place, `contain` shows all of it. */
  readonly fit?: 'cover' | 'contain';
  readonly className?: string | undefined;
}

/**
 * Our own pictures are asked for at the page's own origin, whatever name the market is known by:
 * the content security policy allows no other.
 */
const ownOrigin = (src: string): string => src.replace(/^https?:\/\/[^/]+(?=\/(?:media|private)\/)/, '');

// The server keeps stored pictures in this width too.
const thumbnails = (src: string): string | undefined =>
  src.startsWith('/media/') ? `${src.replace('/media/', '/media/w128/')}, ${src} 2x` : undefined;

/** A picture that always keeps its place, on its module's gradient. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, thumbnail, eager = false, hue, fit = 'cover', className } = props;
  return (
    <span className={classNames(styles['ground'], className)} data-hue={hue}>
      {src && (
        <img
          className={styles['picture']}
          data-fit={fit}
          src={ownOrigin(src)}
          srcSet={thumbnail ? thumbnails(ownOrigin(src)) : undefined}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      )}
    </span>
  );
}
