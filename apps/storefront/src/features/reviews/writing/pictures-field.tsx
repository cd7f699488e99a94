import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { smallPicture } from '../../../lib/picture/small-picture.ts';
import { PicturesField as Field } from '../../../ui/pictures-field/pictures-field.tsx';
import type { ChosenPicture } from '../../../ui/pictures-field/use-chosen-pictures.ts';
import { longestSidePx, mostPictures } from './most-pictures.ts';

interface PicturesFieldProps {
  readonly pictures: readonly ChosenPicture[];
  readonly onChange: (pictures: readonly ChosenPicture[]) => void;
}

const shrink = (file: File): Promise<Blob | undefined> => smallPicture(file, longestSidePx);

/** Up to five pictures of a delivered item. */
export function PicturesField({ pictures, onChange }: PicturesFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      legend={t('review.pictures', { count: mostPictures })}
      addLabel={t('review.addPicture')}
      removeLabel={(number) => t('review.removePicture', { number })}
      unreadable={t('review.pictureLarge')}
      most={mostPictures}
      pictures={pictures}
      onChange={onChange}
      shrink={shrink}
    />
  );
}
