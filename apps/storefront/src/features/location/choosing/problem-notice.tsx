import { Suspense, useEffect, useRef } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import styles from './problem-notice.module.css';
import type { ChoiceProblem } from './use-place-choice.ts';

const ZoneNames = lazyView(async () => (await import('./zone-names.tsx')).ZoneNames);

interface ProblemNoticeProps {
  readonly problem: ChoiceProblem | null;
  readonly onZone: (place: Place, zoneIds: readonly string[]) => void;
}

/**
 * Says why a place was not accepted; where the market does not deliver, it offers the zones, the nearest first (rule
 * 12 of api.md).
 */
export function ProblemNotice({ problem, onZone }: ProblemNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // It may appear below the visible part of its window.
  useEffect(() => {
    if (problem) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div role="alert" ref={notice}>
      {problem && (
        <div className={styles['notice']}>
          <p className={styles['text']}>
            <Icon name="warning" />
            {problem.text}
          </p>
          {problem.outside && (
            <Suspense fallback={null}>
              <ZoneNames onZone={onZone} outside={problem.outside} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
