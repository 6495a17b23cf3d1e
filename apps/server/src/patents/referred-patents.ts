import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import type { Serving } from '../platform/domain.ts'
import { requireReady } from '../http/require-ready.ts'
import type { ReferredRecord, ReferredRecords } from '../kinds/referred-records.ts'
import { textIn } from '../kinds/language-choice.ts'
import { latestPublication, numbersWithoutKind } from './open-patent.ts'
import { patentFacts } from './patent-facts.ts'

/** Publications of one number with different kind codes, at most. */
const MAX_KINDS = 10

/** Patents for notes and follows. Throws SEARCH_STARTING while the index is incomplete. */
export function referredPatents({ engines, readiness }: Pick<Serving, 'engines' | 'readiness'>): ReferredRecords {
  const engine = engines.of(PATENT_KIND)
  const stored = async (numbers: readonly string[]) => {
    requireReady(readiness)
    return storedRecords(engine, numbers)
  }
  return {
    codesOf: (number) => [number, ...engine.kind.readIds(number)],
    find: async (numbers) => (await stored(numbers)).map((one) => one && referredPatent(one)),
    async facts(numbers) {
      const found = await stored(numbers)
      const present = found.filter((one) => one !== null)
      const facts = await patentFacts(engine, present)
      const factsOf = new Map(present.map((one, index) => [one, facts[index]!]))
      return found.map((one) => one && factsOf.get(one)!)
    },
    version: async () => (await engine.status()).version,
  }
}

function referredPatent({ docId, record }: StoredRecord<PatentRecord>): ReferredRecord {
  const parties = (record.applicants ?? record.assignees ?? []).map(({ name }) => name)
  return {
    code: record.publicationNumber ?? docId,
    title: (language) => textIn(record.titles, language),
    status: record.legalStatus ?? null,
    parties,
    applicants: parties,
    applicationDate: record.applicationDate ?? null,
    publicationDate: record.publicationDate ?? null,
  }
}

/** The records of numbers, in order: without their long texts where the publication is found by its number. */
async function storedRecords(
  engine: SearchEngine<PatentRecord>,
  numbers: readonly string[],
): Promise<readonly (StoredRecord<PatentRecord> | null)[]> {
  if (numbers.length === 0) return []
  const lists = await engine.relatedEach({ field: 'publication', values: numbers, limit: MAX_KINDS, short: true })
  const candidates = numbers.map((number) => [number, ...engine.kind.readIds(number)])
  const found = candidates.map((ids, index) => {
    const own = ids.flatMap((id) => lists[index]?.find(({ docId }) => docId === id) ?? [])[0]
    return own ?? (numbersWithoutKind(numbers[index]!).length > 0 ? latestPublication(lists[index] ?? []) : null)
  })
  const others = candidates.map((ids, index) => (found[index] === null ? ids : []))
  if (others.every((ids) => ids.length === 0)) return found
  const byId = new Map((await engine.get(others.flat())).map((stored) => [stored.docId, stored]))
  return found.map((stored, index) => stored ?? others[index]!.flatMap((id) => byId.get(id) ?? [])[0] ?? null)
}
