import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export type Hue = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel' | 'rental';

interface PictureProps {
  /** The full address of a picture; null draws only the background. */
  readonly src: string | null | undefined;
  /** What it shows; empty if the text next to it already says so. */
  readonly alt: string;
  /** Intrinsic size in pixels: it reserves the space, so that nothing shifts. */
  readonly width: number;
  readonly height: number;
  /** Drawn at most 128 CSS pixels wide: screens with a device pixel ratio of one get a quarter of a stored picture. */
  readonly thumbnail?: boolean;
  /**
   * The largest of the first screen: fetched at once. All others are fetched when the page has been painted, if they
   * are near.
   */
  readonly eager?: boolean;
  readonly hue?: Hue | undefined;
  /** `cover` fills its space, `contain` shows all of it. */
  readonly fit?: 'cover' | 'contain';
  readonly className?: string | undefined;
}

/**
 * Our own pictures are requested from the page's own origin, whatever name the market is known by: the content
 * security policy allows no other.
 */
const ownOrigin = (src: string): string => src.replace(/^https?:\/\/[^/]+(?=\/(?:media|private)\/)/, '');

// The server stores pictures in this width too.
const thumbnails = (src: string): string | undefined =>
  src.startsWith('/media/') ? `${src.replace('/media/', '/media/w128/')}, ${src} 2x` : undefined;

/** A picture that always keeps its space, on its module's gradient. */
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
