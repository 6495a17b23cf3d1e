import { PATENT_SOURCES } from '@gezhi/imports'
import { expect, it } from 'vitest'
import { SOURCE_NAMES } from '../../apps/web/src/features/patents/biblio/source-names.ts'

/** Formats whose files hold no patents: classification schemes and document type definitions. */
const WITHOUT_RECORDS = /^(?:cpc-scheme|(?:ipc|locarno|cide|esosi)-table|document-type-definition)$/

it('names every source of patents for readers', () => {
  const formats = PATENT_SOURCES.map(({ format }) => format).filter((format) => !WITHOUT_RECORDS.test(format))
  expect(formats.filter((format) => SOURCE_NAMES[format] === undefined)).toEqual([])
})
