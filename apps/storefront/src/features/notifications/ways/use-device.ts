import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { askToPush, findSubscription, type PushAbility, pushAbility } from './browser-push.ts';
import type { WaySettings } from './use-ways.ts';

const subscriptionKey = ['push-subscription'] as const;

function bodyOf(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

export interface Device {
  readonly ability: PushAbility;
  readonly isOn: boolean;
  readonly busy: boolean;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
}

/** Whether this browser receives push notifications, and switching that. */
export function useDevice(settings: WaySettings, refresh: () => Promise<void>): Device {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data: subscription } = useQuery({ queryKey: subscriptionKey, queryFn: findSubscription });
  // Also without an answer: the browser's state is known here, and the market may have accepted it.
  const onSettled = (): void => {
    void refresh();
    void client.invalidateQueries({ queryKey: subscriptionKey });
  };
  const onSuccess = ({ message }: { readonly message: string }): void => showToast('success', message);
  const subscribe = useCall('notifications.subscribe', { onSuccess });
  const unsubscribe = useCall('notifications.unsubscribe', { onSuccess });
  const turnOn = async (): Promise<void> => {
    setAsking(true);
    try {
      const made = await askToPush(settings.public_key);
      if (made) subscribe.mutate({ body: bodyOf(made) }, { onSettled });
    } catch {
      showToast('error', t('notification.pushFailed'));
    } finally {
      setAsking(false);
    }
  };
  const turnOff = (): void => {
    if (!subscription) return;
    const { endpoint } = subscription;
    // A failure of the browser to unsubscribe is ignored: the market sends nothing more.
    subscription.unsubscribe().catch(() => undefined);
    unsubscribe.mutate({ query: { endpoint } }, { onSettled });
  };
  return {
    ability: pushAbility(),
    isOn: !!subscription && settings.endpoints.includes(subscription.endpoint),
    busy: asking || subscribe.isPending || unsubscribe.isPending,
    turnOn: () => void turnOn(),
    turnOff,
  };
}
