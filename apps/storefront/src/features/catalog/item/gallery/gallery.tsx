import { useRef, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Picture } from '../../../../ui/picture/picture.tsx';
import { preloadZoom, Zoom } from '../../../../ui/zoom/zoom.tsx';
import type { ItemView } from '../../cards/wire.ts';
import styles from './gallery.module.css';
import type { Zoomed } from './use-zoom.ts';

interface GalleryProps {
  readonly item: Pick<ItemView, 'name' | 'images_full_url' | 'image_width' | 'image_height' | 'module_type'>;
  readonly zoom: Zoomed;
  /** It is as high as what is next to it. */
  readonly filling?: boolean;
}

interface ThumbnailsProps extends Pick<GalleryProps, 'item'> {
  readonly shown: number;
  readonly onShow: (at: number) => void;
}

/** Five at once, the others by scrolling (ITEM-01). */
function Thumbnails({ item, shown, onShow }: ThumbnailsProps) {
  const { t } = useTranslation();
  const count = item.images_full_url.length;
  return (
    <ul className={styles['thumbnails']}>
      {item.images_full_url.map((src, at) => (
        <li key={src}>
          <button
            type="button"
            className={styles['thumbnail']}
            aria-current={at === shown || undefined}
            aria-label={t('product.showPicture', { number: at + 1, count })}
            onClick={() => onShow(at)}
          >
            <Picture
              src={src}
              alt=""
              width={item.image_width}
              height={item.image_height}
              fit="contain"
              thumbnail
              hue={item.module_type}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface StripPictureProps extends Pick<GalleryProps, 'item'> {
  readonly src: string;
  readonly at: number;
  readonly onZoom: () => void;
}

function StripPicture({ item, src, at, onZoom }: StripPictureProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles['enlarge']}
      aria-haspopup="dialog"
      aria-label={t('product.zoomOf', { number: at + 1, count: item.images_full_url.length })}
      onPointerEnter={preloadZoom}
      onClick={onZoom}
    >
      <Picture
        className={styles['picture']}
        src={src}
        alt=""
        width={item.image_width}
        height={item.image_height}
        fit="contain"
        hue={item.module_type}
        eager={at === 0}
      />
    </button>
  );
}

/** An item's pictures: a strip to browse by touch, keyboard or thumbnails, each with a zoom view. */
export function Gallery({ item, zoom, filling = false }: GalleryProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const { images_full_url: pictures } = item;
  // scrollLeft is negative in right-to-left text.
  const noteShown = () => {
    const { scrollLeft, clientWidth } = strip.current as HTMLUListElement;
    if (clientWidth > 0) setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  const show = (at: number) => {
    const row = strip.current;
    if (!row) return;
    const along = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollTo({ left: along * at * row.clientWidth });
    setShown(at);
  };
  return (
    <section
      className={styles['gallery']}
      data-filling={filling || undefined}
      aria-label={t('product.gallery', { name: item.name })}
    >
      <ul className={styles['strip']} ref={strip} onScroll={noteShown}>
        {pictures.map((src, at) => (
          <li key={src}>
            <StripPicture item={item} src={src} at={at} onZoom={() => zoom.show(at)} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <Thumbnails item={item} shown={shown} onShow={show} />}
      <Zoom
        open={zoom.at !== null}
        at={zoom.at ?? shown}
        name={item.name}
        pictures={pictures}
        onShow={zoom.show}
        onClose={zoom.hide}
      />
    </section>
  );
}
