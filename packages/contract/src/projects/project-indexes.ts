import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { MAX_INTEGER, text } from '../text.ts'
import { fieldValuesSchema, numberSchema, optionSchema, valueSchema } from './index-values.ts'
import { INDEX_ACCESS_ERRORS, patentIdsSchema, projectNameSchema, rowIdsSchema } from './project-fields.ts'
import {
  INDEX_FIELD_TYPES,
  MAX_INDEX_FIELDS,
  MAX_INDEX_OPTIONS,
  MAX_INDEX_TEXT,
  MAX_PROJECT_INDEXES,
  MAX_QUERY_FIELDS,
} from './project-limits.ts'

const base = { method: 'POST', who: 'login' } as const
const at = (name: string) => `/api/user/projectManageIndex/${name}`
const INDEX_ERRORS = INDEX_ACCESS_ERRORS
const VALUE_ERRORS = [...INDEX_ERRORS, 'PROJECT_INDEX_VALUE', 'PROJECT_PATENT_NOT_FOUND'] as const

/** Null: the top. */
const parentSchema = z.guid().toLowerCase().nullable()

const fieldSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(INDEX_FIELD_TYPES),
  /** The values of the types `single` and `multiple`. */
  optionList: z.array(z.string()),
})
export type IndexField = z.output<typeof fieldSchema>

/** Fields as they are given: a new one has no id. */
const givenFieldsSchema = z
  .array(
    z.object({
      id: z.guid().toLowerCase().optional(),
      name: projectNameSchema,
      type: z.enum(INDEX_FIELD_TYPES),
      optionList: z.array(optionSchema).max(MAX_INDEX_OPTIONS).default([]),
    }),
  )
  .max(MAX_INDEX_FIELDS)
export type GivenIndexField = z.output<typeof givenFieldsSchema>[number]

const indexSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  fieldList: z.array(fieldSchema),
  /** Patents with values. */
  patentCount: z.int(),
})
export type ProjectIndex = z.output<typeof indexSchema>

const indexedPatentSchema = z.object({
  indexId: z.string(),
  patentId: z.string(),
  publication_number: z.string(),
  /** Empty if the patent is no longer in the database. */
  title: z.string(),
  fieldValue: z.array(z.object({ id: z.string(), value: valueSchema })),
  /** Increases with every change. */
  revision: z.int(),
})
export type IndexedPatent = z.output<typeof indexedPatentSchema>

/** Own fields of projects, in indexes that form a tree, and their values for patents. */
export const projectIndexCalls = {
  pageProjectIndexes: call({
    ...base,
    id: 'C.projectIndex.01',
    path: at('pageList'),
    request: z.object({ projectId: z.guid(), ...pageFields }),
    answer: pageOf(indexSchema),
    errors: INDEX_ERRORS,
    summary: { zh: '项目索引（分页）', en: 'Indexes of a project, paged' },
  }),
  /** In the order of the tree: each before those below it. */
  listProjectIndexes: call({
    ...base,
    id: 'C.projectIndex.02',
    path: at('list'),
    request: z.object({ projectId: z.guid() }),
    answer: z.array(indexSchema),
    errors: INDEX_ERRORS,
    summary: { zh: '项目的全部索引', en: 'All indexes of a project' },
  }),
  addProjectIndex: call({
    ...base,
    id: 'C.projectIndex.03',
    path: at('add'),
    request: z.object({
      projectId: z.guid(),
      name: projectNameSchema,
      parentId: parentSchema.default(null),
      fieldList: givenFieldsSchema.default([]),
    }),
    answer: z.object({ id: z.string() }),
    errors: [...INDEX_ERRORS, 'PROJECT_INDEXES_FULL', 'PROJECT_INDEXES_DEEP', 'PROJECT_INDEX_FIELDS'],
    summary: { zh: '新增索引', en: 'Adds an index' },
  }),
  /** Deletes indexes with those below them and all values. Can be undone for 30 days (`undoIndexChange`). */
  deleteProjectIndexes: call({
    ...base,
    id: 'C.projectIndex.04',
    path: at('del'),
    request: z.object({ idList: rowIdsSchema }),
    answer: z.literal(true),
    errors: INDEX_ERRORS,
    summary: { zh: '删除索引', en: 'Deletes indexes' },
  }),
  changeProjectIndex: call({
    ...base,
    id: 'C.projectIndex.05',
    path: at('upd'),
    request: z.object({ id: z.guid(), name: projectNameSchema }),
    answer: z.literal(true),
    errors: INDEX_ERRORS,
    summary: { zh: '修改索引', en: 'Changes an index' },
  }),
  /** Renames and moves several indexes of one project, all or none. */
  changeProjectIndexes: call({
    ...base,
    id: 'C.projectIndex.06',
    path: at('batchUpdate'),
    request: z.object({
      list: z
        .array(z.object({ id: z.guid().toLowerCase(), name: projectNameSchema.optional(), parentId: parentSchema.optional() }))
        .min(1)
        .max(MAX_PROJECT_INDEXES),
    }),
    answer: z.literal(true),
    errors: [...INDEX_ERRORS, 'PROJECT_INDEX_WITHIN', 'PROJECT_INDEXES_DEEP'],
    summary: { zh: '批量修改索引', en: 'Changes several indexes' },
  }),
  getIndexFields: call({
    ...base,
    id: 'C.projectIndex.07',
    path: at('getIndexField'),
    request: z.object({ indexId: z.guid() }),
    answer: z.array(fieldSchema),
    errors: INDEX_ERRORS,
    summary: { zh: '索引的字段', en: 'Fields of an index' },
  }),
  /** The fields of all indexes that the user may read, as queries name them. */
  listQueryFields: call({
    ...base,
    id: null,
    path: at('queryFields'),
    request: z.object({}),
    answer: z
      .array(
        z.object({
          id: z.string(),
          /** `my.评级`. Fields with the same name are searched together. */
          name: z.string(),
          title: z.string(),
          type: z.enum(INDEX_FIELD_TYPES),
          options: z.array(z.object({ value: z.string(), label: z.string() })),
          indexId: z.string(),
          indexName: z.string(),
          projectId: z.string(),
          projectName: z.string(),
        }),
      )
      .max(MAX_QUERY_FIELDS),
    errors: [],
    summary: { zh: '检索式中可用的标引字段', en: 'Index fields that queries can name' },
  }),
  /** The values of patents in these fields, as people read them; those of fields of one name together. */
  listPatentValues: call({
    ...base,
    id: null,
    path: at('patentValues'),
    request: z.object({
      patentIdList: z.array(text().trim().min(1).max(100)).min(1).max(100),
      /** Names as queries use them: `my.评级`. Names of no field have no values. */
      fieldList: z.array(text().min(1).max(100)).min(1).max(MAX_INDEX_FIELDS),
    }),
    answer: z.array(z.object({ patentId: z.string(), name: z.string(), value: z.string() })),
    errors: [],
    summary: { zh: '专利的标引值', en: 'Values of patents in index fields' },
  }),
  /** Replaces the fields of an index; the values of removed ones and of removed options are deleted, which can be undone. Types cannot change. */
  saveIndexFields: call({
    ...base,
    id: 'C.projectIndex.08',
    path: at('saveIndexField'),
    request: z.object({ indexId: z.guid(), fieldList: givenFieldsSchema }),
    answer: z.array(fieldSchema),
    errors: [...INDEX_ERRORS, 'PROJECT_INDEX_FIELDS'],
    summary: { zh: '保存索引的字段', en: 'Saves the fields of an index' },
  }),
  /** Saves values of one patent of the project. With `revision` only if nobody has changed the row since. Returns its new revision. */
  saveIndexPatent: call({
    ...base,
    id: 'C.projectIndex.09',
    path: at('saveIndexPatent'),
    request: z.object({
      indexId: z.guid(),
      patentId: text().trim().min(1).max(100),
      fieldValue: fieldValuesSchema,
      revision: z.int().min(0).max(MAX_INTEGER).optional(),
    }),
    answer: z.object({ revision: z.int() }),
    errors: [...VALUE_ERRORS, 'PROJECT_INDEX_CONFLICT'],
    summary: { zh: '标引一件专利', en: 'Indexes one patent' },
  }),
  /** Saves the same values for several patents of the project. Returns their number. */
  saveIndexPatents: call({
    ...base,
    id: 'C.projectIndex.10',
    path: at('batchSaveIndexPatent'),
    request: z.object({ indexId: z.guid(), patentIdList: patentIdsSchema, fieldValue: fieldValuesSchema }),
    answer: z.int(),
    errors: VALUE_ERRORS,
    summary: { zh: '批量标引专利', en: 'Indexes several patents' },
  }),
  /** The patents with values in an index, or in all of a project; with `fieldId` those with a value, or whose text contains it. */
  queryIndex: call({
    ...base,
    id: 'C.projectIndex.11',
    path: at('queryIndex'),
    request: z.object({
      projectId: z.guid(),
      indexId: z.guid().toLowerCase().optional(),
      fieldId: z.guid().toLowerCase().optional(),
      value: z.union([text().trim().min(1).max(MAX_INDEX_TEXT), numberSchema]).optional(),
      /** Only this patent, also without values. */
      patentId: text().trim().min(1).max(100).optional(),
      from: z.int().min(0).max(1_000_000).default(0),
      size: z.int().min(0).max(100).default(20),
    }),
    answer: pageOf(indexedPatentSchema),
    errors: [...INDEX_ERRORS, 'SEARCH_STARTING'],
    summary: { zh: '查询已标引的专利', en: 'Searches indexed patents' },
  }),
}
