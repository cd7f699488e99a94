import { type Ref, useCallback, useEffect, useRef } from 'react';

interface EarlyText {
  readonly input: HTMLInputElement;
  readonly before: string;
  readonly text: string;
}

// React reports a text only if it differs from the one that it set last: so the previous text is set through React's
// setter and the typed one through the browser's own, which React does not see.
function typeAnew({ input, before, text }: EarlyText): void {
  input.value = before;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what was typed before the page's script was loaded; a form that hydrates would overwrite it with its initial
 * value. Returns the ref of the input.
 */
export function useEarlyText(given?: Ref<HTMLInputElement>): (node: HTMLInputElement | null) => void {
  const early = useRef<EarlyText | null>(null);
  const latest = useRef(given);
  latest.current = given;
  const attach = useCallback((node: HTMLInputElement | null): void => {
    if (node && node.value !== node.defaultValue)
      early.current ??= { input: node, before: node.defaultValue, text: node.value };
    const ref = latest.current;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  }, []);
  useEffect(() => {
    if (early.current) typeAnew(early.current);
  }, []);
  return attach;
}
