import * as z from 'zod'
import { call, type CallTable } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { patentIdSchema } from '../patents/patent-id.ts'
import { text } from '../text.ts'
import { comparedFeatureSchema, noveltyResultSchema, noveltySchema, splitTextSchema, comparedDocumentSchema } from './novelty-fields.ts'
import { CITATION_CATEGORIES, DISCLOSURES, MAX_FEATURE_LENGTH, MAX_NOVELTY_FEATURES, MAX_NOVELTY_TEXT } from './novelty-limits.ts'

const idSchema = z.object({ id: z.guid() })
const documentSchema = z.object({ ...idSchema.shape, publicationNumber: patentIdSchema })
const textContent = text().trim().min(1).max(MAX_NOVELTY_TEXT)

const dateSchema = text()
  .regex(/^\d{4}-?\d\d-?\d\d$/)
  .transform((date) => date.replaceAll('-', ''))
  .refine((date) => isDay(date), localizedIssue('不是有效日期', 'must be a date'))

function isDay(date: string): boolean {
  const time = new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10).replaceAll('-', '') === date
}

/** The calls of the domain novelty: what earlier documents say of the features of a text or a claim. */
export const NOVELTY_CALLS = {
  /** Splits a text, or a claim of a patent given by its number, into features. */
  analyzeNoveltyText: call({
    id: 'C.novelty.01',
    method: 'POST',
    path: '/api/search/novelty/analyze_text',
    who: 'login',
    request: z.object({
      textContent,
      /** Of the patent; default its first independent claim. */
      claim: z.int().min(1).max(10_000).optional(),
    }),
    answer: splitTextSchema,
    errors: ['PATENT_NOT_FOUND', 'NOVELTY_NO_FEATURES', 'NOVELTY_NO_TEXT', 'SEARCH_STARTING'],
    summary: { zh: '查新：拆分技术特征', en: 'Splits a text or a claim into features' },
  }),
  /** Starts an analysis in the background; `getAnalysisResult` is polled for its result. */
  startNovelty: call({
    id: 'C.novelty.02',
    method: 'POST',
    path: '/api/search/novelty/analysis',
    who: 'login',
    requires: 'analyzeNovelty',
    request: z.object({
      /** The text, or the number of a patent. */
      textContent,
      title: text().trim().max(300).optional(),
      featureList: z
        .array(z.object({ text: text().trim().min(1).max(MAX_FEATURE_LENGTH) }))
        .min(1)
        .max(MAX_NOVELTY_FEATURES),
      /** Only documents filed or published before it are compared. */
      applicationDate: dateSchema.optional(),
    }),
    answer: idSchema,
    errors: ['NOVELTIES_FULL', 'SEARCH_STARTING', 'SEARCH_UNSUPPORTED'],
    summary: { zh: '查新：开始分析', en: 'Starts a novelty analysis' },
  }),
  getNoveltyResult: call({
    id: 'C.novelty.03',
    method: 'POST',
    path: '/api/search/novelty/getAnalysisResult',
    who: 'login',
    request: idSchema,
    answer: noveltyResultSchema,
    errors: ['NOVELTY_NOT_FOUND'],
    summary: { zh: '查新：分析状态和结果', en: 'State and result of a novelty analysis' },
  }),
  listNovelties: call({
    id: 'C.novelty.04',
    method: 'POST',
    path: '/api/search/novelty/history',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(noveltySchema),
    summary: { zh: '查新分析历史', en: 'Novelty analyses of the user' },
  }),
  /** Deletes an analysis; one that is running is cancelled. */
  deleteNovelty: call({
    id: 'C.novelty.05',
    method: 'POST',
    path: '/api/search/novelty/delHistory',
    who: 'login',
    request: idSchema,
    answer: z.literal(true),
    errors: ['NOVELTY_NOT_FOUND'],
    summary: { zh: '删除或取消查新分析', en: 'Deletes or cancels a novelty analysis' },
  }),
  /** Writes the report; the answer is a link to the file, which lasts for an hour. */
  exportNoveltyPdf: call({
    id: 'C.novelty.06',
    method: 'POST',
    path: '/api/search/novelty/downloadPdfReport',
    who: 'login',
    timeoutMs: 60_000,
    request: idSchema,
    answer: z.string(),
    errors: ['NOVELTY_NOT_FOUND', 'NOVELTY_UNFINISHED'],
    summary: { zh: '查新报告（PDF）', en: 'Report of a novelty analysis as PDF' },
  }),
  /** What the report holds: each document with its passages. */
  getNoveltyReport: call({
    id: 'C.novelty.07',
    method: 'POST',
    path: '/api/search/novelty/getReportResult',
    who: 'login',
    request: idSchema,
    answer: noveltyResultSchema.extend({ list: z.array(comparedDocumentSchema.extend({ comparison: z.array(comparedFeatureSchema) })) }),
    errors: ['NOVELTY_NOT_FOUND', 'NOVELTY_UNFINISHED'],
    summary: { zh: '查新报告内容', en: 'Content of the report of a novelty analysis' },
  }),
  /** The same report as a DOCX file, which can be edited; the answer is a link. */
  exportNovelty: call({
    id: 'C.novelty.08',
    method: 'POST',
    path: '/api/search/novelty/analyseExport',
    who: 'login',
    timeoutMs: 60_000,
    request: idSchema,
    answer: z.string(),
    errors: ['NOVELTY_NOT_FOUND', 'NOVELTY_UNFINISHED'],
    summary: { zh: '导出查新分析（DOCX）', en: 'Exports a novelty analysis as DOCX' },
  }),
  /** The features with what one document says of them. */
  compareNovelty: call({
    id: 'C.novelty.09',
    method: 'POST',
    path: '/api/search/novelty/compare_detail',
    who: 'login',
    request: documentSchema,
    answer: z.array(comparedFeatureSchema),
    errors: ['NOVELTY_NOT_FOUND', 'NOVELTY_UNFINISHED', 'NOVELTY_DOCUMENT_NOT_FOUND'],
    summary: { zh: '查新：与一篇文献的特征对比', en: 'Compares the features with one document' },
  }),
  /** Changes what was proposed for a document; null takes a change back. */
  editNovelty: call({
    id: null,
    method: 'POST',
    path: '/api/search/novelty/edit',
    who: 'login',
    request: z.object({
      ...documentSchema.shape,
      category: z.enum(CITATION_CATEGORIES).nullable().optional(),
      note: text().trim().max(2000).optional(),
      /** Places of features, from 0. */
      disclosures: z
        .array(
          z.object({
            feature: z
              .int()
              .min(0)
              .max(MAX_NOVELTY_FEATURES - 1),
            disclosure: z.enum(DISCLOSURES).nullable(),
          }),
        )
        .max(MAX_NOVELTY_FEATURES)
        .optional(),
    }),
    answer: noveltyResultSchema,
    errors: ['NOVELTY_NOT_FOUND', 'NOVELTY_UNFINISHED', 'NOVELTY_DOCUMENT_NOT_FOUND'],
    summary: { zh: '修改查新分析', en: 'Edits a novelty analysis' },
  }),
} satisfies CallTable
