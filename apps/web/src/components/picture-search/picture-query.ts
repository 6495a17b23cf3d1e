import type { PictureSearchRequest } from '@gezhi/contract/client'

/** A region in shares of the width and height of a picture. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture searched for, by its address, and the region of it that is compared. */
export interface QueryPicture {
  readonly url: string
  readonly crop: Region | null
}

/** What is searched: by the names of the kinds of record at the server. */
export const PICTURE_KINDS = ['patent', 'trademark'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** How much colours count; `auto` leaves it to the server. */
export const COLOUR_CHOICES = { auto: undefined, shape: 0, balanced: 0.5, colour: 0.8 } as const
export type ColourChoice = keyof typeof COLOUR_CHOICES

/** The filters whose values are lists, by their names in requests and addresses. */
export const LIST_FILTERS = ['locarno', 'vienna', 'nice', 'status', 'type', 'country'] as const
export type ListFilter = (typeof LIST_FILTERS)[number]

export const PAGE_SIZES = [20, 50, 100] as const

/** A search by picture, as its address describes it. */
export interface PictureQuery {
  readonly kind: PictureKind
  readonly pictures: readonly QueryPicture[]
  readonly match: 'any' | 'all'
  readonly colour: ColourChoice
  readonly anyOrientation: boolean
  /** Also pictures with little resemblance. */
  readonly more: boolean
  readonly filters: Readonly<Record<ListFilter, readonly string[]>>
  /** Marks with the Vienna codes are listed first, and others are not left out. */
  readonly viennaFirst: boolean
  /** `yyyy`. */
  readonly fromYear: string
  readonly toYear: string
  readonly page: number
  readonly size: number
}

/** Maximum number of pictures, as in the contract. */
export const MAX_PICTURES = 5

const NO_FILTERS = Object.fromEntries(LIST_FILTERS.map((name) => [name, []])) as unknown as PictureQuery['filters']

/** A search for pictures without conditions. */
export function newPictureQuery(kind: PictureKind, pictures: readonly QueryPicture[] = []): PictureQuery {
  const choices = { match: 'all', colour: 'auto', anyOrientation: false, more: false } as const
  return { kind, pictures, ...choices, filters: NO_FILTERS, viennaFirst: false, fromYear: '', toYear: '', page: 1, size: PAGE_SIZES[0] }
}

/** Parses the parameters of an address; what is invalid is left out. Pure. */
export function readPictureQuery(params: Readonly<Record<string, unknown>>): PictureQuery {
  const crops = listOf(params['crop'])
  const pictures = listOf(params['url'])
    .slice(0, MAX_PICTURES)
    .map((url, index) => ({ url, crop: readRegion(crops[index] ?? '') }))
  const query = newPictureQuery(params['kind'] === 'trademark' ? 'trademark' : 'patent', pictures)
  const filters = Object.fromEntries(LIST_FILTERS.map((name) => [name, textOf(params[name]).split(',').filter(Boolean)]))
  const colour = textOf(params['colour'])
  const size = Number(textOf(params['size']))
  return {
    ...query,
    match: params['match'] === 'any' ? 'any' : 'all',
    colour: Object.hasOwn(COLOUR_CHOICES, colour) ? (colour as ColourChoice) : 'auto',
    anyOrientation: params['turned'] === '1',
    more: params['more'] === '1',
    filters: filters as unknown as PictureQuery['filters'],
    viennaFirst: params['viennaFirst'] === '1',
    fromYear: yearOf(params['from']),
    toYear: yearOf(params['to']),
    page: Math.max(1, Math.trunc(Number(textOf(params['page']))) || 1),
    size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
  }
}

/** The parameters of its address. Pure. */
export function pictureQueryParams(query: PictureQuery): Record<string, string | string[]> {
  const { kind, pictures, filters } = query
  const params: [string, string | string[]][] = [
    ['kind', kind === 'patent' ? '' : kind],
    ['url', pictures.map(({ url }) => url)],
    ['crop', pictures.some(({ crop }) => crop !== null) ? pictures.map(({ crop }) => formatRegion(crop)) : []],
    ['match', query.match === 'any' ? 'any' : ''],
    ['colour', query.colour === 'auto' ? '' : query.colour],
    ['turned', query.anyOrientation ? '1' : ''],
    ['more', query.more ? '1' : ''],
    ...LIST_FILTERS.map((name): [string, string] => [name, filters[name].join(',')]),
    ['viennaFirst', query.viennaFirst ? '1' : ''],
    ['from', query.fromYear],
    ['to', query.toYear],
    ['page', query.page === 1 ? '' : String(query.page)],
    ['size', query.size === PAGE_SIZES[0] ? '' : String(query.size)],
  ]
  return Object.fromEntries(params.filter(([, value]) => value.length > 0))
}

/** The request for it. Pure. */
export function pictureRequest(query: PictureQuery): PictureSearchRequest & { from: number; size: number } {
  const colour = COLOUR_CHOICES[query.colour]
  return {
    pictures: query.pictures.map(({ url, crop }) => ({ url, ...(crop !== null && { crop }) })),
    match: query.match,
    ...(colour !== undefined && { colour }),
    anyOrientation: query.anyOrientation,
    ...(query.more && { minSimilarity: 0.3 }),
    ...(Object.fromEntries(LIST_FILTERS.map((name) => [name, [...query.filters[name]]])) as Record<ListFilter, string[]>),
    ...(query.viennaFirst && { vienna: [], viennaFirst: [...query.filters.vienna] }),
    ...(query.fromYear !== '' && { dateFrom: `${query.fromYear}0101` }),
    ...(query.toYear !== '' && { dateTo: `${query.toYear}1231` }),
    from: (query.page - 1) * query.size,
    size: query.size,
  }
}

/** The search of a stored request. Pure. */
export function queryOfRequest(kind: PictureKind, request: PictureSearchRequest): PictureQuery {
  const { locarno = [], pictures = [], colour, minSimilarity = 0.5, viennaFirst = [] } = request
  const lists = {
    ...request,
    ...(viennaFirst.length > 0 && { vienna: viennaFirst }),
    locarno: typeof locarno === 'string' ? locarno.split(',').filter(Boolean) : locarno,
  }
  const choice = Object.entries(COLOUR_CHOICES).find(([, value]) => value === colour)?.[0] ?? 'auto'
  return {
    ...newPictureQuery(
      kind,
      pictures.map(({ url, crop }) => ({ url, crop: crop ?? null })),
    ),
    match: request.match ?? 'all',
    colour: choice as ColourChoice,
    anyOrientation: request.anyOrientation ?? false,
    more: minSimilarity < 0.5,
    filters: Object.fromEntries(LIST_FILTERS.map((name) => [name, lists[name] ?? []])) as unknown as PictureQuery['filters'],
    viennaFirst: viennaFirst.length > 0,
    fromYear: request.dateFrom?.slice(0, 4) ?? '',
    toYear: request.dateTo?.slice(0, 4) ?? '',
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function listOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string')
  return typeof value === 'string' && value !== '' ? [value] : []
}

function yearOf(value: unknown): string {
  return /^\d{4}$/.test(textOf(value)) ? textOf(value) : ''
}

/** `0.25,0,0.5,1`: left, top, width, height. */
function formatRegion(region: Region | null): string {
  return region === null
    ? '-'
    : [region.x, region.y, region.width, region.height].map((value) => String(Math.round(value * 1000) / 1000)).join(',')
}

function readRegion(text: string): Region | null {
  const numbers = text.split(',').map(Number)
  const [x = 0, y = 0, width = 0, height = 0] = numbers
  const isValid = numbers.length === 4 && numbers.every((one) => one >= 0 && one <= 1) && width > 0 && height > 0
  return isValid ? { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) } : null
}
