import { isDeepStrictEqual } from 'node:util'
import { readIndustryCode, type ClassEntry, type ClassSchemes, type IndustryEntry } from '@gezhi/classification'
import type { SourceProgress } from '@gezhi/search'
import { joinRecords } from '../records/join-records.ts'
import type { Outcome, RecordOutcome } from '../records/record-outcomes.ts'
import { today } from '../records/today.ts'
import { rankOf } from '../sources/every-source.ts'
import type { EventCode, EventCodes } from '../event-codes/event-codes.ts'
import { countsOf, type ImportCounts, tallyOutcomes } from './import-event.ts'
import { engineFor } from './import-engines.ts'
import type { ImportTarget } from './import-target.ts'
import type { ReadBatch } from './read-event.ts'
import { untilAborted } from './until-aborted.ts'
import { type ImportStores, storedProgress } from './storing-target.ts'

/** Writes nothing; counts how the stores would have changed. */
export class DryTarget implements ImportTarget {
  readonly #stores: ImportStores
  /** Records of this run that are not in the index: on their second occurrence they are not new. */
  readonly #met = new Set<string>()

  constructor(stores: ImportStores) {
    this.#stores = stores
  }

  progressOf(source: string, recordKind: string | null): Promise<SourceProgress | null> {
    return storedProgress(this.#stores, source, recordKind)
  }

  async prepare(batch: ReadBatch, signal: AbortSignal): Promise<() => Promise<ImportCounts>> {
    const counts = await this.#count(batch, signal)
    return async () => counts
  }

  async #count(batch: ReadBatch, signal: AbortSignal): Promise<ImportCounts> {
    const rejected = batch.rejected.length
    if (batch.recordKind === null) {
      return countsOf({ ...tallyOutcomes(batch.classes.map((entry) => classOutcome(entry, this.#stores.schemes))), rejected })
    }
    const { engines, eventCodes } = this.#stores
    const engine = engineFor(engines, batch.recordKind)
    const joining = joinRecords(engine.kind, batch.records, engine, {
      rankOf,
      today: today(),
      ...(eventCodes && { categoryOf: eventCodes.categoryOf }),
    })
    const { outcomes } = await untilAborted(joining, signal)
    const records = outcomes.map((one) => this.#outcome(one))
    const codes = batch.eventCodes.map((code) => codeOutcome(code, eventCodes))
    return countsOf({ ...tallyOutcomes([...records, ...codes]), rejected })
  }

  async storePicture(): Promise<boolean | null> {
    return this.#stores.pictures === undefined ? null : false
  }

  #outcome({ docId, outcome }: RecordOutcome): Outcome {
    if (outcome !== 'new') return outcome
    if (this.#met.has(docId)) return 'changed'
    this.#met.add(docId)
    return 'new'
  }
}

function classOutcome(entry: ClassEntry, schemes: ClassSchemes | undefined): Outcome {
  if (entry.scheme === 'cide' || entry.scheme === 'esosi') return industryOutcome(entry, schemes)
  const known = schemes?.find(entry.scheme, entry.symbol) ?? null
  if (known === null) return 'new'
  return hasSameTitles(entry, known) ? 'unchanged' : 'changed'
}

function industryOutcome(entry: IndustryEntry, schemes: ClassSchemes | undefined): Outcome {
  const code = readIndustryCode(entry.scheme, entry.symbol)?.code
  const known = schemes?.industries(entry.scheme).find((one) => one.code === code)
  if (known === undefined) return 'new'
  return hasSameTitles(entry, known) && (entry.ipc.length === 0 || isDeepStrictEqual(entry.ipc, known.ipc)) ? 'unchanged' : 'changed'
}

function hasSameTitles({ titles }: Pick<ClassEntry, 'titles'>, known: Pick<ClassEntry, 'titles'>): boolean {
  return titles.every(({ lang, text }) => known.titles.some((title) => title.lang === lang && title.text === text))
}

function codeOutcome(code: EventCode, codes: EventCodes | undefined): Outcome {
  const known = codes?.find(code.office, code.code) ?? null
  if (known === null) return 'new'
  return isDeepStrictEqual({ ...known }, code) || known.updated > code.updated ? 'unchanged' : 'changed'
}
