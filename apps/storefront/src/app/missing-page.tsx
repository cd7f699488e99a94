import { PrivateHead } from '../lib/head/private-head.tsx';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { paths } from '../lib/paths/paths.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';

interface MissingPageProps {
  /** It was here once (410). */
  readonly gone: boolean;
  /** What the refusal said. */
  readonly message: string | undefined;
}

/** What is not here (404), or is here no more (410). */
export function MissingPage({ gone, message }: MissingPageProps) {
  const { t } = useTranslation();
  const title = gone ? t('product.gone') : t('shell.notFound.title');
  const text = gone
    ? [message, t('product.goneText')].filter(Boolean).join(' ')
    : (message ?? t('shell.notFound.text'));
  return (
    <>
      <PrivateHead title={title} />
      <EmptyState
        wholePage
        picture={gone ? 'bag' : 'search'}
        title={title}
        text={text}
        action={
          <ButtonLink to={paths.home()} reloadDocument>
            {t('shell.notFound.action')}
          </ButtonLink>
        }
      />
    </>
  );
}
