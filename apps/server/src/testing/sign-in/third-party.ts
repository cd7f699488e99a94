import { getMarket, type LoginSettings, writeMarket } from '../../modules/settings/index.ts';
import type { TestMarket } from '../test-market.ts';

/** Changes a market's sign-in settings, and waits until the server has been notified. */
export async function changeLogin({ ctx }: TestMarket, change: Partial<LoginSettings>): Promise<void> {
  const { login } = (await getMarket(ctx)).settings;
  const isSo = Object.entries(change).every(([key, value]) => login[key as keyof LoginSettings] === value);
  if (isSo) return;
  const notified = new Promise<void>((resolve) => {
    const stop = ctx.events.subscribe('settings', () => {
      stop();
      resolve();
    });
  });
  await writeMarket(ctx, { login: { ...login, ...change } }, []);
  await notified;
}
