import type { FormHTMLAttributes, Ref, SyntheticEvent } from 'react';
import { useFollow } from '../link/use-follow.ts';

interface QueryFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** The path of the page that answers. */
  readonly action: string;
  /** Submitted as the address already says; by default nothing happens then. */
  readonly onSame?: (() => void) | undefined;
  readonly ref?: Ref<HTMLFormElement>;
}

/** A form whose fields become a page's query. The browser submits it natively until the page's code is loaded. */
export function QueryForm({ onSame, ...props }: QueryFormProps) {
  const goTo = useFollow();
  const follow = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const to = `${props.action}?${new URLSearchParams(fields)}`;
    if (onSame && to === location.pathname + location.search) onSame();
    else goTo(to);
  };
  return <form {...props} method="get" onSubmit={follow} />;
}
