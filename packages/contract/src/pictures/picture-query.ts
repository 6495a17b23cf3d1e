import * as z from 'zod'
import { localizedIssue } from '../localized-issue.ts'
import { MAX_INTEGER, text } from '../text.ts'
import { pictureClassCode, separatedClasses, type PictureClassScheme } from './class-code.ts'

/** Maximum number of pictures of one search. */
export const MAX_QUERY_PICTURES = 5
/** Hits of a search by picture: those after them resemble it no more than by chance. */
export const MAX_PICTURE_HITS = 500
/** Pictures below this similarity are not listed, unless less is requested. */
export const MIN_SIMILARITY = 0.5
/** Bytes of an uploaded picture. */
export const MAX_PICTURE_UPLOAD = 5 * 1024 * 1024

const share = z.number().min(0).max(1)

/** A region of a picture, in shares of its width and height. */
export const regionSchema = z.object({ x: share, y: share, width: share, height: share })

/** A picture with a region of it. */
export const queryPictureSchema = z.object({
  /** Address of an uploaded picture, of a drawing of a patent, or of a picture of a trademark. */
  url: text().min(1).max(500),
  /** Only this region is compared. */
  crop: regionSchema.optional(),
})

const codes = z.array(text().trim().min(1).max(20)).max(100).default([])

/** A value without hits and without an error would look like an answer. */
const classesOf = (scheme: PictureClassScheme, zh: string, en: string) => codes.refine(areClasses(scheme), localizedIssue(zh, en))

function areClasses(scheme: PictureClassScheme): (written: string | readonly string[]) => boolean {
  return (written) =>
    (typeof written === 'string' ? separatedClasses(written) : written).every((one) => pictureClassCode(one, scheme) !== null)
}

const viennaCodes = classesOf('vienna', '须为维也纳图形要素编码，如 27.05', 'must be Vienna codes such as 27.05')

/** `yyyyMMdd`. */
const day = text().refine((value) => /^\d{8}$/.test(value), localizedIssue('须为 yyyyMMdd 格式的日期', 'must be a date as yyyyMMdd'))

const searchFields = z.object({
  /** One picture; more of them, or regions, are in `pictures`. */
  url: text().max(500).optional(),
  pictures: z.array(queryPictureSchema).max(MAX_QUERY_PICTURES).default([]),
  /** How several pictures count: the most similar one, or all of them. */
  match: z.enum(['any', 'all']).default('all'),
  /** Weight of colours, the rest is shape; by default chosen by the kind and the picture. */
  colour: share.optional(),
  /** Pictures turned by a quarter or a half, or mirrored, are found, too. */
  anyOrientation: z.boolean().default(false),
  /** From -1 to 1. */
  minSimilarity: z.number().min(-1).max(1).default(MIN_SIMILARITY),
  /** Classes or subclasses: `06`, `06-01`. */
  locarno: z
    .union([codes, text().trim().max(20)])
    .refine(areClasses('locarno'), localizedIssue('须为洛迦诺分类号，如 06 或 06-01', 'must be Locarno classes such as 06 or 06-01'))
    .optional(),
  /** Categories, divisions or sections: `27`, `27.05`, `27.05.01`. */
  vienna: viennaCodes,
  /** Marks with one of these codes are listed before the others, each by similarity. */
  viennaFirst: viennaCodes,
  nice: classesOf('nice', '须为尼斯类别，如 9、35（1 至 45）', 'must be Nice classes such as 9 or 35 (1 to 45)'),
  /** active, pending, inactive. */
  status: codes,
  /** Types of publications of patents: `A`, `B`, `U`, `S`; of trademarks: word, figurative, combined, … */
  type: codes,
  country: codes,
  /** Application dates. */
  dateFrom: day.optional(),
  dateTo: day.optional(),
  from: z.int().min(0).max(MAX_INTEGER).default(0),
  size: z.int().min(0).max(100).default(20),
})

/** The same without a page, as histories store it. */
export const pictureConditionSchema = searchFields.omit({ from: true, size: true })

/** A search in the history of a user. */
export const storedPictureSearchSchema = z.object({
  id: z.string(),
  kind: z.enum(['patent', 'trademark']),
  condition: pictureConditionSchema,
  /** The values of its filters with their names. */
  filters: z.array(z.object({ field: z.string(), value: z.string(), name: z.string() })),
  /** Hits when it was last run. */
  number: z.int(),
  /** `yyyy-MM-dd HH:mm:ss`. */
  createTime: z.string(),
})

/** Whether the pictures of a search, of which `url` is one, are within the limit. */
export function hasFewPictures({ url, pictures }: { readonly url?: string | undefined; readonly pictures: readonly object[] }): boolean {
  return pictures.length + (url ? 1 : 0) <= MAX_QUERY_PICTURES
}

/** Why they are not. */
export const TOO_MANY_PICTURES = localizedIssue(
  `与 url 合计最多 ${MAX_QUERY_PICTURES} 张图片`,
  `must be at most ${MAX_QUERY_PICTURES} images together with url`,
)

/** The request of every search by picture: fields that a kind of record does not have are ignored. */
export const pictureSearchSchema = searchFields
  .refine(hasFewPictures, { path: ['pictures'], ...TOO_MANY_PICTURES })
  .refine(({ dateFrom = '', dateTo = '99999999' }) => dateFrom <= dateTo, {
    path: ['dateFrom'],
    ...localizedIssue('不能晚于 dateTo', 'must not be later than dateTo'),
  })

/** How a picture is turned clockwise, after it is mirrored. */
const turnSchema = z.object({ degrees: z.int().min(0).max(359), mirrored: z.boolean() })

/** Two pictures to compare: one that is searched for, and that of a hit. */
export const pictureComparisonSchema = z.object({
  kind: z.enum(['patent', 'trademark']).default('patent'),
  picture: queryPictureSchema,
  /** How it is turned, as the hit states. */
  turn: turnSchema.nullish(),
  /** Address of the picture of the hit. */
  hit: text().min(1).max(500),
})

/** Sides of the grid of cells in which pictures are compared. */
const COMPARED_CELLS = 8

const comparedSchema = z.object({
  /** The compared view in the picture. */
  region: regionSchema,
  /** The area of the cells; its margin may extend beyond the picture. */
  area: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** How much the lines agree in each cell, row by row, relative to the cell with the greatest agreement. */
  cells: z.array(share).length(COMPARED_CELLS ** 2),
})

/** Where two pictures resemble each other. */
export const pictureSimilaritySchema = z.object({ query: comparedSchema, hit: comparedSchema })

const pictureSchema = z.object({ id: z.string(), url: z.string() })

/** A hit: a record by its most similar picture. */
export const pictureHitSchema = z.object({
  /** Stable id of the record. */
  id: z.string(),
  /** As it is displayed. */
  number: z.string(),
  /** Title of a patent, words of a trademark; empty for a mark without any. */
  title: z.string(),
  /** Applicants, owners. */
  parties: z.array(z.string()),
  country: z.string(),
  /** `yyyyMMdd`: application date. */
  date: z.string().nullable(),
  status: z.string().nullable(),
  type: z.string().nullable(),
  /** Locarno or Nice classes. */
  classes: z.array(z.string()),
  /** Vienna codes; empty for patents. */
  vienna: z.array(z.string()),
  picture: pictureSchema,
  /** The matching region of the hit's picture and that of the query's. */
  region: regionSchema,
  queryRegion: regionSchema,
  /** Which of the pictures searched for it resembles most, from 0. */
  query: z.int(),
  /** What is compared: the whole picture, the inside of its frame, or a part of a mark. */
  view: z.enum(['whole', 'peeled', 'part']),
  /** How the picture searched for had to be turned; null if it was upright. */
  turn: z.object({ degrees: z.number(), mirrored: z.boolean() }).nullable(),
  /** 0 to 1; not a probability. */
  similarity: z.number(),
  band: z.enum(['nearlySame', 'verySimilar', 'similar', 'somewhatSimilar', 'little']),
  shape: z.number(),
  colour: z.number(),
  /** Further pictures of the record. */
  pictures: z.array(pictureSchema),
  /** Records with the same picture, or nearly the same, that are listed under this hit. */
  copies: z.array(z.object({ id: z.string(), number: z.string() })),
})

const facetSchema = z.object({ field: z.string(), list: z.array(z.object({ value: z.string(), name: z.string(), count: z.int() })) })

/** How far the pictures of a kind of record have been described. */
export const pictureProgressSchema = z.object({
  /** Whether pictures are still being described. */
  building: z.boolean(),
  /** Pictures that can be found. */
  pictures: z.int(),
  /** Pictures that cannot be decoded, or are blank. */
  skipped: z.int(),
  /** Records read of those that exist. */
  records: z.int(),
  recordsTotal: z.int(),
})

/** The response of a search by picture. */
export const pictureAnswerSchema = z.object({
  /** Hits at or above the requested similarity, at most `MAX_PICTURE_HITS`. */
  total: z.int(),
  list: z.array(pictureHitSchema),
  /** Counts of values among these hits. */
  groupList: z.array(facetSchema),
  progress: pictureProgressSchema,
  /** Milliseconds. */
  took: z.number(),
})

export type PictureSearchRequest = z.input<typeof pictureSearchSchema>
export type ParsedPictureSearch = z.output<typeof pictureSearchSchema>
export type PictureRegion = z.output<typeof regionSchema>
export type PictureHit = z.output<typeof pictureHitSchema>
export type PictureAnswer = z.output<typeof pictureAnswerSchema>
export type PictureSimilarityAnswer = z.output<typeof pictureSimilaritySchema>
export type PictureComparison = z.input<typeof pictureComparisonSchema>
export type StoredPictureSearch = z.output<typeof storedPictureSearchSchema>
export type PictureProgress = z.output<typeof pictureProgressSchema>
