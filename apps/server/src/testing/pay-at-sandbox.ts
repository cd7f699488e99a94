import type { TestMarket } from './test-market.ts';

/** Follows a link of the sandbox and approves there; its message is heard. */
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
