import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PicturesField } from '../../../ui/pictures-field/pictures-field.tsx';
import type { ChosenPicture } from '../../../ui/pictures-field/use-chosen-pictures.ts';
import { readPaper, shrinkTo } from './chosen-files.ts';

interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  /** The kinds of files: a face or logo, a wide picture, documents as pictures, or documents that may be PDFs too. */
  readonly of: 'portrait' | 'wide' | 'paper' | 'document';
  readonly most?: number;
  readonly files: readonly ChosenPicture[];
  readonly onChange: (files: readonly ChosenPicture[]) => void;
}

/** Files of one field, with previews. */
export function FileField({ label, hint, error, of, most = 1, files, onChange }: FileFieldProps) {
  const { t } = useTranslation();
  const isPaper = of === 'document';
  return (
    <PicturesField
      legend={label}
      hint={hint}
      error={error}
      accept={isPaper ? 'image/*,application/pdf' : 'image/*'}
      addLabel={t(isPaper ? 'partners.addFile' : 'partners.addPicture')}
      removeLabel={(number) => t('partners.removeFile', { number })}
      unreadable={t(isPaper ? 'partners.unreadableFile' : 'partners.unreadablePicture')}
      most={most}
      pictures={files}
      onChange={onChange}
      shrink={isPaper ? readPaper : shrinkTo(of)}
    />
  );
}
