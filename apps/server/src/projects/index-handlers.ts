import { MAX_QUERY_FIELDS, type IndexedPatent, type ProjectIndex } from '@gezhi/contract'
import { ownFieldName } from '@gezhi/query'
import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import type { ReferredRecords } from '../kinds/referred-records.ts'
import { checkValues } from './index-fields.ts'
import { comparedValues, type OwnFieldStore } from './own-field-store.ts'
import { fieldKey } from './own-fields.ts'
import type { ProjectIndexStore, SavedValues, StoredIndex } from './project-index-store.ts'
import type { ProjectParts } from './project-parts.ts'
import { indexRequirer } from './require-indexes.ts'
import { shownValue } from './shown-value.ts'

type IndexCalls =
  | 'pageProjectIndexes'
  | 'listProjectIndexes'
  | 'addProjectIndex'
  | 'deleteProjectIndexes'
  | 'changeProjectIndex'
  | 'changeProjectIndexes'
  | 'getIndexFields'
  | 'saveIndexFields'
  | 'saveIndexPatent'
  | 'saveIndexPatents'
  | 'queryIndex'
  | 'listQueryFields'
  | 'listPatentValues'

interface IndexParts extends Pick<ProjectParts, 'access'> {
  readonly indexes: ProjectIndexStore
  readonly ownFields: Pick<OwnFieldStore, 'readable' | 'rows'>
  readonly patents: ReferredRecords
}

/** Calls about the indexes of projects: own fields and their values for patents. Readers list them, editors change them. */
export function indexHandlers({ access, indexes, ownFields, patents }: IndexParts): Pick<Handlers['projects'], IndexCalls> {
  const requireIndexes = indexRequirer(access, indexes)
  const save: (
    userId: string,
    request: Parameters<Handlers['projects']['saveIndexPatents']>[0] & { readonly revision?: number | undefined },
  ) => Promise<SavedValues> = async (userId, { indexId, patentIdList, fieldValue, revision }) => {
    const [index] = await requireIndexes(userId, [indexId], 2)
    const ids = [...new Set(patentIdList)]
    checkValues(
      index!.fieldList,
      fieldValue,
      (
        (users) => (id) =>
          users.has(id)
      )(await indexes.userIds(index!.projectId)),
    )
    if ((await indexes.patentsIn(index!.projectId, ids)).length < ids.length) throw new CallError('PROJECT_PATENT_NOT_FOUND')
    return indexes.save(
      index!,
      ids.map((patentId) => ({ patentId, values: fieldValue })),
      { userId, kind: 'values', revision },
    )
  }
  return {
    async pageProjectIndexes({ projectId, pageNo, pageSize }, { caller: { userId } }) {
      await access.requireProject(userId, projectId, 1)
      const all = await indexes.list(projectId)
      return { list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(shownIndex), total: all.length }
    },
    async listProjectIndexes({ projectId }, { caller: { userId } }) {
      await access.requireProject(userId, projectId, 1)
      return (await indexes.list(projectId)).map(shownIndex)
    },
    async addProjectIndex({ projectId, ...index }, { caller: { userId } }) {
      await access.requireProject(userId, projectId, 2)
      return { id: await indexes.add(projectId.toLowerCase(), index) }
    },
    async deleteProjectIndexes({ idList }, { caller: { userId } }) {
      const found = await requireIndexes(userId, idList, 2)
      for (const [projectId, list] of Map.groupBy(found, (index) => index.projectId))
        await indexes.remove(
          projectId,
          list.map(({ id }) => id),
          userId,
        )
      return true
    },
    async changeProjectIndex({ id, name }, { caller: { userId } }) {
      const [index] = await requireIndexes(userId, [id], 2)
      await indexes.change(index!.projectId, [{ id: index!.id, name }])
      return true
    },
    async changeProjectIndexes({ list }, { caller: { userId } }) {
      const found = await requireIndexes(
        userId,
        list.map(({ id }) => id),
        2,
      )
      const { projectId } = found[0]!
      if (found.some((index) => index.projectId !== projectId)) throw new CallError('PROJECT_INDEX_NOT_FOUND')
      await indexes.change(projectId, list)
      return true
    },
    async getIndexFields({ indexId }, { caller: { userId } }) {
      const [index] = await requireIndexes(userId, [indexId], 1)
      return [...index!.fieldList]
    },
    async listQueryFields(_request, { caller: { userId } }) {
      return (await ownFields.readable(userId))
        .slice(0, MAX_QUERY_FIELDS)
        .map(({ revision: _, ...field }) => ({ ...field, name: ownFieldName(field.title), options: [...field.options] }))
    },
    async listPatentValues({ patentIdList, fieldList }, { caller: { userId } }) {
      const readable = await ownFields.readable(userId)
      const named = fieldList.flatMap((name) => {
        const key = fieldKey({ title: name.replace(/^my\./i, '') })
        return readable.filter((field) => fieldKey(field) === key).map((field) => ({ ...field, name }))
      })
      const rows = await ownFields.rows(named, patentIdList)
      const shown = rows.flatMap(({ indexId, patentId, fieldValues }) =>
        named
          .filter((field) => field.indexId === indexId && fieldValues[field.id] !== undefined)
          .map((field) => ({ patentId, name: field.name, value: shownValue(field, comparedValues(field.type, fieldValues[field.id]!)) })),
      )
      const together = Map.groupBy(shown, ({ patentId, name }) => JSON.stringify([patentId, name]))
      return [...together.values()].map((values) => ({
        patentId: values[0]!.patentId,
        name: values[0]!.name,
        value: [...new Set(values.map(({ value }) => value))].join('; '),
      }))
    },
    async saveIndexFields({ indexId, fieldList }, { caller: { userId } }) {
      const [index] = await requireIndexes(userId, [indexId], 2)
      return [...(await indexes.saveFields(index!, fieldList, userId))]
    },
    async saveIndexPatent({ patentId, ...request }, { caller: { userId } }) {
      const { revision } = await save(userId, { ...request, patentIdList: [patentId] })
      return { revision }
    },
    async saveIndexPatents(request, { caller: { userId } }) {
      await save(userId, request)
      return new Set(request.patentIdList).size
    },
    async queryIndex({ projectId, indexId, fieldId, value, patentId, from, size }, { caller: { userId }, language }) {
      await access.requireProject(userId, projectId, 1)
      const all = await indexes.list(projectId)
      const chosen = indexId === undefined ? all : all.filter(({ id }) => id === indexId)
      const field = chosen.flatMap(({ fieldList }) => fieldList).find(({ id }) => id === fieldId)
      if ((indexId !== undefined && chosen.length === 0) || (fieldId !== undefined && field === undefined))
        throw new CallError('PROJECT_INDEX_NOT_FOUND')
      const { list, total } = await indexes.rows({ indexIds: chosen.map(({ id }) => id), field, value, patentId }, { from, size })
      const records = await patents.find(list.map((row) => row.patentId))
      return {
        total,
        list: list.map((row, at): IndexedPatent => {
          const record = records[at] ?? null
          return {
            indexId: row.indexId,
            patentId: row.patentId,
            publication_number: record?.code ?? row.patentId,
            title: record?.title(language) ?? '',
            fieldValue: Object.entries(row.fieldValues).map(([id, one]) => ({ id, value: one })),
            revision: row.revision,
          }
        }),
      }
    },
  }
}

function shownIndex({
  id,
  projectId,
  parentId,
  name,
  fieldList,
  patentCount,
}: StoredIndex & { readonly patentCount: number }): ProjectIndex {
  return { id, projectId, parentId, name, fieldList: [...fieldList], patentCount }
}
