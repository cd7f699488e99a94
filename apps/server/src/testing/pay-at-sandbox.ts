import type { TestMarket } from './test-market.ts';

/** Opens a sandbox payment link, approves the payment, and delivers the webhook. */
export async function payAtSandbox(market: TestMarket, link: string | null): Promise<void> {
  const url = new URL(link ?? '');
  const answer = await market.app.inject({
    method: 'POST',
    url: url.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      key: url.searchParams.get('key') ?? '',
      delivery: 'now',
      decision: 'approve',
    }).toString(),
  });
  if (answer.statusCode !== 303) throw new Error(`The sandbox answered ${answer.statusCode}`);
  await market.runJobs();
}
