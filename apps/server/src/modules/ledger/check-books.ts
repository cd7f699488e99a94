import type { Ctx } from '../../platform/context.ts';
import { findWrongBooks } from './books.repo.ts';

/** What breaks the books: the database keeps it from happening, and this says whether it did. */
export const listWrongBooks = ({ db }: Ctx): Promise<readonly string[]> => findWrongBooks(db);
