import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { LoadFailure } from './load-failure.tsx';
import { isMissing, useMissingText } from './missing-text.ts';

interface LiveFailureProps {
  readonly error: Error;
  readonly picture: 'receipt' | 'road';
  /** It does not exist, or belongs to somebody else. */
  readonly notFound: string;
  /** It may exist, but could not be read. */
  readonly notLoaded: string;
  /** Where to look for another. */
  readonly elsewhere: ReactNode;
  readonly retry: () => void;
}

/** Why an order or a trip is not shown: it does not exist, or it could not be read and the shopper can retry. */
export function LiveFailure({ error, picture, notFound, notLoaded, elsewhere, retry }: LiveFailureProps) {
  const missingText = useMissingText();
  if (isMissing(error)) {
    const text = missingText(error);
    return <EmptyState heading="h1" picture={picture} title={notFound} text={text} action={elsewhere} />;
  }
  return <LoadFailure heading="h1" title={notLoaded} error={error} retry={retry} />;
}
