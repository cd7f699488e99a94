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

/** This browser: whether it is told, and switching that. */
export function useDevice(settings: WaySettings, refresh: () => Promise<void>): Device {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data: subscription } = useQuery({ queryKey: subscriptionKey, queryFn: findSubscription });
  const done = async ({ message }: { readonly message: string }): Promise<void> => {
    showToast('success', message);
    await Promise.all([refresh(), client.invalidateQueries({ queryKey: subscriptionKey })]);
  };
  const subscribe = useCall('notifications.subscribe', { onSuccess: (reply) => void done(reply) });
  const unsubscribe = useCall('notifications.unsubscribe', { onSuccess: (reply) => void done(reply) });
  const turnOn = async (): Promise<void> => {
    setAsking(true);
    try {
      const made = await askToPush(settings.public_key);
      if (made) await subscribe.mutateAsync({ body: bodyOf(made) });
    } catch {
      // A refusal has said so itself; a browser that cannot reach its push service has not.
      if (!subscribe.isError) showToast('error', t('notification.pushFailed'));
    } finally {
      setAsking(false);
    }
  };
  const turnOff = (): void => {
    if (!subscription) return;
    const { endpoint } = subscription;
    void subscription.unsubscribe();
    unsubscribe.mutate({ query: { endpoint } });
  };
  return {
    ability: pushAbility(),
    isOn: !!subscription && settings.endpoints.includes(subscription.endpoint),
    busy: asking || subscribe.isPending || unsubscribe.isPending,
    turnOn: () => void turnOn(),
    turnOff,
  };
}
