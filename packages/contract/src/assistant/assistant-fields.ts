import * as z from 'zod'
import { CITED_KINDS, CITED_PARTS } from './assistant-limits.ts'

/** A passage of a record, quoted literally, and where it stands. */
export const citationSchema = z.object({
  kind: z.enum(CITED_KINDS),
  /** Opens the record: its publication number, number of a mark, or id of a company. */
  number: z.string(),
  part: z.enum(CITED_PARTS),
  /** Number of the claim, or of the paragraph from 1; null for titles and abstracts. */
  place: z.int().nullable(),
  passage: z.string(),
})
export type Citation = z.output<typeof citationSchema>

/** A search whose hits are the number a statement names. */
export const queryLinkSchema = z.object({ records: z.enum(CITED_KINDS), queryStr: z.string(), total: z.int() })
export type QueryLink = z.output<typeof queryLinkSchema>

/** A sentence or paragraph of an answer. */
const statementSchema = z.object({
  kind: z.literal('text'),
  text: z.string(),
  citations: z.array(citationSchema),
  /** Searches that reproduce its numbers. */
  queries: z.array(queryLinkSchema).optional(),
  /** Citations of the model that were removed, because the record does not exist or does not contain the passage. */
  struck: z.int(),
})

const tableSchema = z.object({
  kind: z.literal('table'),
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.object({ cells: z.array(z.string()), citations: z.array(citationSchema) })),
})

/** A search that can be opened. */
const queryBlockSchema = z.object({
  kind: z.literal('query'),
  records: z.enum(CITED_KINDS),
  queryStr: z.string(),
  /** `box`: words; `command`: the query language. */
  mode: z.enum(['box', 'command']),
  /** Hits; null if the query cannot be run. */
  total: z.int().nullable(),
  /** What is wrong with it or could be better, as sentences. */
  notes: z.array(z.string()),
})

/** A part of an answer. */
export const answerBlockSchema = z.discriminatedUnion('kind', [statementSchema, tableSchema, queryBlockSchema])
export type AnswerBlock = z.output<typeof answerBlockSchema>

/** A question or its answer. */
export const assistantMessageSchema = z.object({
  id: z.guid(),
  role: z.enum(['user', 'assistant']),
  /** Of a question; empty for an answer. */
  text: z.string(),
  /** Of an answer. */
  blocks: z.array(answerBlockSchema),
  /** Tools that were used, by name. */
  tools: z.array(z.string()),
  state: z.enum(['done', 'stopped', 'failed']),
  /** Why it failed; null otherwise. */
  reason: z.string().nullable(),
  /** `model`: written by a language model; `search`: by searches and tables alone. */
  mode: z.enum(['model', 'search']),
  createTime: z.string(),
})
export type AssistantMessage = z.output<typeof assistantMessageSchema>

/** A conversation in a list. */
export const topicSchema = z.object({ id: z.guid(), title: z.string(), messages: z.int(), updateTime: z.string() })
export type Topic = z.output<typeof topicSchema>

/** An event of `askAssistant` with its data, in this order. */
export type AssistantEvent =
  /** The conversation and the stored question. */
  | { readonly event: 'topic'; readonly data: { readonly topic: Topic; readonly question: AssistantMessage } }
  /** A tool is used; its title in the language of the caller. */
  | { readonly event: 'step'; readonly data: { readonly tool: string; readonly title: string } }
  /** Text of the model as it arrives; its citations are not verified yet, and `done` replaces it. */
  | { readonly event: 'text'; readonly data: { readonly text: string } }
  /** The stored answer; nothing follows. */
  | { readonly event: 'done'; readonly data: AssistantMessage }
