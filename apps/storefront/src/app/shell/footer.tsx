import { useLocation } from 'react-router';
import { Kept } from '../../lib/pieces/kept.tsx';
import { useVisit } from '../../lib/session/use-visit.ts';
import { useDocumentParts } from '../document-context.ts';
import { FooterContent, type FooterContentProps } from './footer-content.tsx';
import './footer.css';
import { logoTargetOf } from './logo.tsx';

// The server's HTML is kept as it is, so that no page carries the code that renders it.
const written = import.meta.env.SSR ? '' : (document.querySelector('body > footer')?.innerHTML ?? '');

function ServersFooter({ landing }: Pick<FooterContentProps, 'landing'>) {
  const { pathname } = useLocation();
  const { location } = useVisit();
  const logoTarget = logoTargetOf(pathname, location !== null);
  return (
    <footer className="market-footer">
      <Kept name="footer" of={() => [landing, logoTarget]}>
        {() => <FooterContent landing={landing} logoTarget={logoTarget} />}
      </Kept>
    </footer>
  );
}

/** The footer (NAV-12): rendered by the server alone; `overlays/market-views` handles presses in it. */
export function Footer() {
  const { landing } = useDocumentParts();
  if (import.meta.env.SSR && landing) return <ServersFooter landing={landing} />;
  return (
    <footer
      className="market-footer"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very page came with.
      dangerouslySetInnerHTML={{ __html: written }}
    />
  );
}
