import { type ReactNode, useEffect } from 'react';
import { data, Links, type LoaderFunctionArgs, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { unpack } from '../lib/api/packed.ts';
import { renderContext, serverApi } from '../lib/api/server-client.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { useDocumentParts } from './document-context.ts';
import { ErrorPage } from './error-page.tsx';
import { packedMarket } from './packed-market.ts';
import { markHandled, pressHeld } from './press-held.ts';
import { holdSecondPresses } from './second-press.ts';
import { Providers } from './providers.tsx';
import { Shell } from './shell/shell.tsx';
import '../ui/tokens.css';
import '../ui/base.css';

/** What every page needs: config is read once here and drives the rest (SYS-07). */
export async function loader(args: LoaderFunctionArgs) {
  const { load, visit } = serverApi(args);
  const { page } = args.context.get(renderContext);
  const [config, landing, modules] = await Promise.all([
    load('settings.config'),
    load('settings.landing'),
    load('settings.modules'),
  ]);
  // Thrown, so that no page is rendered: the boundary says what is going on, and the server when to retry.
  if (config.maintenance) throw data({ ...config.maintenance, timeZone: config.time_zone }, { status: 503 });
  const { origin } = new URL(args.request.url);
  page.landing = landing;
  return { visit, market: packedMarket(origin, config, modules) };
}

type RootData = Awaited<ReturnType<typeof loader>>;

/** Language, location and module change with a page load, so navigation never reads them again. */
export const shouldRevalidate = (): boolean => false;

// The answers are in the page as they are, not as a script's string: escaped once less, and packed with the page.
function Handoff() {
  const { handoff } = useDocumentParts();
  return (
    <script
      type="application/json"
      id="handoff"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without the sign that could end the element.
      dangerouslySetInnerHTML={{ __html: handoff }}
    />
  );
}

function InlineScript({ text }: { readonly text: string }) {
  const { nonce } = useDocumentParts();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; the browser has run it already.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const { language, direction } = useTranslation();
  const parts = useDocumentParts();
  const { theme, messagesUrl, laterMessagesUrl, module, drawnAtMs, requestId } = parts;
  useEffect(() => {
    pressHeld();
    holdSecondPresses();
  }, []);
  return (
    <html
      lang={language}
      dir={direction}
      data-theme={theme ?? undefined}
      data-module={module ?? undefined}
      data-messages={messagesUrl}
      data-later-messages={laterMessagesUrl}
      data-drawn-at={drawnAtMs ?? undefined}
      data-request-id={requestId ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <InlineScript text={parts.firstScript} />
        <Links />
        <InlineScript text={parts.headScript} />
      </head>
      <body onClickCapture={markHandled}>
        {children}
        <Handoff />
        <ScrollRestoration />
        <Scripts />
        <InlineScript text={parts.endScript} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: { readonly loaderData: RootData }) {
  return (
    <Providers visit={loaderData.visit} market={unpack(loaderData.market)}>
      <Shell>
        <Outlet />
      </Shell>
    </Providers>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <ErrorPage error={error} />;
}
