import type { FormHTMLAttributes, Ref, SyntheticEvent } from 'react';
import { useFollow } from '../link/use-follow.ts';

interface QueryFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** The path of the page that answers. */
  readonly action: string;
  readonly ref?: Ref<HTMLFormElement>;
}

/** A form whose fields become a page's query. The browser submits it natively until the page's code is loaded. */
export function QueryForm(props: QueryFormProps) {
  const goTo = useFollow();
  const follow = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    goTo(`${props.action}?${new URLSearchParams(fields)}`);
  };
  return <form {...props} method="get" onSubmit={follow} />;
}
