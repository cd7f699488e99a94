import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Says how many files are chosen: whoever does not see their previews hears of none of them. */
export function ChosenCount({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="visually-hidden">
      {count > 0 && t('common.filesChosen', { count })}
    </p>
  );
}
