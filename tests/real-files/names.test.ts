import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readTable } from '@gezhi/imports'
import { COUNTRY_LABELS, readCode, shortCompanyName } from '@gezhi/records'
import { describe, expect, test } from 'vitest'
import { comparableName } from '../../apps/server/src/companies/comparable-name.ts'
import { REAL_FILES, REAL_FILES_MISSING } from './real-files.ts'

const read = (name: string) => readFileSync(join(REAL_FILES, 'names-codes', name))

/** Spellings of American agencies, each with the names of the agency: some belong to several. */
function spellings(): { readonly written: string; readonly names: readonly string[] }[] {
  const [, ...rows] = readTable(read('us-agency-name-variants.csv'), 10_000)
  return rows.map(([written = '', names = '']) => ({ written, names: names.split('|') }))
}

// Skipped with a message if the real files, which are outside the repository, are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('names and codes', () => {
  test('a short name followed by a legal form is found again as the short name of the company', () => {
    const names = gunzipSync(read('cn-company-short-names.txt.gz')).toString('utf8').trim().split('\n')
    const found = names.filter((name) => shortCompanyName(`${name}有限公司`) === name).length
    console.info(`${found} of ${names.length} short names (${((found / names.length) * 100).toFixed(1)} %)`)
    expect(names.length).toBeGreaterThan(200_000)
    // The others end with a form (`集团`) or begin with a place.
    expect(found / names.length).toBeGreaterThan(0.985)
  })

  test('names of applicants that are compared as one differ in letter case, punctuation, spaces and legal form only', () => {
    const rows = spellings()
    const names = new Map<string, string[]>()
    for (const name of new Set(rows.flatMap((row) => row.names)))
      names.set(comparableName(name), [...(names.get(comparableName(name)) ?? []), name])
    const letters = (name: string) =>
      name
        .toLowerCase()
        .replaceAll('&', 'and')
        .replaceAll(/[^a-z0-9]/g, '')
    for (const same of names.values()) expect(new Set(same.map(letters)).size, same.join(' | ')).toBe(1)
    const found = rows.map(({ written, names: own }) => {
      const same = names.get(comparableName(written))
      return same === undefined ? 'none' : same.some((name) => own.includes(name)) ? 'own' : 'other'
    })
    const count = (what: 'own' | 'other') => found.filter((one) => one === what).length
    console.info(`${count('own')} of ${rows.length} spellings lead to their agency, ${count('other')} to another`)
    // Misspellings and abbreviations are left to the operator's table: what is near may be another.
    expect(rows.length).toBeGreaterThan(1400)
    expect(count('own')).toBeGreaterThanOrEqual(126)
    // Each of these is itself the name of an agency in the table.
    expect(count('other')).toBeLessThanOrEqual(12)
  })

  test('countries and regions are read by their names in Chinese', () => {
    const rows = read('country-codes.tsv').toString('utf8').trim().split('\n').slice(1)
    const named = rows.map((row) => row.split('\t')).filter(([, , zh]) => zh)
    expect(named.length).toBeGreaterThan(250)
    for (const [code, , zh = ''] of named) expect(readCode(COUNTRY_LABELS, zh), zh).toBe(code)
  })
})
