import type pg from 'pg'

/** Name of every account that was closed, before its id. */
export const CLOSED_NICK = '已注销用户'
/** SQLSTATE of a write for a closed account, whose id is the detail; the class is not used by PostgreSQL itself. */
export const ACCOUNT_CLOSED = 'GZ001'
/** Tables whose rows stay when an account is closed: a backup puts them back. */
const RETAINED = ['cancellations', 'user_products', 'orders', 'packs', 'gifts', 'hand_grants', 'invoices']

/**
 * A row for a closed account is rejected. The row of the account is locked first: closing it (`findPerson` locks FOR UPDATE) waits for
 * writes that were begun before, whose rows it then deletes, and writes that come later wait for it. Sessions that have ended stay.
 */
const FUNCTIONS = `
CREATE OR REPLACE FUNCTION reject_closed_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account uuid := substring(to_jsonb(NEW) ->> TG_ARGV[0] FROM '[0-9a-f-]{36}$');
BEGIN
  IF account IS NULL OR to_jsonb(NEW) ->> 'state' = 'ended' THEN RETURN NEW; END IF;
  PERFORM 1 FROM users WHERE id = account FOR KEY SHARE;
  PERFORM 1 FROM users WHERE id = account AND nick = '${CLOSED_NICK}' || id::text;
  IF FOUND THEN RAISE EXCEPTION 'The account is closed' USING ERRCODE = '${ACCOUNT_CLOSED}', DETAIL = account::text; END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION reject_change_of_closed_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The account is closed' USING ERRCODE = '${ACCOUNT_CLOSED}', DETAIL = OLD.id::text;
END $$`

/** Columns that refer to accounts, in tables whose rows are deleted with the account, that have no trigger yet. */
const UNGUARDED = `
SELECT conrelid::regclass::text AS "table", attname AS "column"
FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
WHERE contype = 'f' AND confrelid = 'users'::regclass AND attname = 'user_id' AND conrelid::regclass::text <> ALL ($1)
UNION ALL SELECT 'capability_uses', 'subject'
EXCEPT SELECT tgrelid::regclass::text, split_part(encode(tgargs, 'escape'), '\\000', 1) FROM pg_trigger WHERE tgname = 'reject_closed_account'`

/**
 * Makes the database reject rows for accounts that are closed while a call is in progress. After the migrations; new tables are included.
 */
export async function guardClosedAccounts(client: pg.ClientBase): Promise<void> {
  await client.query(FUNCTIONS)
  const { rows } = await client.query<{ table: string; column: string }>(UNGUARDED, [RETAINED])
  for (const { table, column } of rows) {
    await client.query(
      `CREATE TRIGGER reject_closed_account BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION reject_closed_account('${column}')`,
    )
  }
  await client.query(`CREATE OR REPLACE TRIGGER reject_change_of_closed_account BEFORE UPDATE ON users FOR EACH ROW
    WHEN (OLD.nick = '${CLOSED_NICK}' || OLD.id::text) EXECUTE FUNCTION reject_change_of_closed_account()`)
}
