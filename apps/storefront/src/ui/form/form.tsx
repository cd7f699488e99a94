import { type FormHTMLAttributes, useEffect, useRef } from 'react';

/**
 * For the page's head: holds a form that is sent before its script has come. The browser would send it by itself, load
 * the page anew, and what was typed would be gone. Nobody else hears of it, who would send it a second time.
 */
export const holdForms =
  'addEventListener("submit",e=>{const{dataset:d}=e.target;if("waiting"in d){e.preventDefault();e.stopImmediatePropagation();d.held=""}},true);';

/** A form. Sent before the page's script has come, it is sent when it has. */
export function Form(props: FormHTMLAttributes<HTMLFormElement>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const node = form.current;
    if (!node) return;
    delete node.dataset['waiting'];
    if (!('held' in node.dataset)) return;
    delete node.dataset['held'];
    // What was typed early is in the form's state only after this turn.
    setTimeout(() => node.isConnected && node.requestSubmit(), 0);
  }, []);
  return <form {...props} ref={form} data-waiting="" />;
}
