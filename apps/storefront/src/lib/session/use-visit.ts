import { createContext, use } from 'react';
import type { Visit } from './visit.ts';

export const VisitContext = createContext<Visit | null>(null);

/** The visit the page was rendered with: language, theme, location, zone, module. */
export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('useVisit outside of VisitContext');
  return visit;
}
