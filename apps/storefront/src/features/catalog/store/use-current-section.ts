import { useEffect, useRef, useState } from 'react';

// The current section is the first that is visible below header and tabs beyond its bottom margin.
const bandTop = 180;
const band = `-${bandTop}px 0px 0px 0px`;

const topOf = (id: string) => document.getElementById(id)?.offsetTop;

const isPassed = (id: string): boolean =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? 0) < bandTop;

/** The section being read, by scroll position; a jump to one keeps it current until the page has come to rest. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const jumping = useRef(false);
  const key = ids.join(' ');
  useEffect(() => {
    const visible = new Set<string>();
    const order = key.split(' ');
    // A tab that was pressed before the page's code was loaded is in the address.
    const named = decodeURIComponent(location.hash.slice(1));
    if (order.includes(named)) setCurrent(named);
    // Where none is visible, at either end of the page, it is the last that was passed, or else the first.
    const settle = () => {
      const passed = order.filter(isPassed).at(-1) ?? order[0] ?? '';
      const first = order.find((id) => visible.has(id)) ?? passed;
      // A section next to it is visible as well: the target of a jump stays current.
      setCurrent((before) => (visible.has(before) && topOf(before) === topOf(first) ? before : first));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        if (!jumping.current) settle();
      },
      { rootMargin: band },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    // From one end of the page to the other no section may come into view: the observer has nothing to say.
    const rest = () => {
      if (!jumping.current) settle();
      jumping.current = false;
    };
    addEventListener('scrollend', rest);
    return () => {
      observer.disconnect();
      removeEventListener('scrollend', rest);
    };
  }, [key]);
  const jumpTo = (id: string) => {
    jumping.current = true;
    setCurrent(id);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(id)?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  };
  return { current: ids.includes(current) ? current : (ids[0] ?? ''), jumpTo };
}
