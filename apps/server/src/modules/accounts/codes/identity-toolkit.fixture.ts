import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeLogin, everyWayIn, openTestMarket } from '../../../testing/index.ts';

/** The numbers that the stand-in knows, but for the last digits. */
const knownNumbers = '+598993001';

/** Stands in for Identity Toolkit's two calls, as far as a market uses them: 123456 is each code. */
async function openIdentityToolkit() {
  const requests: string[] = [];
  const numbers = new Map<string, string>();
  function answer(url: string, body: Record<string, string>): [number, object] {
    if (!url.includes('key=web-key')) return [400, { error: { message: 'API_KEY_INVALID' } }];
    if (url.includes(':sendVerificationCode')) {
      const number = body['phoneNumber'] ?? '';
      if (!number.startsWith(knownNumbers)) return [400, { error: { message: 'INVALID_PHONE_NUMBER' } }];
      const sessionInfo = `session ${numbers.size + 1}`;
      numbers.set(sessionInfo, number);
      return [200, { sessionInfo }];
    }
    const phoneNumber = numbers.get(body['sessionInfo'] ?? '');
    const isRight = phoneNumber !== undefined && body['code'] === '123456';
    return isRight ? [200, { phoneNumber }] : [400, { error: { message: 'INVALID_CODE' } }];
  }
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    requests.push(request.url ?? '');
    const [status, body] = answer(request.url ?? '', JSON.parse(text));
    response.statusCode = status;
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    requests,
    source: { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey: 'web-key' },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A market that verifies phones with this stand-in, and the calls that the stand-in received. */
export async function openThirdPartyMarket() {
  const { requests, source, close } = await openIdentityToolkit();
  const market = await openTestMarket({
    settings: everyWayIn,
    services: { sources: { phoneCheck: source } },
  });
  await changeLogin(market, { thirdPartyPhone: true });
  return {
    market,
    requests,
    close: async () => {
      await market.close();
      await close();
    },
  };
}
