import { and, asc, count, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { NickOf } from '../accounts/users/nick-of.ts'
import type { Database, Transaction } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { projectFiles, projects, projectUsers } from './projects-table.ts'

/** A project as one of its users sees it. */
export interface ListedProject {
  readonly id: string
  readonly name: string
  readonly remark: string
  readonly ownerId: string
  readonly ownerNick: string
  readonly createdAt: Date
  readonly groupId: string | null
  readonly collected: boolean
  readonly authority: number
  readonly userCount: number
  readonly fileCount: number
}

/** Filter of a user's projects; all by default. */
export interface ProjectSelection {
  readonly groupId?: string | undefined
  readonly type?: 'mine' | 'shared' | 'collected' | undefined
}

/** A user of a project. */
export interface StoredProjectUser {
  readonly userId: string
  readonly nick: string
  readonly authority: number
  readonly isOwner: boolean
}

/** `check` gets the number of projects a user owns and throws if there may be no more. */
type CheckCount = (present: number) => void

/** Projects and their users. The caller has checked the authority (`ProjectAccess`). */
export interface ProjectStore {
  page(
    userId: string,
    selection: ProjectSelection,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: readonly ListedProject[]; total: number }>
  find(userId: string, id: string): Promise<ListedProject | null>
  add(userId: string, project: { name: string; remark: string; groupId: string | null }, check: CheckCount): Promise<string>
  change(id: string, change: { name?: string | undefined; remark?: string | undefined }): Promise<void>
  /** Changes what a user sees of a project. */
  changeView(userId: string, id: string, change: { groupId?: string | null; collected?: boolean }): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** Copies a project with its folders and patents for a user; returns the id. */
  copy(userId: string, id: string, name: string, check: CheckCount): Promise<string>
  /** The owner first, then by the time of joining. */
  users(id: string): Promise<readonly StoredProjectUser[]>
  /** Adds a user, or changes their authority; false, without a change, if the project has `max` users already. */
  share(id: string, userId: string, authority: number, max: number): Promise<boolean>
  /** Changes nothing for the owner. */
  setAuthority(id: string, userId: string, authority: number): Promise<'done' | 'missing' | 'owner'>
  /** Removes no owner. */
  removeUser(id: string, userId: string): Promise<'done' | 'missing' | 'owner'>
  /** Makes a user the owner and the former owner a manager; false if `by` is no longer the owner. */
  handOver(id: string, by: string, to: string, check: CheckCount): Promise<boolean>
}

/** Projects in PostgreSQL; `now` in ms. */
export function projectStore(database: Database, nickOf: NickOf, now: () => number): ProjectStore {
  const users = database
    .select({ projectId: projectUsers.projectId, total: count().as('total') })
    .from(projectUsers)
    .groupBy(projectUsers.projectId)
    .as('counted')
  const files = sql<number>`(SELECT count(*)::int FROM project_files AS counted_file WHERE counted_file.project_id = ${projects.id} AND counted_file.deleted_at IS NULL)`
  const listed = (userId: string, condition: SQL | undefined) =>
    database
      .select({
        id: projects.id,
        name: projects.name,
        remark: projects.remark,
        ownerId: projects.ownerId,
        ownerNick: nickOf(projects.ownerId),
        createdAt: projects.createdAt,
        groupId: projectUsers.groupId,
        collected: projectUsers.collected,
        authority: projectUsers.authority,
        userCount: users.total,
        fileCount: files,
      })
      .from(projectUsers)
      .innerJoin(projects, eq(projects.id, projectUsers.projectId))
      .innerJoin(users, eq(users.projectId, projects.id))
      .where(and(eq(projectUsers.userId, userId), isNull(projects.deletedAt), condition))
      .$dynamic()
  const member = (id: string, userId: string) => and(eq(projectUsers.projectId, id), eq(projectUsers.userId, userId))
  const lockOwned = async (transaction: Transaction, userId: string, check: CheckCount) => {
    await lockRowsOf(transaction, 'projects', userId)
    // Those in the recycle bin count: they can be restored.
    check(await transaction.$count(projects, eq(projects.ownerId, userId)))
  }
  const insert = async (
    transaction: Transaction,
    userId: string,
    { groupId, ...project }: { name: string; remark: string; groupId: string | null },
  ) => {
    const time = new Date(now())
    const [row] = await transaction
      .insert(projects)
      .values({ ...project, ownerId: userId, createdAt: time })
      .returning({ id: projects.id })
    await transaction.insert(projectUsers).values({ projectId: row!.id, userId, authority: 3, groupId, joinedAt: time })
    return row!.id
  }
  /** Locks the row of a project; its owner. */
  const lockProject = async (transaction: Transaction, id: string) => {
    const [row] = await transaction.select({ ownerId: projects.ownerId }).from(projects).where(eq(projects.id, id)).for('update')
    return row?.ownerId ?? null
  }
  return {
    async page(userId, { groupId, type }, { pageNo, pageSize }) {
      const condition = and(
        groupId === undefined ? undefined : eq(projectUsers.groupId, groupId),
        type === 'mine' ? eq(projects.ownerId, userId) : undefined,
        type === 'shared' ? ne(projects.ownerId, userId) : undefined,
        type === 'collected' ? eq(projectUsers.collected, true) : undefined,
      )
      const list = await listed(userId, condition)
        .orderBy(asc(sql`lower(${projects.name})`), asc(projects.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database
        .select({ total: count() })
        .from(projectUsers)
        .innerJoin(projects, eq(projects.id, projectUsers.projectId))
        .where(and(eq(projectUsers.userId, userId), isNull(projects.deletedAt), condition))
      return { list, total: counted!.total }
    },
    async find(userId, id) {
      const [row] = await listed(userId, eq(projects.id, id))
      return row ?? null
    },
    add: (userId, project, check) =>
      database.transaction(async (transaction) => {
        await lockOwned(transaction, userId, check)
        return insert(transaction, userId, project)
      }),
    async change(id, { name, remark }) {
      if (name === undefined && remark === undefined) return
      await database
        .update(projects)
        .set({ ...(name !== undefined && { name }), ...(remark !== undefined && { remark }) })
        .where(eq(projects.id, id))
    },
    async changeView(userId, id, change) {
      await database.update(projectUsers).set(change).where(member(id, userId))
    },
    async remove(ids) {
      await database
        .update(projects)
        .set({ deletedAt: new Date(now()) })
        .where(and(inArray(projects.id, [...ids]), isNull(projects.deletedAt)))
    },
    copy: (userId, id, name, check) =>
      database.transaction(async (transaction) => {
        await lockOwned(transaction, userId, check)
        const [source] = await transaction.select().from(projects).where(eq(projects.id, id))
        const copy = await insert(transaction, userId, { name, remark: source?.remark ?? '', groupId: null })
        const rows = await transaction
          .select()
          .from(projectFiles)
          .where(and(eq(projectFiles.projectId, id), isNull(projectFiles.deletedAt)))
        await copyFiles(transaction, rows, { projectId: copy, parentId: null, time: new Date(now()) })
        return copy
      }),
    async users(id) {
      const rows = await database
        .select({
          userId: projectUsers.userId,
          nick: nickOf(projectUsers.userId),
          authority: projectUsers.authority,
          ownerId: projects.ownerId,
        })
        .from(projectUsers)
        .innerJoin(projects, eq(projects.id, projectUsers.projectId))
        .where(eq(projectUsers.projectId, id))
        .orderBy(asc(projectUsers.joinedAt), asc(projectUsers.userId))
      const all = rows.map(({ ownerId, authority, ...user }) => {
        const isOwner = user.userId === ownerId
        return { ...user, isOwner, authority: isOwner ? 3 : authority }
      })
      return [...all.filter(({ isOwner }) => isOwner), ...all.filter(({ isOwner }) => !isOwner)]
    },
    share: (id, userId, authority, max) =>
      database.transaction(async (transaction) => {
        await lockProject(transaction, id)
        const { rowCount } = await transaction.update(projectUsers).set({ authority }).where(member(id, userId))
        if (rowCount === 1) return true
        if ((await transaction.$count(projectUsers, eq(projectUsers.projectId, id))) >= max) return false
        await transaction.insert(projectUsers).values({ projectId: id, userId, authority, joinedAt: new Date(now()) })
        return true
      }),
    setAuthority: (id, userId, authority) =>
      database.transaction(async (transaction) => {
        if ((await lockProject(transaction, id)) === userId.toLowerCase()) return 'owner'
        const { rowCount } = await transaction.update(projectUsers).set({ authority }).where(member(id, userId))
        return rowCount === 1 ? 'done' : 'missing'
      }),
    removeUser: (id, userId) =>
      database.transaction(async (transaction) => {
        if ((await lockProject(transaction, id)) === userId.toLowerCase()) return 'owner'
        const { rowCount } = await transaction.delete(projectUsers).where(member(id, userId))
        return rowCount === 1 ? 'done' : 'missing'
      }),
    handOver: (id, by, to, check) =>
      database.transaction(async (transaction) => {
        await lockOwned(transaction, to, check)
        if ((await lockProject(transaction, id)) !== by) return false
        await transaction.update(projects).set({ ownerId: to }).where(eq(projects.id, id))
        await transaction
          .insert(projectUsers)
          .values({ projectId: id, userId: to, authority: 3, joinedAt: new Date(now()) })
          .onConflictDoUpdate({ target: [projectUsers.projectId, projectUsers.userId], set: { authority: 3 } })
        await transaction.update(projectUsers).set({ authority: 3 }).where(member(id, by))
        return true
      }),
  }
}

/** Where copies of folders are put. */
interface CopyTarget {
  readonly projectId: string
  /** Of folders whose parent is not copied. */
  readonly parentId: string | null
  readonly time: Date
  /** Place of the first of these. */
  readonly firstSort?: number
}

/** Copies folders, with those below them among the rows, and their patents; copies do not follow queries. */
export async function copyFiles(
  transaction: Transaction,
  rows: readonly (typeof projectFiles.$inferSelect)[],
  { projectId, parentId, time, firstSort }: CopyTarget,
): Promise<void> {
  const copies = new Map(rows.map(({ id }) => [id, crypto.randomUUID()]))
  if (rows.length === 0) return
  let place = firstSort ?? 0
  await transaction.insert(projectFiles).values(
    rows.map((row) => {
      const copied = copies.get(row.parentId ?? '')
      return {
        id: copies.get(row.id)!,
        projectId,
        parentId: copied ?? parentId,
        fileName: row.fileName,
        sort: copied === undefined && firstSort !== undefined ? place++ : row.sort,
        patentCount: row.patentCount,
        revision: 1,
        createdAt: time,
      }
    }),
  )
  for (const [from, to] of copies)
    await transaction.execute(
      sql`INSERT INTO project_file_patents (file_id, patent_id, state) SELECT ${to}::uuid, patent_id, 0 FROM project_file_patents WHERE file_id = ${from}::uuid AND state <> 2`,
    )
}
