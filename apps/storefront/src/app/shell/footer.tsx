import { Kept } from '../../lib/pieces/kept.tsx';
import { useDocumentParts } from '../document-context.ts';
import { FooterContent } from './footer-content.tsx';
import './footer.css';

// The server's HTML is kept as it is, so that no page carries the code that renders it.
const written = import.meta.env.SSR ? '' : (document.querySelector('body > footer')?.innerHTML ?? '');

/** The footer (NAV-12): rendered by the server alone; `overlays/market-views` handles presses in it. */
export function Footer() {
  const { landing } = useDocumentParts();
  if (import.meta.env.SSR && landing)
    return (
      <footer className="market-footer">
        <Kept name="footer" of={() => [landing]}>
          {() => <FooterContent landing={landing} />}
        </Kept>
      </footer>
    );
  return (
    <footer
      className="market-footer"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very page came with.
      dangerouslySetInnerHTML={{ __html: written }}
    />
  );
}
