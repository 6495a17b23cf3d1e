import { scanPictures, type PictureHit } from '@gezhi/pictures'
import { throwIfCancelled } from '@gezhi/threads'
import type { DescribedQuery } from './describe-query.ts'
import { copiesBefore, foldCopies } from './picture-copies.ts'
import { regionOf, regionWithin, share, withinPicture } from './picture-region.ts'
import type { PictureReader, SignatureTable, StoredPicture } from './picture-reader.ts'
import type { FoundPictures, FoundRecord, PictureSearchTask } from './search-thread-protocol.ts'

/** Pictures read for each hit that is listed: records have several pictures, and copies are listed under one. */
const PICTURES_PER_HIT = 6
/** Values counted of each field. */
const MAX_FACET_VALUES = 30

/** The most similar picture of a record. */
interface BestPicture {
  readonly score: number
  readonly hit: PictureHit
  readonly stored: StoredPicture
}

interface Group extends FoundRecord {
  readonly record: number
}

/** The records with pictures most like those of a search, the most similar first; copies are listed under one. */
export function findPictures(task: PictureSearchTask, queries: readonly DescribedQuery[], index: PictureReader): FoundPictures {
  const table = index.table(task.kind)
  const hits = scanPictures(
    {
      queries: queries.map(({ views }) => views),
      combine: task.match,
      colourWeight: task.colour ?? Math.max(...queries.map(({ colourWeight }) => colourWeight)),
      limit: task.limit * PICTURES_PER_HIT,
      checkpoint: throwIfCancelled,
    },
    {
      signatures: table.signatures,
      accepted: index.accepted(task.kind, table, task.filters, task.visible),
      read: (rows) => index.vectors(table, rows),
    },
  )
  const found = bestPictures(task, hits, index)
  const before = copiesBefore(found)
  const listed = [...foldCopies([...found.keys()], before)].slice(0, task.limit)
  const groups = listed.flatMap(([first, copies]) =>
    groupOf(
      found[first]!,
      copies.map((copy) => found[copy]!.stored.doc),
      queries,
      index,
      table,
    ),
  )
  return {
    hits: withFirst(task.first, groups, index).map(({ record: _record, ...hit }) => hit),
    facets: facetsOf(task, found, before, index),
    progress: index.progress(task.kind),
  }
}

/** Groups whose record has one of the classes, then the others, in their order. */
function withFirst(first: readonly string[], groups: readonly Group[], index: PictureReader): readonly Group[] {
  if (first.length === 0) return groups
  const [others, preferred] = [false, true].map((isFirst) => groups.filter(({ record }) => index.hasCode(record, first) === isFirst))
  return [...preferred!, ...others!]
}

/** The best picture of each record, the most similar first. */
function bestPictures({ minSimilarity }: PictureSearchTask, hits: readonly PictureHit[], index: PictureReader): BestPicture[] {
  const found = new Map<number, BestPicture>()
  for (const hit of hits) {
    throwIfCancelled()
    if (hit.score < minSimilarity) continue
    const stored = index.picture(hit.picture)
    if (stored !== null && !found.has(stored.record)) found.set(stored.record, { score: hit.score, hit, stored })
  }
  return [...found.values()]
}

/** Empty if the picture was removed meanwhile. */
function groupOf(
  { hit, stored }: BestPicture,
  copies: readonly string[],
  queries: readonly DescribedQuery[],
  index: PictureReader,
  table: SignatureTable,
): Group[] {
  throwIfCancelled()
  const row = index.row(table, hit.row)
  if (row === null) return []
  const { views, crop } = queries[hit.query]!
  const view = views[hit.queryView]!
  return [
    {
      record: stored.record,
      doc: stored.doc,
      name: stored.name,
      score: share(hit.score),
      shape: share(hit.shape),
      colour: share(hit.colour),
      view: row.view === 'whole' ? view.view : row.view,
      region: regionOf(row.box),
      query: hit.query,
      queryRegion: withinPicture(regionWithin(crop, regionOf(view.box))),
      orientation: view.orientation,
      pictures: index.names(stored.record),
      copies,
    },
  ]
}

/** For each value of the records found, how many hits are listed when it is filtered by. */
function facetsOf(
  { limit }: PictureSearchTask,
  found: readonly BestPicture[],
  before: readonly (readonly number[])[],
  index: PictureReader,
): FoundPictures['facets'] {
  const fields = new Map<string, Map<string, number[]>>()
  found.forEach(({ stored }, at) => {
    throwIfCancelled()
    for (const [field, value] of index.facts(stored.record)) {
      const values = fields.get(field) ?? new Map<string, number[]>()
      const members = values.get(value) ?? []
      // Several classes of a record may be in one class above them.
      if (members.at(-1) !== at) members.push(at)
      fields.set(field, values.set(value, members))
    }
  })
  return [...fields].map(([field, values]) => ({
    field,
    list: [...values]
      .map(([value, members]) => ({ value, count: Math.min(limit, foldCopies(members, before).size) }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MAX_FACET_VALUES),
  }))
}
