import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

// By then the page has its title, and its heading the focus, if nothing else keeps it.
const settleMs = 200;
// A heading is read aloud as it takes the focus; who writes in a field is told what is found.
const isHeard = 'h1, input, textarea, select';

/**
 * Says which page has come where the focus stays at what led there, such as a link of the header: a page that comes
 * without being loaded says nothing by itself.
 */
export function ToldPage() {
  const { pathname, search } = useLocation();
  const [told, setTold] = useState('');
  const last = useRef(document.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page.
  useEffect(() => {
    const timer = setTimeout(() => {
      const { title, activeElement: here } = document;
      if (title === last.current) return;
      last.current = title;
      setTold(here?.matches(isHeard) ? '' : title);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [pathname, search]);
  return <span className="visually-hidden">{told}</span>;
}
