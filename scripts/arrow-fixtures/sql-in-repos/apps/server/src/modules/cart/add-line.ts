import { sql } from 'kysely';

export const addLine = sql;
