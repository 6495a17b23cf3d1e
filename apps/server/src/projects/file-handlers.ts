import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { Serving } from '../platform/domain.ts'
import { checkProjectQuery } from './check-project-query.ts'
import type { OpenFile } from './project-access.ts'
import type { CountedFile, FileTarget } from './project-file-store.ts'
import type { ProjectParts } from './project-parts.ts'
import { saveUpdateSettings } from './update-settings-store.ts'

type FileCalls =
  | 'listProjectFiles'
  | 'addProjectFile'
  | 'renameProjectFile'
  | 'deleteProjectFiles'
  | 'copyProjectFiles'
  | 'moveProjectFiles'
  | 'moveProjectFileTo'
  | 'getPatentAutomaticUpdate'
  | 'savePatentAutomaticUpdate'
  | 'getPatentCount'
  | 'markProjectFileSeen'

/** Calls about the folders of projects. */
export function fileHandlers(parts: ProjectParts, serving: Serving): Pick<Handlers['projects'], FileCalls> {
  const { access, files, patents, database, now } = parts
  /** Where folders are put, which its user must be allowed to edit. */
  const targetOf = async (userId: string, request: Target, opened: readonly OpenFile[]): Promise<FileTarget> => {
    if (request.targetId !== null) {
      const { file } = await access.requireFile(userId, request.targetId, 2)
      return { projectId: file.projectId, parentId: file.id }
    }
    const projectId = request.projectId ?? opened[0]!.project.id
    await access.requireProject(userId, projectId, 2)
    return { projectId: projectId.toLowerCase(), parentId: null }
  }
  return {
    async listProjectFiles({ projectId, parentId, pageNo, pageSize }, { caller: { userId } }) {
      await access.requireProject(userId, projectId, 1)
      const all = await files.list(projectId)
      if (parentId != null && !all.some(({ id }) => id === parentId.toLowerCase())) throw new CallError('PROJECT_FILE_NOT_FOUND')
      const listed = parentId === undefined ? all : all.filter((file) => file.parentId === (parentId?.toLowerCase() ?? null))
      return { list: listed.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(shownFile), total: listed.length }
    },
    async addProjectFile({ projectId, fileName, parentId }, { caller: { userId } }) {
      await access.requireProject(userId, projectId, 2)
      return { id: await files.add({ projectId, parentId: parentId?.toLowerCase() ?? null }, fileName) }
    },
    async renameProjectFile({ id, fileName }, { caller: { userId } }) {
      await access.requireFile(userId, id, 2)
      await files.rename(id, fileName)
      return true
    },
    async deleteProjectFiles({ idList }, { caller: { userId } }) {
      const opened = await access.requireFiles(userId, idList, 2)
      await files.remove(opened.map(({ file }) => file.id))
      return true
    },
    async copyProjectFiles({ idList, ...target }, { caller: { userId } }) {
      const opened = await access.requireFiles(userId, idList, 1)
      await files.copy(
        opened.map(({ file }) => file),
        await targetOf(userId, target, opened),
      )
      return true
    },
    async moveProjectFiles({ idList, ...target }, { caller: { userId } }) {
      const opened = await access.requireFiles(userId, idList, 2)
      await files.move(
        opened.map(({ file }) => file),
        await targetOf(userId, target, opened),
      )
      return true
    },
    async moveProjectFileTo({ id, targetId, sort }, { caller: { userId } }) {
      const { file } = await access.requireFile(userId, id, 2)
      await files.move([file], { projectId: file.projectId, parentId: targetId?.toLowerCase() ?? null }, sort)
      return true
    },
    async getPatentAutomaticUpdate({ id }, { caller: { userId } }) {
      const { file, newCount } = await access.requireFile(userId, id, 1)
      const time = (date: Date | null) => (date === null ? null : shanghaiTime(date))
      return {
        status: file.isUpdated ? 1 : 0,
        queryStr: file.updateQuery,
        frequency: file.updateFrequency as 1 | 2 | 3,
        lastTime: time(file.lastUpdateAt),
        nextTime: time(file.isUpdated ? file.nextUpdateAt : null),
        newCount,
      }
    },
    async savePatentAutomaticUpdate({ id, status, queryStr, frequency }, context) {
      const { userId } = context.caller
      const { file } = await access.requireFile(userId, id, 2)
      const updateQuery = queryStr || file.updateQuery
      if (status === 1) await checkProjectQuery(parts, serving, updateQuery, context)
      await saveUpdateSettings(database, id, userId, { isUpdated: status === 1, updateQuery, updateFrequency: frequency }, new Date(now()))
      return true
    },
    async getPatentCount({ id }, { caller: { userId } }) {
      return (await access.requireFile(userId, id, 1)).file.patentCount
    },
    async markProjectFileSeen({ id }, { caller: { userId } }) {
      await access.requireFile(userId, id, 2)
      await patents.markSeen(id)
      return true
    },
  }
}

interface Target {
  readonly targetId: string | null
  readonly projectId?: string | undefined
}

function shownFile({ id, projectId, parentId, fileName, patentCount, newCount, isUpdated, sort }: CountedFile) {
  const automaticUpdate: 0 | 1 = isUpdated ? 1 : 0
  return { id, projectId, parentId, fileName, patentCount, newCount, automaticUpdate, sort }
}
