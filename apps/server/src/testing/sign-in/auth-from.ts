import type { TestMarket } from '../test-market.ts';

/** Calls of signing in by their path below `/auth`, sent from a network address; what is refused is answered, too. */
export const authFrom =
  <Answer>(market: () => TestMarket, remoteAddress: string) =>
  async (path: string, payload: object, method: 'POST' | 'PUT' = 'POST'): Promise<Answer> => {
    const url = `/api/v1/auth/${path}`;
    return (await market().app.inject({ method, url, remoteAddress, payload })).json<Answer>();
  };
