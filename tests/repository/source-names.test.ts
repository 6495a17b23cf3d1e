import { PATENT_SOURCES, SOURCES } from '@gezhi/imports'
import { expect, it } from 'vitest'
import { COMPANY_SOURCE_NAMES } from '../../apps/web/src/features/companies/detail/source-names.ts'
import { SOURCE_NAMES } from '../../apps/web/src/features/patents/biblio/source-names.ts'
import { MARK_SOURCE_NAMES } from '../../apps/web/src/features/trademarks/source-names.ts'

/** Formats whose files hold no patents: classification schemes and document type definitions. */
const WITHOUT_RECORDS = /^(?:cpc-scheme|(?:ipc|locarno|nice|similar-groups|vienna|cide|esosi)-table|document-type-definition)$/

it('names every source of patents for readers', () => {
  const formats = PATENT_SOURCES.map(({ format }) => format).filter((format) => !WITHOUT_RECORDS.test(format))
  expect(formats.filter((format) => SOURCE_NAMES[format] === undefined)).toEqual([])
})

it.each([
  ['trademark', MARK_SOURCE_NAMES],
  ['company', COMPANY_SOURCE_NAMES],
])('names every source of the kind %s for readers', (name, names) => {
  const formats = SOURCES.filter(({ kind }) => kind?.name === name).map(({ format }) => format)
  expect(formats.length).toBeGreaterThan(0)
  expect(formats.filter((format) => names[format] === undefined)).toEqual([])
})
