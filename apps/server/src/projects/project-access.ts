import type { ProjectAuthority } from '@gezhi/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { CallError } from '../http/call-error.ts'
import { projectFilePatents, projectFiles, projects, projectUsers } from './projects-table.ts'

/** What a call needs of its user in a project: an authority of G173, or to own it. */
export type NeededAuthority = ProjectAuthority | 'owner'

/** A project as one of its users may use it. */
export interface OpenProject {
  readonly id: string
  readonly name: string
  readonly isOwner: boolean
  /** 1 read, 2 edit, 3 manage; 3 for the owner. */
  readonly authority: number
}

/** A folder with its project. */
export interface OpenFile {
  readonly file: typeof projectFiles.$inferSelect
  readonly project: OpenProject
  /** Patents that its automatic update has added since the last look. */
  readonly newCount: number
}

/**
 * The one check of authority (G173), in every call about a project. What is deleted, or belongs to a project that is not shared with the
 * user, is not found.
 */
export interface ProjectAccess {
  /** Throws PROJECT_NOT_FOUND and PROJECT_FORBIDDEN. */
  requireProject(userId: string, id: string, needed: NeededAuthority): Promise<OpenProject>
  /** Throws PROJECT_FILE_NOT_FOUND and PROJECT_FORBIDDEN. */
  requireFile(userId: string, id: string, needed: ProjectAuthority): Promise<OpenFile>
  /** The same for several, each once. */
  requireFiles(userId: string, ids: readonly string[], needed: ProjectAuthority): Promise<readonly OpenFile[]>
}

/** By the partial index of new patents. In the same statement as the check, because every page of a folder's list makes it. */
const NEW_PATENTS = sql<number>`(SELECT count(*)::int FROM ${projectFilePatents} WHERE ${projectFilePatents.fileId} = ${projectFiles.id} AND ${projectFilePatents.state} = 1)`

/** Access by the rows of PostgreSQL. */
export function projectAccess(database: Database): ProjectAccess {
  const access: ProjectAccess = {
    async requireProject(userId, id, needed) {
      const [row] = await database
        .select({ id: projects.id, name: projects.name, ownerId: projects.ownerId, authority: projectUsers.authority })
        .from(projects)
        .innerJoin(projectUsers, and(eq(projectUsers.projectId, projects.id), eq(projectUsers.userId, userId)))
        .where(and(eq(projects.id, id), isNull(projects.deletedAt)))
      if (row === undefined) throw new CallError('PROJECT_NOT_FOUND')
      const project = openProject(row, userId)
      requireAuthority(project, needed)
      return project
    },
    async requireFile(userId, id, needed) {
      return (await access.requireFiles(userId, [id], needed))[0]!
    },
    async requireFiles(userId, ids, needed) {
      const unique = [...new Set(ids.map((id) => id.toLowerCase()))]
      const rows = await database
        .select({
          file: projectFiles,
          newCount: NEW_PATENTS,
          name: projects.name,
          ownerId: projects.ownerId,
          authority: projectUsers.authority,
        })
        .from(projectFiles)
        .innerJoin(projects, and(eq(projects.id, projectFiles.projectId), isNull(projects.deletedAt)))
        .innerJoin(projectUsers, and(eq(projectUsers.projectId, projects.id), eq(projectUsers.userId, userId)))
        .where(and(inArray(projectFiles.id, unique), isNull(projectFiles.deletedAt)))
      if (rows.length < unique.length) throw new CallError('PROJECT_FILE_NOT_FOUND')
      const opened = rows.map(({ file, newCount, ...row }) => ({
        file,
        newCount,
        project: openProject({ ...row, id: file.projectId }, userId),
      }))
      for (const { project } of opened) requireAuthority(project, needed)
      return unique.map((id) => opened.find(({ file }) => file.id === id)!)
    },
  }
  return access
}

function openProject(
  { id, name, ownerId, authority }: { id: string; name: string; ownerId: string; authority: number },
  userId: string,
): OpenProject {
  const isOwner = ownerId === userId
  return { id, name, isOwner, authority: isOwner ? 3 : authority }
}

function requireAuthority({ isOwner, authority }: OpenProject, needed: NeededAuthority): void {
  if (needed === 'owner' ? !isOwner : authority < needed) throw new CallError('PROJECT_FORBIDDEN')
}
