import { scanPictures, type PictureHit } from '@gezhi/pictures'
import { throwIfCancelled } from '@gezhi/threads'
import type { DescribedQuery } from './describe-query.ts'
import { isCopy } from './picture-copies.ts'
import { regionOf, regionWithin, share, withinPicture } from './picture-region.ts'
import type { PictureReader, SignatureTable, StoredPicture } from './picture-reader.ts'
import type { FoundPictures, FoundRecord, PictureSearchTask } from './search-thread-protocol.ts'

/** Pictures read for each hit that is listed: records have several pictures, and copies are listed under one. */
const PICTURES_PER_HIT = 6
/** Nearly the same pictures are nearly as similar to the query. */
const COPY_SCORE_RANGE = 0.03
/** Values counted of each field. */
const MAX_FACET_VALUES = 30

interface Group extends Omit<FoundRecord, 'copies'> {
  readonly stored: StoredPicture
  /** Ids of the records of the hit and its copies. */
  readonly records: number[]
  readonly copies: string[]
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
  const groups = withFirst(task.first, groupsOf(task, hits, queries, index, table), index)
  return {
    hits: groups.map(({ stored: _stored, records: _records, ...hit }) => hit),
    facets: facetsOf(groups, index),
    progress: index.progress(task.kind),
  }
}

/** Groups whose record has one of the classes, then the others, in their order. */
function withFirst(first: readonly string[], groups: readonly Group[], index: PictureReader): readonly Group[] {
  if (first.length === 0) return groups
  const [others, preferred] = [false, true].map((isFirst) => groups.filter(({ stored }) => index.hasCode(stored.record, first) === isFirst))
  return [...preferred!, ...others!]
}

function groupsOf(
  { minSimilarity, limit }: PictureSearchTask,
  hits: readonly PictureHit[],
  queries: readonly DescribedQuery[],
  index: PictureReader,
  table: SignatureTable,
): Group[] {
  const groups: Group[] = []
  const seen = new Set<number>()
  for (const hit of hits) {
    throwIfCancelled()
    if (hit.score < minSimilarity || groups.length === limit) break
    const stored = index.picture(hit.picture)
    const row = stored && index.row(table, hit.row)
    if (!stored || !row || seen.has(stored.record)) continue
    seen.add(stored.record)
    const first = groups.find((one) => isCopy(one.stored, stored) && Math.abs(one.score - hit.score) <= COPY_SCORE_RANGE)
    if (first !== undefined) {
      first.copies.push(stored.doc)
      first.records.push(stored.record)
      continue
    }
    const { views, crop } = queries[hit.query]!
    const view = views[hit.queryView]!
    groups.push({
      stored,
      records: [stored.record],
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
      copies: [],
    })
  }
  return groups
}

/** Counts of hits by the values of their records: as many are left when a value is filtered by. */
function facetsOf(groups: readonly Group[], index: PictureReader): FoundPictures['facets'] {
  const fields = new Map<string, Map<string, number>>()
  for (const { records } of groups) {
    for (const key of new Set(records.flatMap((record) => index.facts(record).map((pair) => pair.join('\0'))))) {
      const [field = '', value = ''] = key.split('\0')
      const counts = fields.get(field) ?? new Map<string, number>()
      counts.set(value, (counts.get(value) ?? 0) + 1)
      fields.set(field, counts)
    }
  }
  return [...fields].map(([field, counts]) => ({
    field,
    list: [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MAX_FACET_VALUES),
  }))
}
