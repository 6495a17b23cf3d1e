import type { RankOf } from '../../kinds/record-kind.ts'
import type { PatentRecord, Provenance } from '../patent-record.ts'
import { canonicalJson } from './canonical-json.ts'
import { compose, type SourceFacts, sourceFactsOf } from './source-facts.ts'

/**
 * One record out of several of one publication, or of one application, or of a publication and its application. Keeps what every source
 * said (`statements`). What comes out depends only on what was said, not on the order or grouping in which it came together, and
 * saying something again changes nothing. Two exceptions: of one place of one file the record that comes later here counts, and what
 * an older parser read of a file no longer counts once a newer one has read it.
 */
export function mergeRecords(records: readonly PatentRecord[], rankOf: RankOf): PatentRecord {
  const [only, ...others] = records
  if (only !== undefined && others.length === 0) return only
  return compose(inOrder(distinct(current(latestOfPlace(records.flatMap(sourceFactsOf)))), rankOf))
}

/** What the sources of a record said of its application, as a record of the application alone; null where none spoke of it. */
export function applicationPart(record: PatentRecord): PatentRecord | null {
  const bySource = sourceFactsOf(record).filter(({ ofApplication }) => ofApplication)
  return bySource.length === 0 ? null : compose(bySource)
}

function latestOfPlace(bySource: readonly SourceFacts[]): SourceFacts[] {
  return [...new Map(bySource.map((one, at) => [placeOf(one) ?? at, one])).values()]
}

/** Null where the source does not say where it stands. */
function placeOf({ source: { format, file, position }, ofApplication }: SourceFacts): string | null {
  return file === undefined || position === undefined ? null : [format, file, position, ofApplication].join('\n')
}

/** Without what an older parser read of a file that a newer one has read. */
function current(bySource: readonly SourceFacts[]): SourceFacts[] {
  const newest = new Map<string, number>()
  for (const { source } of bySource) newest.set(fileOf(source), Math.max(newest.get(fileOf(source)) ?? 0, source.reader ?? 0))
  return bySource.filter(({ source }) => (source.reader ?? 0) === newest.get(fileOf(source)))
}

function fileOf({ format, file = '' }: Provenance): string {
  return `${format}\n${file}`
}

/** Two files of one format that say the same are one statement, under the name of the file that comes first. */
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
 * Who is believed first: who speaks of the publication before who speaks of the application, a higher rank before a lower one, then the
 * file that comes later, for offices name their files by date, and the later place in it.
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
