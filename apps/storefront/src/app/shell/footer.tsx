import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Kept } from '../../lib/pieces/kept.tsx';
import { useMarket } from '../../lib/session/market.ts';
import { firstSign } from '../../lib/view/first-sign.ts';
import { FooterContent } from './footer-content.tsx';
import styles from './footer.module.css';

// What the server wrote: it stays as it is, so that no page carries the code that draws it.
const written = import.meta.env.SSR ? '' : (document.querySelector('body > footer')?.innerHTML ?? '');

/** The footer (NAV-12): the server alone draws it; what is pressed in it is listened for once somebody is there. */
export function Footer() {
  const frame = useRef<HTMLElement>(null);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { landing } = useMarket();
  useEffect(() => {
    const stop = new AbortController();
    void firstSign()
      .then(() => import('./footer-live.ts'))
      .then(({ listenIn }) => frame.current && listenIn(frame.current, { navigate, t, signal: stop.signal }));
    return () => stop.abort();
  }, [navigate, t]);
  if (import.meta.env.SSR)
    return (
      <footer className={styles['footer']}>
        <Kept name="footer" of={[landing]}>
          {() => <FooterContent />}
        </Kept>
      </footer>
    );
  return (
    <footer
      ref={frame}
      className={styles['footer']}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very page came with.
      dangerouslySetInnerHTML={{ __html: written }}
    />
  );
}
