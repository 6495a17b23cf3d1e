import * as z from 'zod'
import { call, fileCall, type AnswerOf, type CallTable } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { jsonValue, text } from '../text.ts'
import { LANDSCAPE_STATES, MAX_OUTLINE_CORNERS } from './landscape-limits.ts'

const idSchema = z.object({ id: z.guid() })

const landscapeSchema = z.object({
  id: z.guid(),
  /** Describes the documents: the query, as a rule. */
  title: z.string(),
  state: z.enum(LANDSCAPE_STATES),
  /** 0 to 1. */
  progress: z.number(),
  /** Documents to lay out; null until they are known. */
  total: z.int().nullable(),
  /** Documents of the list; of more than the user may lay out the first ones are taken. Null until they are known. */
  found: z.int().nullable(),
  /** Why it failed. */
  reason: z.string().nullable(),
  /** `yyyy-MM-dd HH:mm:ss` */
  createTime: z.string(),
})

const detailSchema = landscapeSchema.extend({
  /** Groups of documents that stand densely together, largest first; their numbers are their places in this list. */
  hills: z.array(
    z.object({
      /** Its top, 0 to 1; y grows downwards. */
      x: z.number(),
      y: z.number(),
      size: z.int(),
      /** The words that distinguish its documents from the others, best first. */
      words: z.array(z.string()),
    }),
  ),
  /** First and last year of application; null without dates. */
  firstYear: z.int().nullable(),
  lastYear: z.int().nullable(),
  /** Version of the database it was computed from, and whether that is the present one. */
  version: z.int().nullable(),
  current: z.boolean(),
})

const selectionFields = {
  id: z.guid(),
  /** Corners of an outline on the plane. */
  outline: z
    .array(z.tuple([z.number().min(-1).max(2), z.number().min(-1).max(2)]))
    .min(3)
    .max(MAX_OUTLINE_CORNERS)
    .optional(),
  /** Number of a hill. */
  hill: z.int().min(0).max(255).optional(),
  /** Years of application, both included; documents without a date are then left out. */
  years: z.tuple([z.int().min(0).max(9999), z.int().min(0).max(9999)]).optional(),
}

const documentSchema = z.object({
  /** Stable id of the record. */
  id: z.string(),
  publicationNumber: z.string(),
  title: z.string(),
  applicants: z.array(z.string()),
  /** `yyyyMMdd`; null if unknown. */
  applicationDate: z.string().nullable(),
  hill: z.int(),
})

export type Landscape = z.output<typeof landscapeSchema>
export type LandscapeDetail = AnswerOf<typeof LANDSCAPE_CALLS.getLandscape>
export type LandscapeDocument = z.output<typeof documentSchema>

/** The calls of the domain landscape: documents laid out in the plane by their subjects. */
export const LANDSCAPE_CALLS = {
  /**
   * Lays out the documents of a list, in the background. One of the same list and the same version of the database is not computed again: its
   * id is returned.
   */
  createLandscape: call({
    id: null,
    method: 'POST',
    path: '/api/search/landscape/add',
    who: 'login',
    request: z.object({
      /** The call that lists the documents, and its request. */
      list: z.object({ call: text().max(60), request: jsonValue() }),
    }),
    answer: idSchema,
    errors: ['LANDSCAPES_FULL', 'EXPORT_LIST_UNKNOWN', 'EXPORT_LIST_FAILED', 'LANDSCAPE_TOO_SMALL', 'SEARCH_STARTING'],
    summary: { zh: '绘制专利地图', en: 'Draws a landscape of patents' },
  }),
  listLandscapes: call({
    id: null,
    method: 'POST',
    path: '/api/search/landscape/list',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(landscapeSchema),
    summary: { zh: '专利地图列表', en: 'Landscapes of the user' },
  }),
  getLandscape: call({
    id: null,
    method: 'POST',
    path: '/api/search/landscape/detail',
    who: 'login',
    request: idSchema,
    answer: detailSchema,
    errors: ['LANDSCAPE_NOT_FOUND'],
    summary: { zh: '专利地图', en: 'A landscape' },
  }),
  /**
   * The documents of a finished landscape as little-endian numbers, one array after another: their number (uint32), then for each document x,
   * y (uint16, 65535 for 1), year of application (uint16, 0 if unknown), and hill (uint8).
   */
  getLandscapePoints: fileCall({
    id: null,
    method: 'POST',
    path: '/api/search/landscape/points',
    who: 'login',
    request: idSchema,
    file: 'application/octet-stream',
    errors: ['LANDSCAPE_NOT_FOUND'],
    summary: { zh: '专利地图的点', en: 'The points of a landscape' },
  }),
  /** A page of the selected documents, in the order of the list they come from. */
  listLandscapeDocuments: call({
    id: null,
    method: 'POST',
    path: '/api/search/landscape/documents',
    who: 'login',
    request: z.object({
      ...selectionFields,
      ...pageFields,
      /** Places among the points, instead of a selection. */
      points: z.array(z.int().min(0).max(1_000_000)).min(1).max(50).optional(),
    }),
    answer: pageOf(documentSchema),
    errors: ['LANDSCAPE_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '专利地图中的文献', en: 'Documents of a landscape' },
  }),
  /** The selected documents as a list that is searched like an uploaded one. */
  openLandscapeSelection: call({
    id: null,
    method: 'POST',
    path: '/api/search/landscape/open',
    who: 'login',
    request: z.object(selectionFields),
    answer: z.object({
      /** Code for `searchBatch`. */
      excelImportQueryStr: z.string(),
      total: z.int(),
    }),
    errors: ['LANDSCAPE_NOT_FOUND', 'LANDSCAPE_SELECTION_EMPTY', 'LANDSCAPE_SELECTION_LARGE'],
    summary: { zh: '以列表打开所选文献', en: 'Opens selected documents as a list' },
  }),
  /** Deletes landscapes; one that is being laid out is cancelled. */
  deleteLandscapes: call({
    id: null,
    method: 'POST',
    path: '/api/search/landscape/del',
    who: 'login',
    request: z.object({ idList: z.array(z.guid()).min(1).max(100) }),
    answer: z.literal(true),
    errors: ['LANDSCAPE_NOT_FOUND'],
    summary: { zh: '删除专利地图', en: 'Deletes landscapes' },
  }),
} satisfies CallTable
