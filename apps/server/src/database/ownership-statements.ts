/** Excludes parts of an extension, which remain with its owner. */
const OWN = (catalog: string, oid: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = ${oid} AND d.deptype = 'e')`

/** Excludes PostgreSQL's own schemas. */
const SCHEMA = (column: string) => `${column}::regnamespace::text !~ '^(pg_|information_schema$)'`

/**
 * Queries for objects owned by a role ($1) in a database, each row in the form of ALTER (`object`). `REASSIGN OWNED` does not work for
 * the superuser a cluster was created with. Sequences of a column, types of a table and indexes follow their table.
 */
export const OWNERSHIP_STATEMENTS: readonly string[] = [
  `SELECT format('SCHEMA %I', nspname) AS object FROM pg_namespace n
    WHERE nspowner = $1::regrole AND ${SCHEMA('n.oid')} AND nspname <> 'public' AND ${OWN('pg_namespace', 'n.oid')}`,
  `SELECT format('%s %s', CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, c.oid::regclass) AS object
    FROM pg_class c WHERE relowner = $1::regrole AND relkind IN ('r', 'p', 'v', 'm', 'S') AND ${SCHEMA('relnamespace')} AND ${OWN('pg_class', 'c.oid')}
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i') AND d.refobjsubid > 0)`,
  `SELECT format('ROUTINE %s', p.oid::regprocedure) AS object FROM pg_proc p
    WHERE proowner = $1::regrole AND ${SCHEMA('pronamespace')} AND ${OWN('pg_proc', 'p.oid')}`,
  `SELECT format('TYPE %s', t.oid::regtype) AS object FROM pg_type t
    WHERE typowner = $1::regrole AND typtype IN ('e', 'd', 'r') AND ${SCHEMA('typnamespace')} AND ${OWN('pg_type', 't.oid')}`,
]
