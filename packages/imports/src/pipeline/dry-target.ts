import { isDeepStrictEqual } from 'node:util'
import { readIndustryCode, type ClassEntry, type ClassSchemes, type IndustryEntry } from '@gezhi/classification'
import { type PatentRecord, recordContent, recordIdentity } from '@gezhi/records'
import type { SourceProgress } from '@gezhi/search'
import { joinRecords } from '../records/join-records.ts'
import { today } from '../records/today.ts'
import { rankOf } from '../sources/sources.ts'
import type { EventCode, EventCodes } from '../event-codes/event-codes.ts'
import { addCounts, type ImportCounts, NO_COUNTS } from './import-event.ts'
import type { ImportTarget } from './import-target.ts'
import type { ReadBatch } from './read-event.ts'
import type { ImportStores } from './storing-target.ts'

/** Writes nothing; counts what the stores would make of what was read. */
export class DryTarget implements ImportTarget {
  readonly #stores: ImportStores
  /** Records met in this run that the index does not hold: a second time they would not be new. */
  readonly #met = new Set<string>()

  constructor(stores: ImportStores) {
    this.#stores = stores
  }

  async progressOf(source: string): Promise<SourceProgress | null> {
    return this.#stores.schemes?.sourceProgress(source) ?? (await this.#stores.engine.sourceProgress(source))
  }

  async write(batch: ReadBatch): Promise<ImportCounts> {
    const rejected = batch.rejected.length
    if (batch.holds === 'classes') {
      const outcomes = batch.classes.map((entry) => classOutcome(entry, this.#stores.schemes))
      return { read: outcomes.length + rejected, ...tally(outcomes), rejected }
    }
    const { engine, eventCodes } = this.#stores
    const { puts } = await joinRecords(batch.records, engine, {
      rankOf,
      today: today(),
      ...(eventCodes && { categoryOf: eventCodes.categoryOf }),
    })
    const counted = tally(await this.#outcomes(puts))
    const unchanged = Math.max(0, batch.records.length - counted.new - counted.changed)
    const codes = tally(batch.eventCodes.map((code) => codeOutcome(code, eventCodes)))
    return addCounts(
      { read: batch.pieces + rejected, ...counted, unchanged, rejected },
      { ...NO_COUNTS, read: batch.eventCodes.length, ...codes },
    )
  }

  async keepPicture(): Promise<boolean | null> {
    return this.#stores.pictures === undefined ? null : false
  }

  async #outcomes(puts: readonly PatentRecord[]): Promise<Outcome[]> {
    const ids = puts.map((put) => recordIdentity(put) as string)
    const stored = new Map((await this.#stores.engine.get(ids)).map(({ docId, record }) => [docId, record]))
    return puts.map((put, index) => {
      const id = ids[index] as string
      const before = stored.get(id)
      if (before !== undefined) return recordContent(before) === recordContent(put) ? 'unchanged' : 'changed'
      if (this.#met.has(id)) return 'changed'
      this.#met.add(id)
      return 'new'
    })
  }
}

type Outcome = 'new' | 'changed' | 'unchanged'

function tally(outcomes: readonly Outcome[]): Record<Outcome, number> {
  const counts = { new: 0, changed: 0, unchanged: 0 }
  for (const outcome of outcomes) counts[outcome] += 1
  return counts
}

function classOutcome(entry: ClassEntry, schemes: ClassSchemes | undefined): Outcome {
  if (entry.scheme === 'cide' || entry.scheme === 'esosi') return industryOutcome(entry, schemes)
  const known = schemes?.find(entry.scheme, entry.symbol) ?? null
  if (known === null) return 'new'
  return saysTheSame(entry, known) ? 'unchanged' : 'changed'
}

function industryOutcome(entry: IndustryEntry, schemes: ClassSchemes | undefined): Outcome {
  const code = readIndustryCode(entry.scheme, entry.symbol)?.code
  const known = schemes?.industries(entry.scheme).find((one) => one.code === code)
  if (known === undefined) return 'new'
  return saysTheSame(entry, known) && (entry.ipc.length === 0 || isDeepStrictEqual(entry.ipc, known.ipc)) ? 'unchanged' : 'changed'
}

function saysTheSame({ titles }: Pick<ClassEntry, 'titles'>, known: Pick<ClassEntry, 'titles'>): boolean {
  return titles.every(({ lang, text }) => known.titles.some((title) => title.lang === lang && title.text === text))
}

function codeOutcome(code: EventCode, codes: EventCodes | undefined): Outcome {
  const known = codes?.find(code.office, code.code) ?? null
  if (known === null) return 'new'
  return isDeepStrictEqual({ ...known }, code) || known.updated > code.updated ? 'unchanged' : 'changed'
}
