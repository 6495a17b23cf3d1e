import {
  MAX_PICTURE_HITS,
  type Language,
  MAX_PICTURE_UPLOAD,
  pictureClassCode,
  separatedClasses,
  type Calls,
  type ParsedPictureSearch,
  type PictureAnswer,
  type PictureClassScheme,
  type PictureHit,
} from '@gezhi/contract'
import type { ClassScheme } from '@gezhi/records'
import { classNode } from '../classification/class-node.ts'
import { similarityBandOf, type SimilarityBand } from '@gezhi/pictures'
import { CallError } from '../http/call-error.ts'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { requireReady } from '../http/require-ready.ts'
import { requireRight } from '../http/rights.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { DailyQuota } from '../accounts/rights/daily-quota.ts'
import type { Serving, TableHandlers } from '../platform/domain.ts'
import type { PictureSearch } from './picture-search.ts'
import type { PictureSearchStore } from './picture-search-store.ts'
import type { PictureSource } from './picture-source.ts'
import { comparedRegion, WHOLE_PICTURE } from './picture-region.ts'
import { countedSearch, namedPictures, queryPicture, type QueryPictureParts } from './query-pictures.ts'
import type { FoundRecord, PictureFilters } from './search-thread-protocol.ts'
import { uploadName } from './upload-store.ts'

/** What the handlers use. */
export interface PictureParts extends QueryPictureParts {
  readonly search: PictureSearch
  readonly searches: PictureSearchStore
  readonly dailyQuota: DailyQuota
  readonly schemes: Serving['schemes']
}

/** Other records with the same picture that are named. */
const MAX_COPIES = 50
/** Further pictures of a hit. */
const MAX_PICTURES = 12

/** Names of the descriptions of scores in the API. */
const BANDS: Readonly<Record<SimilarityBand, PictureHit['band']>> = {
  'nearly-same': 'nearlySame',
  'very-similar': 'verySimilar',
  similar: 'similar',
  some: 'somewhatSimilar',
  little: 'little',
}

/** The fields whose values are classes. */
const CLASS_SCHEMES: readonly ClassScheme[] = ['locarno', 'nice', 'vienna']

const MEDIA_TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** Handlers of the domain pictures. */
export function pictureHandlers(parts: PictureParts, { readiness }: Pick<Serving, 'readiness'>): TableHandlers<Calls['pictures']> {
  const { search, searches, uploads, dailyQuota, sources } = parts
  const sourceOf = (kind: string) => sources.find((one) => one.kind.name === kind)!
  const searcherOf = (kind: string) => {
    const source = sourceOf(kind)
    return async (request: ParsedPictureSearch, context: CallContext<UserCaller>) => {
      requireReady(readiness)
      return answer(source, request, context, parts)
    }
  }
  return {
    searchDrawings: searcherOf('patent'),
    searchFigures: searcherOf('trademark'),
    searchMarksByPicture: searcherOf('trademark'),
    async comparePictures({ kind, picture, turn, hit }, context) {
      requireReady(readiness)
      // The right of the search that found the hit, which was counted.
      requireRight(await context.rights(), 'searchByPicture')
      const { userId } = context.caller
      const [query, found] = [await queryPicture(picture, userId, parts), await queryPicture({ url: hit }, userId, parts)]
      const source = sourceOf(kind)
      const orientation = turn ?? null
      const { a, b } = await search.compare(userId, { shows: source.shows, picture: query, orientation, hit: found }, context.signal)
      return { query: comparedRegion(a, picture.crop ?? WHOLE_PICTURE), hit: comparedRegion(b, WHOLE_PICTURE) }
    },
    async uploadQueryPicture({ file }, context) {
      if (file.size > MAX_PICTURE_UPLOAD) throw new CallError('UPLOAD_SIZE')
      await dailyQuota('upload', context)
      const { userId } = context.caller
      const { bytes, extension, width, height } = await search.prepare(userId, new Uint8Array(await file.arrayBuffer()), context.signal)
      return { url: await uploads.add(userId, bytes, extension), width, height }
    },
    async getQueryPicture({ name }, { caller }) {
      const body = await uploads.get(caller.userId, name)
      if (body === null) throw new CallError('PICTURE_NOT_FOUND')
      return { body, etag: `"${name}"`, type: MEDIA_TYPES[name.split('.')[1]!]! }
    },
    async getPictureProgress() {
      requireReady(readiness)
      return { patent: await search.progress('patent'), trademark: await search.progress('trademark') }
    },
    async addPictureSearch({ kind, url, condition, number }, { caller: { userId } }) {
      const pictures = namedPictures({ url: url ?? condition.url, pictures: condition.pictures })
      const names = pictures.flatMap((one) => uploadName(one.url) ?? [])
      for (const name of names) if (!(await uploads.isOwn(userId, name))) throw new CallError('PICTURE_NOT_FOUND')
      if (pictures.length === 0) throw new CallError('PICTURE_NOT_FOUND')
      const { url: _, ...others } = condition
      return { id: await searches.add(userId, { kind, condition: { ...others, pictures }, uploads: names, hits: number }) }
    },
    async listPictureSearches({ kind, ...page }, { caller: { userId }, language }) {
      const { list, total } = await searches.page(userId, kind, page)
      return {
        total,
        list: list.map((one) => ({
          id: one.id,
          kind: one.kind as 'patent' | 'trademark',
          condition: one.condition as ParsedPictureSearch,
          filters: filterNames(sourceOf(one.kind), one.condition as ParsedPictureSearch, language, parts.schemes),
          number: one.hits,
          createTime: shanghaiTime(one.searchedAt),
        })),
      }
    },
    async deletePictureSearch({ id }, { caller: { userId } }) {
      await searches.remove(userId, id)
      return true
    },
    async emptyPictureSearches(request, { caller: { userId } }) {
      await searches.empty(userId, request?.kind, (request?.minAge ?? 0) * 1000)
      return true
    },
  }
}

async function answer(
  source: PictureSource,
  request: ParsedPictureSearch,
  context: CallContext<UserCaller>,
  parts: PictureParts,
): Promise<PictureAnswer> {
  const start = performance.now()
  const { userId } = context.caller
  const rights = await context.rights()
  const named = namedPictures(request)
  if (named.length === 0) throw new CallError('PICTURE_NOT_FOUND')
  if (request.from + request.size > 0) requireRight(rights, 'listResults', Math.min(request.from + request.size, MAX_PICTURE_HITS))
  const pictures = []
  for (const one of named) pictures.push(await queryPicture(one, userId, parts))
  await context.countItem(countedSearch(named))
  const task = {
    kind: source.kind.name,
    shows: source.shows,
    pictures,
    match: request.match,
    colour: request.colour ?? null,
    anyOrientation: request.anyOrientation,
    minSimilarity: request.minSimilarity,
    filters: filtersOf(request),
    first: classCodes(request.viennaFirst, 'vienna').map((code) => `vienna ${code}`),
    visible: source.countries(rights),
    limit: MAX_PICTURE_HITS,
  }
  const { hits, facets, progress } = await parts.search.search(userId, task, context.signal)
  const list = await rowsOf(source, hits.slice(request.from, request.from + request.size), context)
  const groupList = facets.map(({ field, list: values }) => ({
    field,
    list: values.map((one) => ({ ...one, name: valueName(source, field, one.value, context.language, parts.schemes) })),
  }))
  return { total: hits.length, list, groupList, progress, took: Math.round(performance.now() - start) }
}

/** The name of a value of a facet: the label of its code, or the title of its class. */
function valueName({ kind, facets }: PictureSource, field: string, value: string, language: Language, schemes: Serving['schemes']): string {
  const facet = facets[field]
  if (facet !== undefined) return kind.fields.byFacet(facet)?.labels?.[value]?.[language] ?? value
  const node = CLASS_SCHEMES.some((scheme) => scheme === field) ? schemes.find(field as ClassScheme, value) : null
  return node === null ? value : `${value} ${classNode(node, language).name}`.trim()
}

function filtersOf({ locarno = [], vienna, nice, status, type, country, dateFrom, dateTo }: ParsedPictureSearch): PictureFilters {
  return {
    country,
    status,
    type,
    dateFrom: dateFrom === undefined ? null : Number(dateFrom),
    dateTo: dateTo === undefined ? null : Number(dateTo),
    codes: { locarno: classCodes(locarno, 'locarno'), vienna: classCodes(vienna, 'vienna'), nice: classCodes(nice, 'nice') },
  }
}

/** Classes as the index stores them; the contract rejects others. */
function classCodes(written: string | readonly string[], scheme: PictureClassScheme): string[] {
  return (typeof written === 'string' ? separatedClasses(written) : written).flatMap((one) => pictureClassCode(one, scheme) ?? [])
}

/** The values by which a search is filtered, named as in its facets. */
function filterNames(source: PictureSource, condition: ParsedPictureSearch, language: Language, schemes: Serving['schemes']) {
  const { locarno = [], vienna, viennaFirst, nice, status, type, country } = condition
  const values = { locarno: typeof locarno === 'string' ? separatedClasses(locarno) : locarno, vienna: [...vienna, ...viennaFirst] }
  return Object.entries({ ...values, nice, status, type, country }).flatMap(([field, list]) =>
    list.map((value) => ({ field, value, name: valueName(source, field, value, language, schemes) })),
  )
}

/** Hits with their records; one whose record was deleted since its pictures were described is left out. */
async function rowsOf(source: PictureSource, hits: readonly FoundRecord[], { language, signal }: CallContext): Promise<PictureHit[]> {
  const ids = hits.flatMap(({ doc, copies }) => [doc, ...copies.slice(0, MAX_COPIES)])
  const stored = new Map((await source.engine.get([...new Set(ids)], { signal })).map((one) => [one.docId, one]))
  return hits.flatMap((hit) => {
    const record = stored.get(hit.doc)
    if (record === undefined) return []
    const row = source.row(record, language)
    const pictureOf = (id: string) => ({ id, url: source.url(row.number, id) })
    const copies = hit.copies.flatMap((doc) => {
      const copy = stored.get(doc)
      return copy === undefined ? [] : [{ id: doc, number: source.row(copy, language).number }]
    })
    const others = source.pictures(record.record).filter(({ id }) => id !== hit.name && hit.pictures.includes(id))
    return [
      {
        id: hit.doc,
        ...row,
        picture: pictureOf(hit.name),
        region: hit.region,
        queryRegion: hit.queryRegion,
        query: hit.query,
        view: hit.view,
        turn: hit.orientation,
        similarity: hit.score,
        band: BANDS[similarityBandOf(hit.score)],
        shape: hit.shape,
        colour: hit.colour,
        pictures: others.slice(0, MAX_PICTURES).map(({ id }) => pictureOf(id)),
        copies,
      },
    ]
  })
}
