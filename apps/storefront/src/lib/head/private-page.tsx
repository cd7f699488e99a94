import { type ReactNode, Suspense } from 'react';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PrivateHead } from './private-head.tsx';

/** A private page: not indexed by search engines, and its view is loaded on demand. */
export function PrivatePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <PrivateHead title={title} />
      <Suspense
        fallback={
          <Loading>
            <Skeleton shape="title" share={40} />
          </Loading>
        }
      >
        {children}
      </Suspense>
    </>
  );
}
