import { separator } from '../../../lib/format/separator.ts';
import type { Reply } from '@promenade/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { canUsePasskeys } from '../passkeys/device.ts';
import { useMakePasskey } from '../passkeys/use-make-passkey.ts';
import styles from '../profile/profile-settings.module.css';
import { ListCard } from './list-card.tsx';
import { RemovePasskey } from './remove-passkey.tsx';

type Passkey = Reply<'accounts.passkeys'>['passkeys'][number];

const passkeysQuery = callQuery('accounts.passkeys');

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = passkey.name || t('account.passkeyUnnamed');
  const question = useView('remove-passkey');
  const made = t('account.passkeyCreated', { time: isolate(format.dateTime(passkey.created_at)) });
  const used =
    passkey.last_used_at && t('account.lastUsed', { time: isolate(format.dateTime(passkey.last_used_at)) });
  return (
    <li className={styles['row']}>
      <Icon name="lock" size={24} />
      <div className={styles['rowText']}>
        <p className={styles['rowName']}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles['quiet']}>{[made, used].filter(Boolean).join(separator)}</p>
      </div>
      <IconButton
        icon="trash"
        label={t('account.passkeyRemove', { name: isolate(name) })}
        aria-haspopup="dialog"
        onClick={() => question.show(passkey.id)}
      />
    </li>
  );
}

/** The passkeys of the account, and a new one for this device. */
export function PasskeyList() {
  const { t } = useTranslation();
  const { data, error } = useQuery(passkeysQuery);
  const make = useMakePasskey();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ListCard
      title={t('account.passkeys')}
      lead={t('account.passkeysLead')}
      error={error}
      headingRef={heading}
      rows={data?.passkeys.map((passkey) => <PasskeyRow key={passkey.id} passkey={passkey} />)}
    >
      {data?.passkeys.length === 0 && <p className={styles['quiet']}>{t('account.passkeysNone')}</p>}
      {canUsePasskeys() && (
        <div className={styles['actions']}>
          <Button look="soft" icon="plus" busy={make.isPending} onClick={() => make.mutate()}>
            {t('account.passkeyMake')}
          </Button>
        </div>
      )}
      <RemovePasskey passkeys={data?.passkeys} onRemoved={() => heading.current?.focus()} />
    </ListCard>
  );
}
