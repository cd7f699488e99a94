import { type Ref, useCallback, useEffect, useRef } from 'react';

interface EarlyText {
  readonly input: HTMLInputElement;
  readonly before: string;
  readonly text: string;
}

// The framework hears of a text only if it is another than the last one that it set itself: it sets the one before,
// and the browser's own setter, which it does not see, the typed one.
function typeAnew({ input, before, text }: EarlyText): void {
  input.value = before;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What was typed in a page before its script had come stays: a form that takes the page over would put its own first
 * value there. Gives the ref of the input.
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
