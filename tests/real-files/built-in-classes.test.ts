import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { loadBuiltInClasses, openClassSchemes } from '@gezhi/classification'
import { describe, expect, test } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from './real-files.ts'

const UPPER_LEVELS = new Set(['section', 'class', 'subclass'])

// Skipped with a message if the real files, which are outside the repository, are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('short titles that come with Gezhi', () => {
  test.each(['ipc-2026.01-zh.tsv.gz', 'ipc-en.tsv.gz'])('every section, class and subclass of %s has both', (file) => {
    const schemes = openClassSchemes(':memory:')
    loadBuiltInClasses(schemes)
    const rows = gunzipSync(readFileSync(join(REAL_FILES, 'classification', file)))
      .toString()
      .split('\n')
    const symbols = rows.map((row) => row.split('\t')).filter(([, level = '']) => UPPER_LEVELS.has(level))
    expect(symbols.length).toBeGreaterThan(700)
    const languages = (symbol: string) =>
      schemes
        .find('ipc', symbol)
        ?.titles.map(({ lang }) => lang)
        .join()
    expect(symbols.map(([symbol = '']) => symbol).filter((symbol) => languages(symbol) !== 'en,zh')).toEqual([])
    schemes.close()
  })
})
