import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mayReach, postgresAccount, type Account } from './postgres-account.ts'
import { copiedBinaries, installedBinaries, type PostgresBinaries } from './postgres-binaries.ts'

/** Binaries, data directory and account of a PostgreSQL instance. */
export interface PostgresLocation {
  readonly binaries: PostgresBinaries
  /** PostgreSQL's data directory. */
  readonly cluster: string
  /** null: our own account. */
  readonly account: Account | null
}

/** Folder for data of another account that cannot enter the data folder. */
const ELSEWHERE = '/var/lib/gezhi'

/**
 * Locates the PostgreSQL of a data folder. Started as root below a folder that others may not enter (a home of mode 0700), PostgreSQL,
 * which then runs as another account, gets its data and a copy of its programs under `/var/lib/gezhi/<hash of the data folder's path>`;
 * this is reported with `print`.
 */
export async function locatePostgres(
  preferred: string,
  dataFolder: string,
  print: (line: string) => void,
  installed: PostgresBinaries = installedBinaries(),
): Promise<PostgresLocation> {
  const elsewhere = folderElsewhere(dataFolder)
  const clusterElsewhere = join(elsewhere, 'postgres')
  const account = postgresAccount(existsSync(preferred) ? preferred : clusterElsewhere)
  const cluster = mayReach(account, preferred) ? preferred : clusterElsewhere
  const copy = !mayReach(account, installed.postgres)
  if (cluster !== preferred || copy) await makeEnterable(elsewhere)
  const binaries = copy ? await copiedBinaries(installed, await versionOf(installed), elsewhere) : installed
  if (cluster !== preferred || copy) {
    const what = [copy && 'programs', cluster !== preferred && 'data'].filter(Boolean).join(' and ')
    print(`PostgreSQL's ${what} are in ${elsewhere}: it does not run as root, and other accounts cannot access the data folder.`)
  }
  return { binaries, cluster, account }
}

/** Where the data directory of a data folder's PostgreSQL may be. */
export function postgresFolders(preferred: string, dataFolder: string): readonly string[] {
  return [preferred, join(folderElsewhere(dataFolder), 'postgres')]
}

function folderElsewhere(dataFolder: string): string {
  return join(ELSEWHERE, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16))
}

/** The mode is set separately, because the umask of root may forbid others everything. */
async function makeEnterable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(ELSEWHERE, 0o755)
  await chmod(folder, 0o755)
}

async function versionOf({ root }: PostgresBinaries): Promise<string> {
  const manifest = JSON.parse(await readFile(join(dirname(root), 'package.json'), 'utf8')) as { version: string }
  return manifest.version
}
