import type { IndexField } from '@gezhi/contract'
import type { OwnField } from '@gezhi/query'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import type { NickOf } from '../accounts/users/nick-of.ts'
import type { IndexValues } from './index-fields.ts'
import { projectIndexes, projectIndexValues } from './project-indexes-table.ts'
import { projects, projectUsers } from './projects-table.ts'

/** A field of an index that a user may read. */
export interface ReadableField extends OwnField {
  readonly id: string
  readonly indexId: string
  readonly indexName: string
  readonly projectId: string
  readonly projectName: string
  /** Changes with the values of the index. */
  readonly revision: number
}

/** A patent with its value of a field. */
export interface FieldCell {
  readonly patentId: string
  readonly values: readonly (string | number)[]
}

/** The values of a patent in an index, by the id of their field. */
export interface IndexRow {
  readonly indexId: string
  readonly patentId: string
  readonly fieldValues: IndexValues
}

/** Reads the fields and values of indexes for queries. */
export interface OwnFieldStore {
  /** The fields of all indexes in the projects of a user; with `projectId` of this one only. */
  readable(userId: string, projectId?: string): Promise<readonly ReadableField[]>
  /** Names of the users of a project, by id. */
  names(projectId: string): Promise<ReadonlyMap<string, string>>
  /** The values of some patents in the indexes of some fields. */
  rows(fields: readonly Pick<ReadableField, 'indexId'>[], patentIds: readonly string[]): Promise<readonly IndexRow[]>
  /** All values of a field, by their revision. */
  cells(field: Pick<ReadableField, 'id' | 'indexId' | 'revision' | 'type'>): Promise<readonly FieldCell[]>
}

/** Fields whose values stay in memory, some megabytes each for fifty thousand patents. */
const MAX_CACHED = 24

/** Fields from PostgreSQL; values of the latest fields are cached. */
export function ownFieldStore(database: Database, nickOf: NickOf): OwnFieldStore {
  const cached = new Map<string, Promise<readonly FieldCell[]>>()
  const read = async ({ id, indexId, type }: Pick<ReadableField, 'id' | 'indexId' | 'type'>) => {
    const rows = await database
      .select({ patentId: projectIndexValues.patentId, value: sql<IndexValues[string]>`${projectIndexValues.fieldValues} -> ${id}::text` })
      .from(projectIndexValues)
      .where(and(eq(projectIndexValues.indexId, indexId), sql`jsonb_exists(${projectIndexValues.fieldValues}, ${id}::text)`))
    return rows.map(({ patentId, value }): FieldCell => ({ patentId, values: comparedValues(type, value) }))
  }
  return {
    async readable(userId, projectId) {
      const rows = await database
        .select({ index: projectIndexes, projectName: projects.name })
        .from(projectIndexes)
        .innerJoin(projects, and(eq(projects.id, projectIndexes.projectId), isNull(projects.deletedAt)))
        .innerJoin(projectUsers, and(eq(projectUsers.projectId, projects.id), eq(projectUsers.userId, userId)))
        .where(and(isNull(projectIndexes.deletedAt), projectId === undefined ? undefined : eq(projects.id, projectId)))
        .orderBy(asc(projectIndexes.createdAt), asc(projectIndexes.id))
      const hasPeople = ({ fieldList }: { fieldList: readonly IndexField[] }) => fieldList.some(({ type }) => type === 'person')
      const people = await peopleOf(
        database,
        nickOf,
        rows.flatMap(({ index }) => (hasPeople(index) ? [index.projectId] : [])),
      )
      return rows.flatMap(({ index, projectName }) =>
        index.fieldList.map(({ id, name, type, optionList }): ReadableField => ({
          id,
          title: name,
          type,
          options: type === 'person' ? (people.get(index.projectId) ?? []) : optionList.map((value) => ({ value, label: value })),
          indexId: index.id,
          indexName: index.name,
          projectId: index.projectId,
          projectName,
          revision: index.valuesRevision,
        })),
      )
    },
    async names(projectId) {
      const people = (await peopleOf(database, nickOf, [projectId])).get(projectId) ?? []
      return new Map(people.map(({ value, label }) => [value, label]))
    },
    async rows(fields, patentIds) {
      if (fields.length === 0) return []
      const { indexId, patentId, fieldValues } = projectIndexValues
      return database
        .select({ indexId, patentId, fieldValues })
        .from(projectIndexValues)
        .where(and(inArray(indexId, [...new Set(fields.map((field) => field.indexId))]), inArray(patentId, [...patentIds])))
    },
    cells(field) {
      const key = `${field.id} ${field.revision}`
      const known = cached.get(key)
      const cells = known ?? read(field)
      cached.delete(key)
      cached.set(key, cells)
      if (known === undefined) cells.catch(() => cached.delete(key))
      if (cached.size > MAX_CACHED) cached.delete(cached.keys().next().value!)
      return cells
    },
  }
}

async function peopleOf(database: Database, nickOf: NickOf, projectIds: readonly string[]) {
  if (projectIds.length === 0) return new Map<string, OwnField['options'][number][]>()
  const rows = await database
    .select({ projectId: projectUsers.projectId, value: projectUsers.userId, label: nickOf(projectUsers.userId) })
    .from(projectUsers)
    .where(inArray(projectUsers.projectId, [...new Set(projectIds)]))
  return Map.groupBy(rows, ({ projectId }) => projectId)
}

/** Values as queries compare them: dates as numbers. */
export function comparedValues(type: OwnField['type'], value: IndexValues[string]): readonly (string | number)[] {
  if (Array.isArray(value)) return value
  return [type === 'date' ? Number(value) : value]
}
