import type { RankOf } from '../../kinds/record-kind.ts'
import type { PatentRecord, Provenance } from '../patent-record.ts'
import { canonicalJson } from './canonical-json.ts'
import { compose, type SourceFacts, sourceFactsOf } from './source-facts.ts'

/**
 * Merges records of one publication, or of one application, or of a publication and its application. Retains the values of every source
 * (`statements`). The result is independent of the order and grouping of the merge, and merging the same record again changes nothing.
 * Two exceptions: for one position of one file the later argument wins, and data read by an older parser version is dropped once a newer
 * one has read the file.
 */
export function mergeRecords(records: readonly PatentRecord[], rankOf: RankOf): PatentRecord {
  const [only, ...others] = records
  if (only !== undefined && others.length === 0) return only
  return compose(inOrder(distinct(current(latestOfPlace(records.flatMap(sourceFactsOf)))), rankOf))
}

/** The data about the application, as a record of the application alone; null if no source has any. */
export function applicationPart(record: PatentRecord): PatentRecord | null {
  const bySource = sourceFactsOf(record).filter(({ ofApplication }) => ofApplication)
  return bySource.length === 0 ? null : compose(bySource)
}

function latestOfPlace(bySource: readonly SourceFacts[]): SourceFacts[] {
  return [...new Map(bySource.map((one, at) => [placeOf(one) ?? at, one])).values()]
}

/** Null if the source gives no position. */
function placeOf({ source: { format, file, position }, ofApplication }: SourceFacts): string | null {
  return file === undefined || position === undefined ? null : [format, file, position, ofApplication].join('\n')
}

/** Without data that an older parser version read from a file a newer one has read. */
function current(bySource: readonly SourceFacts[]): SourceFacts[] {
  const newest = new Map<string, number>()
  for (const { source } of bySource) newest.set(fileOf(source), Math.max(newest.get(fileOf(source)) ?? 0, source.reader ?? 0))
  return bySource.filter(({ source }) => (source.reader ?? 0) === newest.get(fileOf(source)))
}

function fileOf({ format, file = '' }: Provenance): string {
  return `${format}\n${file}`
}

/** Equal data from two files of one format is one statement, under the name of the first file. */
function distinct(bySource: readonly SourceFacts[]): SourceFacts[] {
  const byContent = new Map<string, SourceFacts>()
  for (const one of bySource) {
    const key = canonicalJson([one.source.format, one.ofApplication, one.facts])
    const known = byContent.get(key)
    if (known === undefined || isBefore(one.source, known.source)) byContent.set(key, one)
  }
  return [...byContent.values()]
}

/**
 * Order of trust: data about the publication before data about the application, then higher rank, then the later file name, because
 * offices name files by date, then the later position.
 */
function inOrder(bySource: readonly SourceFacts[], rankOf: RankOf): SourceFacts[] {
  return bySource.toSorted(
    (a, b) =>
      Number(a.ofApplication) - Number(b.ofApplication) ||
      rankOf(b.source.format) - rankOf(a.source.format) ||
      (isSamePlace(a.source, b.source) ? byContent(a, b) : isBefore(a.source, b.source) ? 1 : -1),
  )
}

function isSamePlace(a: Provenance, b: Provenance): boolean {
  return !isBefore(a, b) && !isBefore(b, a)
}

function isBefore(a: Provenance, b: Provenance): boolean {
  const [fileA, fileB] = [fileOf(a), fileOf(b)]
  return fileA === fileB ? (a.position ?? 0) < (b.position ?? 0) : fileA < fileB
}

function byContent(a: SourceFacts, b: SourceFacts): number {
  const [textA, textB] = [canonicalJson(a.facts), canonicalJson(b.facts)]
  return textA === textB ? 0 : textA < textB ? -1 : 1
}
