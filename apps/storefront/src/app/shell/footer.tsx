import { Kept } from '../../lib/pieces/kept.tsx';
import { useDocumentParts } from '../document-context.ts';
import { FooterContent } from './footer-content.tsx';
import './footer.css';

// What the server wrote: it stays as it is, so that no page carries the code that draws it.
const written = import.meta.env.SSR ? '' : (document.querySelector('body > footer')?.innerHTML ?? '');

/** The footer (NAV-12): the server alone draws it; what is pressed in it is listened for by `overlays/market-views`. */
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
