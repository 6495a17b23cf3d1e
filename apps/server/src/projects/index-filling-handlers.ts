import type { FieldValue, IndexTableError } from '@gezhi/contract'
import type { QueryNode, RecordSet } from '@gezhi/query'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { uploadedTableReader } from '../kinds/uploaded-tables.ts'
import type { ReferredRecords } from '../kinds/referred-records.ts'
import type { Serving } from '../platform/domain.ts'
import { searchFolder } from './folder-search.ts'
import { checkValues, type IndexValues } from './index-fields.ts'
import type { IndexRuleStore, RuleContent } from './index-rule-store.ts'
import type { ProjectIndexStore, StoredIndex, StoredIndexRow } from './project-index-store.ts'
import type { ProjectParts } from './project-parts.ts'
import { patentsOfRows, readIndexTable } from './read-index-table.ts'
import { indexRequirer } from './require-indexes.ts'
import { suggestedValues, titleOf, type UsedValues } from './suggest-values.ts'

type FillingCalls =
  | 'fillIndexValues'
  | 'suggestIndexValues'
  | 'importIndexTable'
  | 'listIndexRules'
  | 'previewIndexRule'
  | 'saveIndexRule'
  | 'deleteIndexRules'
  | 'runIndexRule'

export interface FillingParts extends Pick<ProjectParts, 'access' | 'patents' | 'ownFields'> {
  readonly indexes: ProjectIndexStore
  readonly rules: IndexRuleStore
  readonly referred: ReferredRecords
  /** Names of the users of a project, by id. */
  readonly namesOf: (projectId: string) => Promise<ReadonlyMap<string, string>>
}

/** Rows of a table, its title not included. */
const MAX_ROWS = 5000
const MAX_BYTES = 5 * 1024 * 1024
/** Errors of a table that are listed. */
const MAX_ERRORS = 100
/** Patents whose applicants are compared for suggestions. */
const MAX_COMPARED = 1000
/** Patents that are read for suggestions, several times those with one. */
const MAX_READ = 500

/** Calls that fill many values of an index. Readers list the rules, editors do all else. */
export function indexFillingHandlers(parts: FillingParts, serving: Serving): Pick<Handlers['projects'], FillingCalls> {
  const { access, indexes, rules, referred, namesOf } = parts
  const requireIndexes = indexRequirer(access, indexes)
  const damaged = (problem: string) => new CallError('PROJECT_TABLE_FILE', { problem })
  const readTable = uploadedTableReader({ rows: MAX_ROWS + 2, bytes: MAX_BYTES, damaged })
  const editable = async (userId: string, indexId: string) => (await requireIndexes(userId, [indexId], 2))[0]!
  /** The folder of a rule, which is one of the project of its index. */
  const folderOf = async (userId: string, index: StoredIndex, fileId: string) => {
    const { file } = await access.requireFile(userId, fileId, 1)
    if (file.projectId !== index.projectId) throw new CallError('PROJECT_FILE_NOT_FOUND')
    return file
  }
  const check = async ({ fieldList, projectId }: StoredIndex, values: readonly FieldValue[]) => {
    const users = await indexes.userIds(projectId)
    checkValues(fieldList, values, (id) => users.has(id))
  }
  const search = async (index: StoredIndex, { fileId, queryStr }: Pick<RuleContent, 'fileId' | 'queryStr'>, context: Context) =>
    searchFolder(parts, serving, await folderOf(context.caller.userId, index, fileId), queryStr, context)
  return {
    async fillIndexValues({ indexId, list }, { caller: { userId } }) {
      const index = await editable(userId, indexId)
      await check(
        index,
        list.flatMap(({ fieldValue }) => fieldValue),
      )
      const values = [...Map.groupBy(list, ({ patentId }) => patentId)].map(([patentId, rows]) => ({
        patentId,
        values: rows.flatMap(({ fieldValue }) => fieldValue),
      }))
      const ids = values.map(({ patentId }) => patentId)
      if ((await indexes.patentsIn(index.projectId, ids)).length < ids.length) throw new CallError('PROJECT_PATENT_NOT_FOUND')
      return (await indexes.save(index, values, { userId, kind: 'suggestion', onlyEmpty: true })).changed
    },
    async suggestIndexValues({ indexId, fieldId, fileId, size }, context) {
      const index = await editable(context.caller.userId, indexId)
      const field = index.fieldList.find(({ id }) => id === fieldId)
      if (field === undefined) throw new CallError('PROJECT_INDEX_VALUE', { name: fieldId })
      const found = await search(index, { fileId, queryStr: '' }, context)
      const rows = await indexes.allRows(index.id)
      const filled = rows.filter(({ fieldValues }) => fieldValues[fieldId] !== undefined)
      const without = notIn(index, fieldId, filled)
      const total = (await found.engine.count({ ...found.selection, query: without, exact: true })).total
      if (field.type === 'number' || field.type === 'date' || field.type === 'person') return { list: [], total }
      const used = await usedValues(found.engine, fieldId, filled)
      const list = (await found.records(MAX_READ, without)).flatMap((stored) => {
        const valueList = suggestedValues(field, stored, used)
        const { record, docId } = stored
        const shown = { publication_number: record.publicationNumber ?? docId, title: titleOf(record, context.language) }
        return valueList.length === 0 ? [] : [{ patentId: docId, ...shown, valueList }]
      })
      return { list: list.slice(0, size), total }
    },
    async importIndexTable({ indexId, file, isOverwriting }, context) {
      const { caller, language } = context
      const index = await editable(caller.userId, indexId)
      requireReady(serving.readiness)
      const table = await readTable(file, context)
      if (table.length > MAX_ROWS + 1) throw new CallError('PROJECT_TABLE_ROWS', { limit: MAX_ROWS })
      const people = new Map([...(await namesOf(index.projectId))].map(([id, name]) => [name, id]))
      const read = readIndexTable(table, { fields: index.fieldList, people, language })
      const idOf = await idsOfNumbers(
        index,
        read.rows.map(({ number }) => number),
      )
      const { values, errors } = patentsOfRows(read.rows, idOf, table[0]?.[0] ?? '', language)
      const all = [...read.errors, ...errors].toSorted((a, b) => a.row - b.row)
      if (all.length > 0) return rejected(read.rows.length, all)
      const { changed } = await indexes.save(index, values, { userId: caller.userId, kind: 'table', onlyEmpty: isOverwriting === 'false' })
      return { total: read.rows.length, changed, errors: [], moreErrors: 0 }
    },
    async listIndexRules({ indexId }, { caller: { userId } }) {
      const [index] = await requireIndexes(userId, [indexId], 1)
      return (await rules.list(index!.id)).map(({ fieldValue, lastRunAt, ...rule }) => ({
        id: rule.id,
        fileId: rule.fileId,
        fileName: rule.fileName,
        queryStr: rule.queryStr,
        fieldValue: [...fieldValue],
        isOverwriting: rule.isOverwriting,
        lastRunTime: lastRunAt === null ? null : shanghaiTime(lastRunAt),
        lastCount: rule.lastCount,
      }))
    },
    async previewIndexRule({ indexId, ...rule }, context) {
      const index = await editable(context.caller.userId, indexId)
      await check(index, rule.fieldValue)
      const ids = await (await search(index, rule, context)).ids()
      const rows = new Map((await indexes.allRows(index.id)).map((row) => [row.patentId, row.fieldValues]))
      const effects = ids.map((id) => effectOf(rows.get(id) ?? {}, rule))
      return {
        total: ids.length,
        changed: effects.filter((effect) => effect !== 'none').length,
        replaced: effects.filter((effect) => effect === 'replaced').length,
      }
    },
    async saveIndexRule({ indexId, id, ...rule }, context) {
      const index = await editable(context.caller.userId, indexId)
      await check(index, rule.fieldValue)
      // Its errors are reported before it is saved.
      await search(index, rule, context)
      return { id: await rules.save(index.id, rule, id) }
    },
    async deleteIndexRules({ indexId, idList }, { caller: { userId } }) {
      const index = await editable(userId, indexId)
      await rules.remove(index.id, idList)
      return true
    },
    async runIndexRule({ indexId, id }, context) {
      const { userId } = context.caller
      const index = await editable(userId, indexId)
      const rule = await rules.get(index.id, id)
      // A field or option may be gone.
      await check(index, rule.fieldValue)
      const ids = await (await search(index, rule, context)).ids()
      const values = ids.map((patentId) => ({ patentId, values: rule.fieldValue }))
      const { changed } = await indexes.save(index, values, { userId, kind: 'rule', onlyEmpty: !rule.isOverwriting })
      await rules.ran(id, changed)
      return { total: ids.length, changed }
    },
  }

  /** Patents of the project by their numbers in any notation. */
  async function idsOfNumbers({ projectId }: StoredIndex, numbers: readonly string[]): Promise<(number: string) => string | null> {
    const found = await referred.find(numbers)
    const codes = new Map(numbers.map((number, at) => [number, found[at]?.code ?? null]))
    const present = new Set(
      await indexes.patentsIn(
        projectId,
        [...codes.values()].filter((code) => code !== null),
      ),
    )
    return (number) => {
      const code = codes.get(number) ?? null
      return code !== null && present.has(code) ? code : null
    }
  }
}

type Context = CallContext<UserCaller>

function rejected(total: number, errors: readonly IndexTableError[]) {
  return { total, changed: 0, errors: errors.slice(0, MAX_ERRORS), moreErrors: Math.max(0, errors.length - MAX_ERRORS) }
}

/** All patents but those with a value. */
function notIn({ id, valuesRevision }: StoredIndex, fieldId: string, rows: readonly StoredIndexRow[]): QueryNode {
  const ids = rows.map(({ patentId }) => patentId)
  const set: RecordSet = { name: `filled ${id} ${fieldId} ${valuesRevision}`, ids: () => Promise.resolve(ids) }
  return { kind: 'not', operand: { kind: 'records', set, source: { kind: 'or', operands: [] } } }
}

/** What a rule does to the values of a patent. Pure. */
function effectOf(values: IndexValues, { fieldValue, isOverwriting }: RuleContent): 'none' | 'filled' | 'replaced' {
  const differs = fieldValue.filter(({ id, value }) => JSON.stringify(values[id] ?? null) !== JSON.stringify(value))
  if (isOverwriting && differs.some(({ id }) => values[id] !== undefined)) return 'replaced'
  return differs.some(({ id }) => values[id] === undefined) ? 'filled' : 'none'
}

async function usedValues(
  engine: Pick<Awaited<ReturnType<typeof searchFolder>>['engine'], 'get'>,
  fieldId: string,
  filled: readonly StoredIndexRow[],
): Promise<UsedValues> {
  const valueOf = new Map(filled.slice(0, MAX_COMPARED).map((row) => [row.patentId, row.fieldValues[fieldId]]))
  const counts = new Map<string, number>()
  const byApplicant = new Map<string, Map<string, number>>()
  for (const { docId, record } of await engine.get([...valueOf.keys()])) {
    const value = valueOf.get(docId)
    if (typeof value !== 'string') continue
    counts.set(value, (counts.get(value) ?? 0) + 1)
    for (const { name } of record.applicants ?? []) {
      const own = byApplicant.get(name) ?? new Map<string, number>()
      byApplicant.set(name, own.set(value, (own.get(value) ?? 0) + 1))
    }
  }
  const mostFrequent = (of: ReadonlyMap<string, number>) => [...of].toSorted(([, a], [, b]) => b - a).map(([value]) => value)
  return { texts: mostFrequent(counts), ofApplicant: (name) => mostFrequent(byApplicant.get(name) ?? new Map())[0] }
}
