import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { applyEvent, type LiveNotifications } from './use-live-notifications.ts';

type Told = NonNullable<LiveNotifications['latest']>;

/** How often the number of unread messages is asked for, once it is shown and an event has come. */
async function asksAfter(kind: Told['kind']): Promise<number> {
  const client = createQueryClient('');
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    return { unread: asked };
  };
  // As the header's badge has it.
  const shown = new QueryObserver(client, { queryKey: ['messages.list', 'unread'], queryFn });
  const stop = shown.subscribe(() => undefined);
  await expect.poll(() => asked).toBe(1);
  applyEvent(client, { unread: 1, latest: { kind } as Told });
  await expect.poll(() => client.isFetching()).toBe(0);
  stop();
  client.clear();
  return asked;
}

test('[MSG-01] a message that is told of counts in the header at once, whatever page is open; other news asks for nothing', async () => {
  expect(await asksAfter('message_received')).toBe(2);
  expect(await asksAfter('order_placed')).toBe(1);
});
