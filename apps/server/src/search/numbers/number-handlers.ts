import { MAX_LOOKED_UP, type FoundNumber as NumberAnswer, type Language } from '@gezhi/contract'
import { readNumbers } from '@gezhi/query'
import { PATENT_NUMBERS, type NumberReading, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import type { Handlers } from '../../http/call-context.ts'
import { requireReady } from '../../http/require-ready.ts'
import { patentRow } from '../../patents/patent-row.ts'
import type { SearchParts } from '../search-parts.ts'
import { findNumbers, type FoundNumber } from './find-numbers.ts'

/** The call that looks up numbers. */
export function numberHandlers({ engine, readiness }: Pick<SearchParts, 'engine' | 'readiness'>): Pick<Handlers['search'], 'findNumbers'> {
  return {
    async findNumbers({ text }, { language }) {
      requireReady(readiness)
      const numbers = readNumbers(text, engine.kind.fields) ?? []
      const written = numbers.slice(0, MAX_LOOKED_UP).map((one) => one.written)
      const found = await findNumbers(engine, written, ['publication', 'application'])
      return { total: numbers.length, numberList: [...found].map(([one, result]) => numberAnswer(one, result, language)) }
    },
  }
}

function numberAnswer(written: string, { records, neighbours }: FoundNumber, language: Language): NumberAnswer {
  return {
    written,
    readings: PATENT_NUMBERS.read(written).map((reading) => readingAnswer(reading, language)),
    records: records.map((stored) => recordAnswer(stored, language)),
    neighbours: neighbours.map((stored) => recordAnswer(stored, language)),
  }
}

function readingAnswer({ number, label, links = [] }: NumberReading, language: Language): NumberAnswer['readings'][number] {
  return { number, label, links: links.map(({ name, url }) => ({ name: name[language], url })) }
}

function recordAnswer(stored: StoredRecord<PatentRecord>, language: Language): NumberAnswer['records'][number] {
  const { id, publication_number, application_number, title } = patentRow(stored, language)
  return { id, number: publication_number ?? application_number ?? id, title }
}
