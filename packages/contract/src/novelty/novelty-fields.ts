import * as z from 'zod'
import { CITATION_CATEGORIES, DATE_ROLES, DISCLOSURES } from './novelty-limits.ts'

/** A text split into features. */
export const splitTextSchema = z.object({
  /** Of the patent whose claim it is; null for a text. */
  publicationNumber: z.string().nullable(),
  title: z.string(),
  /** The text, or the claim. */
  textContent: z.string(),
  /** Earliest priority or application of the patent, `yyyyMMdd`; null if unknown. */
  applicationDate: z.string().nullable(),
  /** Parts of `textContent` from `start` to `end`, in UTF-16 units. */
  featureList: z.array(z.object({ text: z.string(), start: z.int(), end: z.int() })),
  /** Independent claims of the patent, each of which can be split. */
  claimList: z.array(z.object({ number: z.int(), text: z.string() })),
})
export type SplitText = z.output<typeof splitTextSchema>

/** A stored analysis. */
export const noveltySchema = z.object({
  id: z.guid(),
  title: z.string(),
  /** 0 running, 1 done, 2 failed (G88). */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** 0 to 1. */
  progress: z.number(),
  /** Why it failed. */
  reason: z.string().nullable(),
  features: z.int(),
  /** Documents compared; null until it is done. */
  documents: z.int().nullable(),
  createTime: z.string(),
})
export type Novelty = z.output<typeof noveltySchema>

const disclosure = z.enum(DISCLOSURES)
const category = z.enum(CITATION_CATEGORIES)

const cellSchema = z.object({
  disclosure,
  /** Differs from `disclosure` if the user has changed it. */
  proposed: disclosure,
  /** Share of the words of the feature in the passage, 0 to 1. */
  coverage: z.number(),
})

/** A document of the comparison. */
export const comparedDocumentSchema = z.object({
  id: z.string(),
  publicationNumber: z.string(),
  title: z.string(),
  applicants: z.array(z.string()),
  /** `yyyyMMdd`; null if unknown. */
  applicationDate: z.string().nullable(),
  priorityDate: z.string().nullable(),
  publicationDate: z.string().nullable(),
  dateRole: z.enum(DATE_ROLES),
  /** 0 to 100. */
  score: z.number(),
  category,
  /** Differs from `category` if the user has changed it. */
  proposed: category,
  /** Why it was proposed, as sentences. */
  reasons: z.array(z.string()),
  /** Of the user. */
  note: z.string(),
  /** In the order of the features. */
  features: z.array(cellSchema),
})
export type ComparedDocument = z.output<typeof comparedDocumentSchema>

/** An analysis with its table of features and documents. */
export const noveltyResultSchema = noveltySchema.extend({
  textContent: z.string(),
  /** Of the patent that is analysed; null for a text. */
  publicationNumber: z.string().nullable(),
  /** Documents count as prior art by this date; null if none was named. */
  applicationDate: z.string().nullable(),
  featureList: z.array(z.object({ text: z.string() })),
  /** Empty until it is done. Best first. */
  list: z.array(comparedDocumentSchema),
  /** What follows from the table, as sentences. */
  conclusion: z.array(z.string()),
})
export type NoveltyResult = z.output<typeof noveltyResultSchema>

/** A feature and what one document says of it. */
export const comparedFeatureSchema = cellSchema.extend({
  feature: z.string(),
  /** Words of the feature that the passage lacks. */
  missing: z.array(z.string()),
  /** Literally from the document; null if it has no word of the feature. */
  passage: z
    .object({
      column: z.string(),
      /** Name of the column. */
      name: z.string(),
      text: z.string(),
      cutBefore: z.boolean(),
      cutAfter: z.boolean(),
      marks: z.array(z.object({ start: z.int(), end: z.int() })),
    })
    .nullable(),
})
export type ComparedFeatureRow = z.output<typeof comparedFeatureSchema>
