/**
 * Lifetimes of cached answers in milliseconds (SYS-14). `staleTime`: no refetch; `gcTime`: kept while unused. Featured
 * categories come with a page, and the server keeps them.
 */
const second = 1000;

export const cacheTimes = {
  categories: { staleTime: 300 * second, gcTime: 300 * second },
  itemDetails: { staleTime: 30 * second, gcTime: 30 * second, retry: false },
} as const;
