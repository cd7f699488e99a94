import { type FormHTMLAttributes, useEffect, useRef } from 'react';

/**
 * For the page's head: holds back a form that is submitted before the page's script is loaded. The browser would
 * submit it natively and reload the page, and what was typed would be lost. Other listeners do not get the event,
 * since they would submit it a second time.
 */
export const holdForms =
  'addEventListener("submit",e=>{const{dataset:d}=e.target;if("waiting"in d){e.preventDefault();e.stopImmediatePropagation();d.held=""}},true);';

/** A form. If it is submitted before the page's script is loaded, it is submitted once it is. */
export function Form(props: FormHTMLAttributes<HTMLFormElement>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const node = form.current;
    if (!node) return;
    delete node.dataset['waiting'];
    if (!('held' in node.dataset)) return;
    delete node.dataset['held'];
    // What was typed early is in the form's state only after this task.
    setTimeout(() => node.isConnected && node.requestSubmit(), 0);
  }, []);
  return <form {...props} ref={form} data-waiting="" />;
}
