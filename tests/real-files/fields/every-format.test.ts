import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCES } from '@gezhi/imports'
import { expect, test } from 'vitest'

/** Formats without real files: they are tested on fixtures written from the published specification. */
const WITHOUT_REAL_FILE: readonly string[] = [
  'cnipa-xml-2006',
  'cnipa-xml-2012',
  'locarno-table',
  'nice-table',
  'similar-groups-table',
  'vienna-table',
  'cide-table',
  'esosi-table',
  'uspto-tdxf',
]
/** JSON lines of our own: a line is a record of its kind as it is stored, so that there is no source to compare it with. */
const OWN_RECORDS: readonly string[] = ['trademark-jsonl', 'company-jsonl']
/** Listed, never parsed. */
const NO_DOCUMENTS: readonly string[] = ['document-type-definition']

test('the fields of every format are compared with its source', () => {
  const texts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts') && name !== 'every-format.test.ts')
  const checks = texts.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n')
  const formats = SOURCES.map(({ format }) => format).filter(
    (format) => ![...WITHOUT_REAL_FILE, ...OWN_RECORDS, ...NO_DOCUMENTS].includes(format),
  )
  expect(formats.filter((format) => !checks.includes(`'${format}'`))).toEqual([])
  for (const format of WITHOUT_REAL_FILE) expect([format, checks.includes(`'${format}'`)]).toEqual([format, false])
})
