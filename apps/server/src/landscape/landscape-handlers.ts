import { createHash } from 'node:crypto'
import { MAX_OPENED_DOCUMENTS, MAX_UNFINISHED_LANDSCAPES, type LandscapeDocument } from '@gezhi/contract'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import type { ExportKinds } from '../exports/export-kinds.ts'
import { countRecords } from '../exports/list-records.ts'
import { requestedSource } from '../exports/requested-source.ts'
import { describeReason } from '../exports/task-reason.ts'
import { CallError } from '../http/call-error.ts'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { requireRight } from '../http/rights.ts'
import { requireReady } from '../http/require-ready.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { patentRow } from '../patents/patent-row.ts'
import type { Serving } from '../platform/domain.ts'
import type { BatchLists } from '../search/batch/batch-lists.ts'
import type { LandscapeStore, ShownLandscape } from './landscape-store.ts'
import { readPoints, selectedPoints, type PackedPoints, type PointSelection } from './pack-points.ts'
import { MIN_DOCUMENTS } from './run-landscapes.ts'

/** Characters of a title. */
const MAX_TITLE = 200

interface HandlerParts {
  readonly store: LandscapeStore
  readonly kinds: ExportKinds
  readonly batchLists: BatchLists
}

/** The calls of landscapes. */
export function landscapeHandlers({ store, kinds, batchLists }: HandlerParts, serving: Serving): Handlers['landscape'] {
  const { engines, readiness } = serving
  const foundDocuments = async (id: string, { caller }: CallContext<UserCaller>) => {
    const found = await store.findDocuments(caller.userId, id)
    if (found === null) throw new CallError('LANDSCAPE_NOT_FOUND')
    return { bytes: found.points, points: readPoints(found.points), documents: found.documents.split('\n').map((line) => line.split('\t')) }
  }
  return {
    async createLandscape({ list }, context) {
      requireReady(readiness)
      const kind = kinds.find(PATENT_KIND.name)
      if (kind === undefined) throw new CallError('EXPORT_LIST_UNKNOWN', { call: list.call })
      const rights = await context.rights()
      requireRight(rights, 'drawLandscapes', 1)
      const open = kind.open(serving)
      const { language } = context
      const named = { list: { call: list.call, request: list.request, part: 'all' as const } }
      const { source, title } = requestedSource(named, kind, open, { language, rights })
      if (source.kind !== 'list') throw new CallError('EXPORT_LIST_UNKNOWN', { call: list.call })
      const { total, totalRelation } = await countRecords(source, open, context)
      if (totalRelation === 'eq' && total < MIN_DOCUMENTS) throw new CallError('LANDSCAPE_TOO_SMALL', { limit: MIN_DOCUMENTS })
      const { version } = await engines.of(PATENT_KIND).status()
      const granted = rights.grants.drawLandscapes
      const maxDocuments = granted === 'unlimited' ? MAX_DOCUMENTS : Math.min(granted, MAX_DOCUMENTS)
      const seen = { countries: rights.grants.searchAllCountries, maxDocuments, language }
      const key = createHash('sha256')
        .update(JSON.stringify([source.call, source.request, version, seen]))
        .digest('base64url')
      const id = await store.add(context.caller.userId, {
        source,
        key,
        version,
        language,
        title: title.slice(0, MAX_TITLE).toWellFormed(),
        maxDocuments,
      })
      if (id === null) throw new CallError('LANDSCAPES_FULL', { limit: MAX_UNFINISHED_LANDSCAPES })
      return { id }
    },
    async listLandscapes(page, context) {
      const { list, total } = await store.page(context.caller.userId, page)
      return { list: list.map((one) => shownLandscape(one, context)), total }
    },
    async getLandscape({ id }, context) {
      const landscape = await store.find(context.caller.userId, id)
      if (landscape === null) throw new CallError('LANDSCAPE_NOT_FOUND')
      const { hills, firstYear, lastYear, version } = landscape
      const present = await engines.of(PATENT_KIND).status()
      return {
        ...shownLandscape(landscape, context),
        hills: (hills ?? []).map((hill) => ({ ...hill, words: [...hill.words] })),
        firstYear,
        lastYear,
        version,
        current: present.version === version,
      }
    },
    async getLandscapePoints({ id }, context) {
      const { bytes } = await foundDocuments(id, context)
      return { body: bytes, name: 'landscape.bin' }
    },
    async listLandscapeDocuments({ id, points: named, pageNo, pageSize, ...selection }, context) {
      requireReady(readiness)
      const { points, documents } = await foundDocuments(id, context)
      const places = named?.filter((place) => place < points.count) ?? selectedPoints(points, selection)
      const shown = named === undefined ? places.slice((pageNo - 1) * pageSize, pageNo * pageSize) : places
      const ids = shown.map((place) => documents[place]![0]!)
      const rights = await context.rights()
      const isVisible = kinds.find(PATENT_KIND.name)?.isVisible ?? (() => false)
      const stored = await engines.of(PATENT_KIND).get(ids, { signal: context.signal })
      const records = new Map(stored.filter(({ record }) => isVisible(record, rights)).map((one) => [one.docId, one]))
      return {
        total: places.length,
        list: shown.flatMap((place) => {
          const found = records.get(documents[place]![0]!)
          return found === undefined ? [] : [documentOf(found, points.hills[place]!, context)]
        }),
      }
    },
    async openLandscapeSelection({ id, ...selection }, context) {
      const { points, documents } = await foundDocuments(id, context)
      const values = numbersOf(points, documents, selection)
      if (values.length === 0) throw new CallError('LANDSCAPE_SELECTION_EMPTY')
      if (values.length > MAX_OPENED_DOCUMENTS) throw new CallError('LANDSCAPE_SELECTION_LARGE', { limit: MAX_OPENED_DOCUMENTS })
      const { code } = await batchLists.save(context.caller, { field: 'pn', values, errors: [], total: values.length, repeated: 0 })
      return { excelImportQueryStr: code, total: values.length }
    },
    async deleteLandscapes({ idList }, { caller }) {
      if (!(await store.remove(caller.userId, idList))) throw new CallError('LANDSCAPE_NOT_FOUND')
      return true
    },
  }
}

/** Documents that the layout and its storage are designed for. */
const MAX_DOCUMENTS = 100_000

function numbersOf(points: PackedPoints, documents: readonly (readonly string[])[], selection: PointSelection): string[] {
  const numbers = selectedPoints(points, selection).map((place) => documents[place]![1] ?? '')
  return [...new Set(numbers.filter((number) => number !== ''))]
}

function shownLandscape({ id, title, state, progress, total, found, reason, requestedAt }: ShownLandscape, { language }: CallContext) {
  return {
    id,
    title,
    state,
    progress: progress / 1000,
    total,
    found,
    reason: reason === null ? null : describeReason(reason, language),
    createTime: shanghaiTime(requestedAt),
  }
}

function documentOf(stored: StoredRecord<PatentRecord>, hill: number, { language }: CallContext): LandscapeDocument {
  const { record } = stored
  const row = patentRow(stored, language)
  return {
    id: stored.docId,
    publicationNumber: record.publicationNumber ?? record.applicationNumber ?? '',
    title: row.title,
    applicants: (record.applicants ?? []).map(({ name }) => name),
    applicationDate: record.applicationDate === undefined ? null : String(record.applicationDate),
    hill,
  }
}
