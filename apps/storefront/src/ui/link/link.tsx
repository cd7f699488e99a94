import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLocation } from 'react-router';
import { type FollowOptions, useFollow } from './use-follow.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, FollowOptions {
  /** A path from `paths.ts` with its query, or another query of this page. */
  readonly to: string;
  /** The browser follows it natively: to a file, a phone number, or a page that must be reloaded. */
  readonly reloadDocument?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function PathLink({
  to,
  replace = false,
  preventScrollReset = false,
  reloadDocument = false,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const goTo = useFollow();
  const isOurs = to.startsWith('/') && !reloadDocument && !rest.target;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isOurs || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    goTo(to, { replace, preventScrollReset });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

function QueryLink({ to, ...rest }: LinkProps) {
  return <PathLink {...rest} to={useLocation().pathname + to} />;
}

/**
 * A link within the market. The router's own link resolves its target against every route it is nested in, which
 * costs the server as much as the rest of a card (about 30 µs each); an absolute path needs none of that.
 */
export function Link(props: LinkProps) {
  return props.to.startsWith('?') ? <QueryLink {...props} /> : <PathLink {...props} />;
}

/** A link that is marked as current on its page and on pages below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const [path = ''] = props.to.split(/[?#]/);
  const isAt = pathname === path || pathname.startsWith(`${path}/`);
  return <Link aria-current={isAt ? 'page' : undefined} {...props} />;
}
