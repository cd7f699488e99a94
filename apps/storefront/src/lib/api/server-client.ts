import type { Reply } from '@promenade/contract/calls';
import { type Client, Refusal } from '@promenade/contract/client';
import type { CallId } from '@promenade/contract/paths';
import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Visit } from '../session/visit.ts';
import { requestHeaders } from './request-headers.ts';

/** A call of the API for a page, as the process that serves both is asked it. */
interface PageCall {
  readonly id: CallId;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly requestId: string;
}

/** What the process that serves pages hands to a render. */
export interface RenderContext {
  /** Asks the rooms inside the process. The body is shared with other pages. */
  readonly answer: (call: PageCall) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** Allows the inline scripts of this page under its content security policy. */
  readonly nonce: string;
  readonly requestId: string;
  readonly page: {
    /** The text is left here: through the body of a Response it would be copied four times. */
    text?: string;
    /** Makes the page's bytes of that text, in which places are marked for what earlier pages have in common. */
    fill?: (text: string) => Buffer;
    /** What the market says of itself: the footer, which the server alone draws, is made of it. */
    landing?: Reply<'settings.landing'>;
  };
  /** Read once from the request: several loaders and the frame ask for it. */
  readonly visit: Visit;
}

export const renderContext = createContext<RenderContext>();

interface Asked {
  /** Looks in all modules, not in the page's alone. */
  readonly everyModule?: boolean;
}

export interface LoaderInput {
  readonly request: Request;
  /** The page's address; a step of the router asks for it by another one. */
  readonly url: URL;
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

// What was here and is no more: search engines forget it at once (decision 15).
const goneCodes: ReadonlySet<string> = new Set(['item_gone']);

// In another zone (MOD-08): another location shows it.
const elsewhereCodes: ReadonlySet<string> = new Set(['item_elsewhere', 'store_elsewhere']);

const answerOf = ({ code, message }: Refusal) => ({ message, elsewhere: elsewhereCodes.has(code) });

const pageStatus = ({ code, status }: Refusal): number => (goneCodes.has(code) ? 410 : status);

/**
 * The API for a loader: `const { load, visit } = serverApi(args)`.
 * It holds no token and no guest: pages are anonymous, so that one rendering serves everyone with the same visit.
 */
export function serverApi({ request, context }: Omit<LoaderInput, 'url'>, asked: Asked = {}): ServerApi {
  const { answer, visit, requestId } = context.get(renderContext);
  const headers = requestHeaders(visit, null, new URL(request.url).origin);
  if (asked.everyModule) delete headers['moduleId'];
  const call: Client = async (id, input = {}) => {
    const { params = {}, query = {} } = input;
    const { status, body } = await answer({ id, params, query, headers, requestId });
    if (status !== 200) throw new Refusal(status, body);
    return body as never;
  };
  const load: Client = async (id, input) => {
    try {
      return await call(id, input);
    } catch (error) {
      if (error instanceof Refusal) throw data(answerOf(error), { status: pageStatus(error) });
      throw error;
    }
  };
  return { call, load, visit };
}
