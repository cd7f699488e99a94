import { capabilitiesOf } from '@promenade/domain/modules';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import type { IconName } from '../../ui/icon/icon.tsx';
import type { Counterpart } from './wire.ts';

const icons: Readonly<Record<Counterpart['kind'], IconName>> = {
  store: 'store',
  courier: 'bike',
  support: 'chat',
};

/** The name, kind, icon and page of the other party. */
export function useNames() {
  const { t } = useTranslation();
  return ({ kind, id, name, slug, module_type: moduleType }: Counterpart) => {
    const isProvider = moduleType !== null && capabilitiesOf(moduleType).trips;
    const page = slug !== null && id !== null ? { slug, id } : null;
    return {
      name: kind === 'support' ? t('chat.support') : name,
      what: t(isProvider ? 'chat.kind_provider' : `chat.kind_${kind}`),
      icon: icons[kind],
      to: page && (isProvider ? paths.provider(page) : paths.store({ id: page.id })),
    };
  };
}
