import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inMigrationsTurn } from './apply-migration.ts';

/**
 * An account of the database that servers use: it reads and writes rows, and can make, change or drop no table, trigger
 * or function.
 */
export interface ServingAccount {
  readonly name: string;
  /** If left out, whoever comes under that name has to prove it in another way. */
  readonly password?: string | undefined;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** What the owner of the tables gives it. docs/security.md has the same lines, for an owner who may make no accounts. */
export function servingGrants(account: string, database: string, schema: string): string[] {
  const [role, within] = [quoted(account), quoted(schema)];
  return [
    `grant connect on database ${quoted(database)} to ${role}`,
    `grant usage on schema ${within} to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${within} to ${role}`,
    `grant usage, select on all sequences in schema ${within} to ${role}`,
    `alter default privileges in schema ${within} grant select, insert, update, delete on tables to ${role}`,
    `alter default privileges in schema ${within} grant usage, select on sequences to ${role}`,
  ];
}

const saltBytes = 16;
const rounds = 4096;

/**
 * A password as PostgreSQL keeps it (RFC 5803), so that the password itself is in no statement, and in no log of
 * statements.
 */
function verifierOf(password: string): string {
  const salt = randomBytes(saltBytes);
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const keyOf = (text: string): Buffer => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const server = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${server}`;
}

// Tables and sequences that the owner has and the account cannot use, and what later ones will lack.
const lacking = `
  with served as (select oid from pg_roles where rolname = $1),
    owned as (select quote_ident(current_schema())::regnamespace as namespace, oid as owner from pg_roles where rolname = current_user)
  select exists (
    select from pg_class c, served, owned
    where c.relnamespace = owned.namespace and c.relowner = owned.owner
      and case
        when c.relkind in ('r', 'p') then not (
          has_table_privilege(served.oid, c.oid, 'SELECT') and has_table_privilege(served.oid, c.oid, 'INSERT')
          and has_table_privilege(served.oid, c.oid, 'UPDATE') and has_table_privilege(served.oid, c.oid, 'DELETE'))
        when c.relkind = 'S' then not has_sequence_privilege(served.oid, c.oid, 'USAGE')
        else false
      end
  ) or 2 > (
    select count(distinct d.defaclobjtype) from served, owned, pg_default_acl d, aclexplode(d.defaclacl) a
    where d.defaclrole = owned.owner and d.defaclnamespace = owned.namespace and a.grantee = served.oid) as lacks`;

interface Place {
  readonly database: string;
  readonly schema: string;
  readonly exists: boolean;
}

async function findPlace(owner: pg.ClientBase, name: string): Promise<Place> {
  const { rows } = await owner.query<Place>(
    `select current_database() as database, current_schema() as schema,
       exists (select from pg_roles where rolname = $1) as exists`,
    [name],
  );
  return rows[0] as Place;
}

async function grantWhatIsLacking(owner: pg.ClientBase, name: string, place: Place): Promise<void> {
  const { rows } = await owner.query<{ lacks: boolean }>(lacking, [name]);
  if (rows[0]?.lacks) await owner.query(servingGrants(name, place.database, place.schema).join(';\n'));
}

const temporary = `select has_database_privilege($1, current_database(), 'TEMPORARY') as may`;

/** In a database that is nobody else's, it has this password from now on, and makes no temporary tables either. */
async function takeForOurselves(owner: pg.ClientBase, name: string, place: Place, proof: string) {
  if (place.exists) await owner.query(`alter role ${quoted(name)} login${proof}`);
  const { rows } = await owner.query<{ may: boolean }>(temporary, [name]);
  if (rows[0]?.may) await owner.query(`revoke temporary on database ${quoted(place.database)} from public`);
}

/** Makes the account if there is none, and gives it what it lacks. As the owner of the tables, once they are made. */
export async function makeServingAccount(
  pool: pg.Pool,
  { name, password }: ServingAccount,
  { isOurs = false }: { readonly isOurs?: boolean } = {},
): Promise<void> {
  // Two that grant at once would change the same rows of the catalogue.
  await inMigrationsTurn(pool, async (owner) => {
    const place = await findPlace(owner, name);
    const proof = password === undefined ? '' : ` password '${verifierOf(password)}'`;
    if (!place.exists) await owner.query(`create role ${quoted(name)} login${proof}`);
    if (isOurs) await takeForOurselves(owner, name, place, proof);
    await grantWhatIsLacking(owner, name, place);
  });
}

/** The account that an address names; undefined if it leaves that to the machine. */
export function accountOf(address: string): ServingAccount | undefined {
  const url = URL.parse(address.replace('@/', '@host/'));
  const name = url?.searchParams.get('user') ?? decodeURIComponent(url?.username ?? '');
  if (name === '') return undefined;
  const password = url?.searchParams.get('password') ?? decodeURIComponent(url?.password ?? '');
  return password === '' ? { name } : { name, password };
}

const powers = `
  select pg_has_role(relowner, 'MEMBER') as owns, has_schema_privilege(relnamespace, 'CREATE') as makes
  from pg_class where oid = 'schema_migrations'::regclass`;

async function powersOf(pool: pg.Pool): Promise<{ readonly owns: boolean; readonly makes: boolean }> {
  const { rows } = await pool.query<{ owns: boolean; makes: boolean }>(powers);
  return rows[0] ?? { owns: false, makes: false };
}

/** Whether this account can change or drop the tables that it serves, or make others beside them. */
export async function mayChangeTables(pool: pg.Pool): Promise<boolean> {
  const { owns, makes } = await powersOf(pool);
  return owns || makes;
}

/**
 * Refuses an account that does not own the tables, before an import: a map is read for minutes, and only then written.
 * @throws Error with a sentence for the terminal
 */
export async function refuseNoOwner(pool: pg.Pool): Promise<void> {
  if ((await powersOf(pool)).owns) return;
  throw new Error(
    'The account of DATABASE_URL does not own the tables, as this command needs: set DATABASE_OWNER_URL to the address of the one that does.',
  );
}
