import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callQuery } from '../../../lib/api/use-call.ts';

// Long enough that a word typed quickly is requested once or twice, short enough to feel immediate.
const pauseMs = 150;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The results of a text while it is typed. An outdated request is cancelled. */
export function useFound(text: string, open: boolean) {
  const settled = useSettled(text.trim());
  const asked = open && settled !== '';
  const { data, isFetching, isError, refetch } = useQuery({
    ...callQuery('catalog.search', { query: { name: settled || '-', limit: 5 } }),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  return {
    found: asked ? data : undefined,
    asking: asked && (isFetching || settled !== text.trim()),
    failed: asked && isError,
    retry: () => void refetch(),
  };
}
