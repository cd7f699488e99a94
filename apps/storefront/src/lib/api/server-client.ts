import { type Answered, type Client, createClient, Refusal } from '@promenade/contract/client';
import { createContext, data, type RouterContextProvider } from 'react-router';
import { type Visit, visitOf } from '../session/visit.ts';
import { requestHeaders } from './request-headers.ts';

/** What the process that serves pages hands to a render. */
export interface RenderContext {
  /** Reaches the API inside the process: `url` is a path below the origin, such as `/api/v1/config`. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Answered>;
  /** Allows the inline scripts of this page under its content security policy. */
  readonly nonce: string;
  readonly requestId: string;
}

export const renderContext = createContext<RenderContext>();

interface LoaderInput {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** What a loader works with. */
export interface ServerApi {
  /** The API; a refusal is thrown as it is. */
  readonly call: Client;
  /** The API; a refusal becomes the page's own answer: a store that is gone is a 404 page. */
  readonly load: Client;
  readonly visit: Visit;
}

/**
 * The API for a loader: `const { load, visit } = serverApi(args)`.
 * It holds no token and no guest: pages are anonymous, so that one rendering serves everyone with the same visit.
 */
export function serverApi({ request, context }: LoaderInput): ServerApi {
  const visit = visitOf(request);
  const { fetch } = context.get(renderContext);
  const { origin } = new URL(request.url);
  const call = createClient({
    origin: '',
    fetch,
    headers: () => requestHeaders(visit, null, origin),
    newKey: () => crypto.randomUUID(),
  });
  const load: Client = async (id, input) => {
    try {
      return await call(id, input);
    } catch (error) {
      if (error instanceof Refusal) throw data({ message: error.message }, { status: error.status });
      throw error;
    }
  };
  return { call, load, visit };
}
