import type pg from 'pg';

/** Tables and sequences of the market that the role cannot use. The owner may have others beside them in its schema. */
const outOfReach = `
  select c.relname as name
  from pg_class c join pg_class known on known.oid = 'schema_migrations'::regclass
  where c.relnamespace = known.relnamespace and c.relowner = known.relowner and c.oid <> known.oid
    and case
      when c.relkind in ('r', 'p') then not (has_table_privilege(c.oid, 'SELECT') and has_table_privilege(c.oid, 'INSERT'))
      when c.relkind = 'S' then not has_sequence_privilege(c.oid, 'USAGE') and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'i')
      else false
    end
  order by c.relname`;

const mostNamed = 3;

/**
 * Refuses at the start a role that reads and does not write, or lacks what a later migration has made: each order would
 * fail, and nobody would know before.
 */
export async function refuseUnfitRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(outOfReach);
  if (rows.length === 0) return;
  const named = rows.slice(0, mostNamed).map(({ name }) => name);
  const more = rows.length > named.length ? ` and ${rows.length - named.length} more` : '';
  throw new Error(
    `The role of DATABASE_URL may not read and write ${named.join(', ')}${more}. Give it what docs/security.md lists for two database accounts, or use the owner's.`,
  );
}
