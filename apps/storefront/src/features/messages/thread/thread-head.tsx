import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { IconLink } from '../../../ui/button/icon-link.tsx';
import { Face } from '../face.tsx';
import { useNames } from '../use-names.ts';
import type { Counterpart } from '../wire.ts';
import styles from './thread.module.css';
import { Link } from '../../../ui/link/link.tsx';

/** The other party, and a link back to all conversations if they are not next to it. */
export function ThreadHead({ counterpart }: { readonly counterpart: Counterpart }) {
  const { t } = useTranslation();
  const { name, what, to } = useNames()(counterpart);
  return (
    <header className={styles['head']}>
      <IconLink icon="chevron-start" label={t('chat.back')} to={paths.inbox()} className={styles['back']} />
      <Face counterpart={counterpart} />
      <div className={styles['who']}>
        <h2 className={styles['name']} dir="auto">
          {to ? <Link to={to}>{name}</Link> : name}
        </h2>
        <p className={styles['quiet']}>{what}</p>
      </div>
    </header>
  );
}
