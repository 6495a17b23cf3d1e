import { randomBytes } from 'node:crypto'
import { chmod, chown, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseAddress } from './database-address.ts'
import { OWNERSHIP_STATEMENTS } from './ownership-statements.ts'
import type { PostgresLocation } from './locate-postgres.ts'
import { readPostmaster, type Postmaster } from './postmaster-file.ts'

/** Roles of the embedded server: the superuser, for maintenance only, or the owner of the database, which is not a superuser. */
export type PostgresRole = 'superuser' | 'application'

/** Names of roles, and of the database; the superuser's is that of clusters created before there was another role. */
export const ROLES = { superuser: 'gezhi', application: 'gezhi_app' } as const satisfies Record<PostgresRole, string>
const DATABASE = 'gezhi'
/** There is no TCP port, only a socket of this name. */
export const PORT = 5432

type Passwords = Readonly<Record<PostgresRole, string>>

/** Lines of pg_hba.conf: with a password or, while there is none, without; by Unix socket in both cases. */
const WITH_PASSWORD = 'local all all scram-sha-256\n'
const WITHOUT_PASSWORD = 'local all all trust\n'
/** Any number; spells "role" in hexadecimal. */
const ADVISORY_LOCK = 0x72_6f_6c_65

/** The file of a cluster's passwords: next to it, mode 0600. */
export function passwordFile(cluster: string): string {
  return `${cluster}-passwords.json`
}

/** The address of the embedded PostgreSQL that runs on a data directory; null if no running one is recorded. */
export async function runningPostgres(cluster: string, role: PostgresRole): Promise<DatabaseAddress | null> {
  const postmaster = await readPostmaster(cluster)
  return postmaster && addressOf(postmaster, role, await readPasswords(cluster))
}

/** The address of a database of a PostgreSQL for a role; without a password while there are none. */
export function addressOf(
  { socketFolder }: Postmaster,
  role: PostgresRole,
  passwords: Passwords | null,
  database: string = DATABASE,
): DatabaseAddress {
  return { host: socketFolder, port: PORT, user: ROLES[role], database, ...(passwords && { password: passwords[role] }) }
}

/** The superuser on the default database. */
export async function superuserAddress(postmaster: Postmaster, cluster: string): Promise<DatabaseAddress> {
  return addressOf(postmaster, 'superuser', await readPasswords(cluster), 'postgres')
}

/** Admits the superuser without a password if none is known: a cluster created before there were any, or a lost file. */
export async function admitWithoutPassword(location: PostgresLocation): Promise<void> {
  if ((await readPasswords(location.cluster)) !== null) return
  await writeRules(location, WITHOUT_PASSWORD)
  const postmaster = await readPostmaster(location.cluster)
  // An ended server reads the file when it is started.
  if (postmaster) signalReload(postmaster.pid)
}

/**
 * Sets the passwords of a running PostgreSQL, creates the role of the application and its database, which that role owns, and from then
 * on requires a password. Existing ones are left unchanged. Resolves with the application's address.
 */
export async function secureDatabase(postmaster: Postmaster, location: PostgresLocation): Promise<DatabaseAddress> {
  const { cluster } = location
  const client = new pg.Client(await superuserAddress(postmaster, cluster))
  await client.connect()
  try {
    // A server that starts and a command may run concurrently.
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK])
    const known = await readPasswords(cluster)
    const secured = known !== null && (await readRules(cluster)) === WITH_PASSWORD
    const passwords = secured ? known : await setPasswords(client, cluster, known ?? newPasswords())
    await makeDatabase(client, addressOf(postmaster, 'superuser', passwords))
    if (!secured) {
      await writeRules(location, WITH_PASSWORD)
      await client.query('SELECT pg_reload_conf()')
    }
    return addressOf(postmaster, 'application', passwords)
  } finally {
    await client.end()
  }
}

function newPasswords(): Passwords {
  const password = () => randomBytes(24).toString('base64url')
  return { superuser: password(), application: password() }
}

/** First in the cluster, then in the file: passwords read from the file are already valid. */
async function setPasswords(client: pg.Client, cluster: string, passwords: Passwords): Promise<Passwords> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ROLES.application])
  if (!rowCount) await client.query(`CREATE ROLE ${ROLES.application} LOGIN`)
  for (const role of ['superuser', 'application'] as const)
    await client.query(`ALTER ROLE ${ROLES[role]} PASSWORD ${client.escapeLiteral(passwords[role])}`)
  await replaceFile(passwordFile(cluster), `${JSON.stringify(passwords)}\n`)
  return passwords
}

/** Creates the database, or transfers ownership of the superuser's, including its contents. */
async function makeDatabase(client: pg.Client, own: DatabaseAddress): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    'SELECT pg_get_userbyid(datdba)::text AS owner FROM pg_database WHERE datname = $1',
    [DATABASE],
  )
  if (rows[0] === undefined) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${ROLES.application}`)
  else if (rows[0].owner !== ROLES.application) await handOver(own)
}

async function handOver(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query('BEGIN')
    for (const find of OWNERSHIP_STATEMENTS) {
      const { rows } = await client.query<{ object: string }>(find, [ROLES.superuser])
      for (const { object } of rows) await client.query(`ALTER ${object} OWNER TO ${ROLES.application}`)
    }
    await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${ROLES.application}`)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

/** Null if the file is missing or damaged. */
async function readPasswords(cluster: string): Promise<Passwords | null> {
  try {
    const { superuser, application } = JSON.parse(await readFile(passwordFile(cluster), 'utf8')) as Partial<Passwords>
    return superuser && application ? { superuser, application } : null
  } catch {
    return null
  }
}

const rulesFile = (cluster: string) => join(cluster, 'pg_hba.conf')

async function readRules(cluster: string): Promise<string> {
  return readFile(rulesFile(cluster), 'utf8')
}

async function writeRules({ cluster, account }: PostgresLocation, rules: string): Promise<void> {
  await replaceFile(rulesFile(cluster), rules, async (path) => (account ? chown(path, account.uid, account.gid) : undefined))
}

/** Replaces a file atomically and durably, readable only by its owner. */
async function replaceFile(path: string, content: string, prepare?: (path: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.unfinished`
  await rm(unfinished, { force: true })
  await writeFile(unfinished, content, { mode: 0o600 })
  await chmod(unfinished, 0o600)
  await prepare?.(unfinished)
  const file = await open(unfinished)
  await file.sync()
  await file.close()
  await rename(unfinished, path)
}

function signalReload(pid: number): void {
  try {
    process.kill(pid, 'SIGHUP')
  } catch {
    // It has ended.
  }
}
