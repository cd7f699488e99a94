import type { TestMarket } from '../test-market.ts';

/** Makes sign-in calls by their path below `/auth`, from a given network address; returns refusals too. */
export const authFrom =
  <Answer>(market: () => TestMarket, remoteAddress: string) =>
  async (path: string, payload: object, method: 'POST' | 'PUT' = 'POST'): Promise<Answer> => {
    const url = `/api/v1/auth/${path}`;
    return (await market().app.inject({ method, url, remoteAddress, payload })).json<Answer>();
  };
