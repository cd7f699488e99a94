import type { Reply } from '@promenade/contract/calls';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import styles from './module-picker.module.css';

interface ModuleTilesProps {
  readonly modules: Reply<'settings.modules'>;
  /** The one chosen now. */
  readonly chosenId: string | undefined;
  /** The one on its way. */
  readonly busyId: string | null;
  readonly onChoose: (module: Reply<'settings.modules'>[number]) => void;
}

/** The active modules with icon and name (MOD-02). */
export function ModuleTiles({ modules, chosenId, busyId, onChoose }: ModuleTilesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles['tiles']} aria-label={t('module.title')}>
      {modules.map((module) => (
        <li key={module.id}>
          <button
            type="button"
            className={styles['tile']}
            data-hue={module.module_type}
            aria-current={module.id === chosenId || undefined}
            aria-busy={module.id === busyId || undefined}
            // A disabled one loses the focus, and a choice may fail.
            aria-disabled={module.id === busyId || undefined}
            disabled={busyId !== null && module.id !== busyId}
            onClick={() => busyId === null && onChoose(module)}
          >
            <Picture
              className={styles['picture']}
              src={module.icon_full_url}
              alt=""
              width={96}
              height={96}
              fit="contain"
            />
            <span className={styles['name']}>{module.module_name}</span>
            {module.id === busyId && (
              <span className={styles['busy']}>
                <Spinner />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
