import { COMPANY_KIND, type CompanyRecord } from '@gezhi/records'
import { unknownStatus } from '../../pipeline/code-tally.ts'
import type { ImportSource } from '../../pipeline/import-source.ts'
import { recordLinesSource } from '../record-lines/record-lines-source.ts'
import { GLEIF_SOURCES } from './gleif/gleif-sources.ts'
import { REGISTER_SOURCE } from './register/register-source.ts'
import { withReadings } from './with-readings.ts'

const RECORD_LINES = recordLinesSource(COMPANY_KIND, { recognisedBy: ['names'], rank: 2 })

/** Records as stored, with the pinyin of their names where it is missing. */
const COMPANY_LINES: ImportSource<CompanyRecord> = {
  ...RECORD_LINES,
  read(fragment) {
    const reading = RECORD_LINES.read(fragment)
    return reading.kind === 'record' ? { ...reading, record: withReadings(reading.record) } : reading
  },
}

/** Formats of companies: tables of registers, legal entity identifiers and their relations, JSON lines. */
export const COMPANY_SOURCES: readonly ImportSource<CompanyRecord>[] = [REGISTER_SOURCE, ...GLEIF_SOURCES, COMPANY_LINES].map((source) => ({
  ...source,
  unknownCodes: ({ status, statusText }) => (status === undefined && statusText !== undefined ? [unknownStatus(statusText)] : []),
}))
