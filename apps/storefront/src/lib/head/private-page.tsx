import { type ReactNode, Suspense } from 'react';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PrivateHead } from './private-head.tsx';

/** A page that is nobody else's business: no search engine names it, and its view comes when it is needed. */
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
