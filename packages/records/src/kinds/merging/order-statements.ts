import type { Provenance } from '../provenance.ts'
import type { RankOf } from '../record-kind.ts'
import { canonicalJson } from '../canonical-json.ts'

/** The data of one source about a record. */
export interface SourceStatement {
  readonly source: Provenance
}

/** How statements of a kind of record are compared. */
export interface StatementTraits<S extends SourceStatement> {
  /** The facts, as JSON data: equal ones from two files of one format are one statement. */
  facts(statement: S): unknown
  /** Statements of another level come after those of a lower one, and are never the same statement. Default: all are of one level. */
  level?(statement: S): number
}

/**
 * The statements that count, most trusted first: lower level, then higher rank, then the later file name, because registers and offices
 * name files by date, then the later position. Independent of the order and grouping of the argument, with two exceptions: for one
 * position of one file the later argument wins, and data read by an older parser version is dropped once a newer one has read the file.
 */
export function orderStatements<S extends SourceStatement>(statements: readonly S[], rankOf: RankOf, traits: StatementTraits<S>): S[] {
  const level = (one: S) => traits.level?.(one) ?? 0
  return distinct(current(latestOfPlace(statements, level)), traits, level).toSorted(
    (a, b) =>
      level(a) - level(b) ||
      rankOf(b.source.format) - rankOf(a.source.format) ||
      (isSamePlace(a.source, b.source) ? byFacts(traits, a, b) : isBefore(a.source, b.source) ? 1 : -1),
  )
}

function latestOfPlace<S extends SourceStatement>(statements: readonly S[], level: (one: S) => number): S[] {
  return [...new Map(statements.map((one, at) => [placeOf(one, level(one)) ?? at, one])).values()]
}

/** Null if the source gives no position. */
function placeOf({ source: { format, file, position } }: SourceStatement, level: number): string | null {
  return file === undefined || position === undefined ? null : [format, file, position, level].join('\n')
}

/** Without data that an older parser version read from a file a newer one has read. */
function current<S extends SourceStatement>(statements: readonly S[]): S[] {
  const newest = new Map<string, number>()
  for (const { source } of statements) newest.set(fileOf(source), Math.max(newest.get(fileOf(source)) ?? 0, source.reader ?? 0))
  return statements.filter(({ source }) => (source.reader ?? 0) === newest.get(fileOf(source)))
}

function fileOf({ format, file = '' }: Provenance): string {
  return `${format}\n${file}`
}

/** Equal data from two files of one format is one statement, under the name of the first file. */
function distinct<S extends SourceStatement>(statements: readonly S[], traits: StatementTraits<S>, level: (one: S) => number): S[] {
  const byContent = new Map<string, S>()
  for (const one of statements) {
    const key = canonicalJson([one.source.format, level(one), traits.facts(one)])
    const known = byContent.get(key)
    if (known === undefined || isBefore(one.source, known.source)) byContent.set(key, one)
  }
  return [...byContent.values()]
}

function isSamePlace(a: Provenance, b: Provenance): boolean {
  return !isBefore(a, b) && !isBefore(b, a)
}

function isBefore(a: Provenance, b: Provenance): boolean {
  const [fileA, fileB] = [fileOf(a), fileOf(b)]
  return fileA === fileB ? (a.position ?? 0) < (b.position ?? 0) : fileA < fileB
}

function byFacts<S extends SourceStatement>(traits: StatementTraits<S>, a: S, b: S): number {
  const [textA, textB] = [canonicalJson(traits.facts(a)), canonicalJson(traits.facts(b))]
  return textA === textB ? 0 : textA < textB ? -1 : 1
}
