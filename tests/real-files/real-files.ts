import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Office documents next to the checkout, for tests only and never part of the repository. */
export const REAL_FILES = join(import.meta.dirname, '../../../shared/data')

/** Why tests that need them are skipped; undefined if they exist. */
export const REAL_FILES_MISSING = existsSync(REAL_FILES) ? undefined : `there are no real files at ${REAL_FILES}`

if (REAL_FILES_MISSING !== undefined) console.warn(`Tests on real files are skipped: ${REAL_FILES_MISSING}`)
