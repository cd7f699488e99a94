import { Picture } from './picture.tsx';

interface PicturePileProps {
  /** Full addresses; duplicates are shown once. */
  readonly pictures: readonly string[];
  /** Intrinsic size of each, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly className: string | undefined;
  /** Of each picture. */
  readonly pictureClassName: string | undefined;
  readonly thumbnail?: boolean;
  readonly eager?: boolean;
}

/** A few pictures next to a heading that says the same. */
export function PicturePile({ pictures, className, pictureClassName, ...each }: PicturePileProps) {
  return (
    <div className={className} aria-hidden="true">
      {[...new Set(pictures)].map((src) => (
        <Picture key={src} {...each} className={pictureClassName} src={src} alt="" fit="contain" />
      ))}
    </div>
  );
}
