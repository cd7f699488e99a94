import { PrivateHead } from '../lib/head/private-head.tsx';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { paths } from '../lib/paths/paths.ts';
import { useView } from '../lib/view/use-view.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';

interface MissingPageProps {
  /** It was here once (410). */
  readonly gone: boolean;
  /** What the refusal said. */
  readonly message?: string | undefined;
  /** The item is sold in another zone. */
  readonly elsewhere?: boolean;
}

/** What is sold elsewhere is one change of location away: the refusal says where. */
function Elsewhere({ message }: Pick<MissingPageProps, 'message'>) {
  const { t } = useTranslation();
  const { show } = useView('location');
  return (
    <>
      <PrivateHead title={t('pages.elsewhere')} />
      <EmptyState
        heading="h1"
        picture="pin"
        title={t('pages.elsewhere')}
        text={message}
        action={
          <Button aria-haspopup="dialog" onClick={() => show()}>
            {t('pages.elsewhereAction')}
          </Button>
        }
      />
    </>
  );
}

/** Missing pages (404), or removed ones (410). */
export function MissingPage({ gone, message, elsewhere = false }: MissingPageProps) {
  const { t } = useTranslation();
  if (elsewhere) return <Elsewhere message={message} />;
  const title = gone ? t('product.gone') : t('shell.notFound.title');
  const text = gone
    ? [message, t('product.goneText')].filter(Boolean).join(' ')
    : (message ?? t('shell.notFound.text'));
  return (
    <>
      <PrivateHead title={title} />
      <EmptyState
        heading="h1"
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
