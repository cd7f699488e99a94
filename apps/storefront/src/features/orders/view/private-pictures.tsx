import { Picture } from '../../../ui/picture/picture.tsx';
import after from '../after.module.css';

const sidePixels = 88;

interface PrivatePicturesProps {
  /** Links valid for minutes: an expired picture is loaded again with the order. */
  readonly urls: readonly string[];
  readonly altOf: (number: number) => string;
}

/** Small pictures that only the shopper may see; each opens at full size. */
export function PrivatePictures({ urls, altOf }: PrivatePicturesProps) {
  if (urls.length === 0) return null;
  return (
    <ul className={after['pictures']}>
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className={after['pictureLink']}>
            <Picture src={url} alt={altOf(at + 1)} width={sidePixels} height={sidePixels} />
          </a>
        </li>
      ))}
    </ul>
  );
}
