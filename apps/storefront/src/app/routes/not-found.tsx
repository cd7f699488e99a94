import { data } from 'react-router';

export { RouteError as ErrorBoundary } from '../error-page.tsx';

/** Every address that no route matches. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
