import * as z from 'zod'
import { call } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { MAX_INTEGER, text } from '../text.ts'
import { fieldValuesSchema } from './index-values.ts'
import { INDEX_ACCESS_ERRORS, rowIdsSchema } from './project-fields.ts'
import { MAX_INDEX_RULES, MAX_NAMED_PATENTS } from './project-limits.ts'

const base = { method: 'POST', who: 'login' } as const
const at = (name: string) => `/api/user/projectManageIndex/${name}`
const RULE_ERRORS = [
  ...INDEX_ACCESS_ERRORS,
  'PROJECT_FILE_NOT_FOUND',
  'PROJECT_INDEX_VALUE',
  'PROJECT_QUERY_WRONG',
  'QUERY_SYNTAX',
  'SEARCH_STARTING',
] as const

/** What a rule sets: the values of all patents of a folder that a query finds. */
const ruleFields = {
  fileId: z.guid().toLowerCase(),
  /** Empty: every patent of the folder. */
  queryStr: text().trim().max(10_000),
  fieldValue: fieldValuesSchema,
  /** Replaces values that are there; otherwise only empty fields are filled. */
  isOverwriting: z.boolean().default(false),
}

const ruleSchema = z.object({
  id: z.string(),
  ...ruleFields,
  fileName: z.string(),
  isOverwriting: z.boolean(),
  lastRunTime: z.string().nullable(),
  /** Patents that the last run changed. */
  lastCount: z.int().nullable(),
})
export type IndexRule = z.output<typeof ruleSchema>

const suggestionSchema = z.object({
  patentId: z.string(),
  publication_number: z.string(),
  title: z.string(),
  /** The best first. */
  valueList: z.array(
    z.object({
      value: z.union([z.string(), z.array(z.string())]),
      /**
       * Why: the text of the patent contains the value; other patents of the applicant have it; it is the name of the applicant.
       */
      reason: z.enum(['text', 'used', 'applicant']),
    }),
  ),
})
export type IndexSuggestion = z.output<typeof suggestionSchema>

const tableErrorSchema = z.object({
  /** Of the table, from 1: the title is row 1. */
  row: z.int(),
  /** Title of the column; empty for the whole row. */
  column: z.string(),
  value: z.string(),
  reason: z.string(),
})
export type IndexTableError = z.output<typeof tableErrorSchema>

/** Filling many values of an index: of named patents, by rules, by suggestion, from a table. Each can be undone (`undoIndexChange`). */
export const indexFillingCalls = {
  /** Saves accepted suggestions: the values of each patent. Returns the number of changed patents. */
  fillIndexValues: call({
    ...base,
    id: null,
    path: at('fillValues'),
    request: z.object({
      indexId: z.guid(),
      list: z
        .array(z.object({ patentId: text().trim().min(1).max(100), fieldValue: fieldValuesSchema }))
        .min(1)
        .max(MAX_NAMED_PATENTS),
    }),
    answer: z.int(),
    errors: [...INDEX_ACCESS_ERRORS, 'PROJECT_INDEX_VALUE', 'PROJECT_PATENT_NOT_FOUND'],
    summary: { zh: '采纳标引建议', en: 'Saves accepted suggestions' },
  }),
  /** Suggests values of a field for patents of a folder that have none. Nothing is saved. */
  suggestIndexValues: call({
    ...base,
    id: null,
    path: at('suggestValues'),
    request: z.object({
      indexId: z.guid(),
      fieldId: z.guid().toLowerCase(),
      fileId: z.guid(),
      size: z.int().min(1).max(100).default(50),
    }),
    answer: z.object({
      /** Patents of the folder without a value, with a suggestion, at most `size`. */
      list: z.array(suggestionSchema),
      /** Patents of the folder without a value. */
      total: z.int(),
    }),
    errors: RULE_ERRORS,
    summary: { zh: '标引建议', en: 'Suggests values of an index field' },
  }),
  /** Reads a table: numbers in the first column, titled columns with the values of the fields of these names. Saves all of it, or nothing. */
  importIndexTable: call({
    ...base,
    id: null,
    path: at('importTable'),
    form: true,
    request: z.object({
      indexId: z.guid(),
      file: z.custom<Blob>((value) => value instanceof Blob, localizedIssue('请上传文件', 'must be a file')),
      /** Whether values of the table replace others; otherwise only empty cells are filled. */
      isOverwriting: z.enum(['true', 'false']).default('false'),
    }),
    answer: z.object({
      /** Rows with a number. */
      total: z.int(),
      /** Patents that were changed; 0 with errors. */
      changed: z.int(),
      errors: z.array(tableErrorSchema),
      /** Errors beyond those listed. */
      moreErrors: z.int(),
    }),
    errors: [...INDEX_ACCESS_ERRORS, 'UPLOAD_SIZE', 'PROJECT_TABLE_FILE', 'PROJECT_TABLE_ROWS', 'SEARCH_STARTING'],
    summary: { zh: '从表格导入标引', en: 'Imports values of an index from a table' },
  }),
  listIndexRules: call({
    ...base,
    id: null,
    path: at('ruleList'),
    request: z.object({ indexId: z.guid() }),
    answer: z.array(ruleSchema).max(MAX_INDEX_RULES),
    errors: INDEX_ACCESS_ERRORS,
    summary: { zh: '标引规则', en: 'Rules of an index' },
  }),
  /** What a rule would do now. Nothing is saved. */
  previewIndexRule: call({
    ...base,
    id: null,
    path: at('previewRule'),
    request: z.object({ indexId: z.guid(), ...ruleFields }),
    answer: z.object({
      /** Patents that the query finds in the folder. */
      total: z.int(),
      /** Patents whose values change. */
      changed: z.int(),
      /** Of these, patents that have another value now. */
      replaced: z.int(),
    }),
    errors: RULE_ERRORS,
    summary: { zh: '预览标引规则', en: 'Previews a rule of an index' },
  }),
  /** Saves a rule; a new one without `id`. */
  saveIndexRule: call({
    ...base,
    id: null,
    path: at('saveRule'),
    request: z.object({ indexId: z.guid(), id: z.guid().toLowerCase().optional(), ...ruleFields }),
    answer: z.object({ id: z.string() }),
    errors: [...RULE_ERRORS, 'PROJECT_INDEX_RULE_NOT_FOUND', 'PROJECT_INDEX_RULES_FULL'],
    summary: { zh: '保存标引规则', en: 'Saves a rule of an index' },
  }),
  deleteIndexRules: call({
    ...base,
    id: null,
    path: at('deleteRule'),
    request: z.object({ indexId: z.guid(), idList: rowIdsSchema }),
    answer: z.literal(true),
    errors: [...INDEX_ACCESS_ERRORS, 'PROJECT_INDEX_RULE_NOT_FOUND'],
    summary: { zh: '删除标引规则', en: 'Deletes rules of an index' },
  }),
  /** Sets the values of a rule now. Returns the number of changed patents. */
  runIndexRule: call({
    ...base,
    id: null,
    path: at('runRule'),
    request: z.object({ indexId: z.guid(), id: z.guid().toLowerCase() }),
    answer: z.object({ total: z.int().max(MAX_INTEGER), changed: z.int() }),
    errors: [...RULE_ERRORS, 'PROJECT_INDEX_RULE_NOT_FOUND'],
    summary: { zh: '执行标引规则', en: 'Runs a rule of an index' },
  }),
}
