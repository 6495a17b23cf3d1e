import { randomUUID } from 'node:crypto'
import type { ErrorName } from '@gezhi/contract'
import { anAccount, aSession } from '../../apps/server/src/testing/an-account.ts'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

/** A project with two folders, the first of which has a patent and a task. */
async function aProject({ post }: TestApp, { headers }: Owner) {
  const { data: project } = await post<{ id: string }>('/api/user/projectManage/add', { name: 'Private' }, headers)
  const folder = async () =>
    (await post<{ id: string }>('/api/user/projectManageFile/add', { projectId: project.id, fileName: 'Private' }, headers)).data.id
  const [fileId, targetId] = [await folder(), await folder()]
  await post('/api/user/projectManageFilePatent/save', { fileId, patentIdList: ['CN100000001A'] }, headers)
  const { data: task } = await post<{ id: string }>('/api/user/projectManageFilePatent/cognateExtend', { fileId }, headers)
  const index = { projectId: project.id, name: 'Private', fieldList: [{ name: 'Private', type: 'text' }] }
  const indexId = (await post<{ id: string }>('/api/user/projectManageIndex/add', index, headers)).data.id
  const { data: fields } = await post<{ id: string }[]>('/api/user/projectManageIndex/getIndexField', { indexId }, headers)
  const fieldValue = [{ id: fields[0]!.id, value: 'Private' }]
  return { id: project.id, fileId, targetId, taskId: task.id, indexId, fieldValue }
}

type ProjectIds = Awaited<ReturnType<typeof aProject>>

const inProject = (error: ErrorName, body: (ids: ProjectIds) => object): ForeignRow => ({
  error,
  make: async (test, owner) => body(await aProject(test, owner)),
})

/** A project that is shared with another user. */
const sharedProject = (body: (id: string, userId: string) => object): ForeignRow => ({
  error: 'PROJECT_NOT_FOUND',
  async make(test, owner) {
    const { id } = await aProject(test, owner)
    const { id: userId, telephone } = await anAccount(test)
    await test.post('/api/user/projectManage/addShareUser', { id, telephone, authority: 1 }, owner.headers)
    return body(id, userId)
  },
})

async function aProjectGroup({ post }: TestApp, { headers }: Owner): Promise<string> {
  const { data } = await post<{ id: string }>('/api/user/group/add', { name: `Private ${randomUUID()}` }, headers)
  return data.id
}

const inGroup = (body: (groupId: string) => object): ForeignRow => ({
  error: 'PROJECT_GROUP_NOT_FOUND',
  make: async (test, owner) => body(await aProjectGroup(test, owner)),
})

const inBin: ForeignRow = {
  error: 'BIN_ENTRY_NOT_FOUND',
  async make(test, owner) {
    const { fileId } = await aProject(test, owner)
    await test.post('/api/user/projectManageFile/del', { idList: [fileId] }, owner.headers)
    return { idList: [fileId] }
  },
}

const rule = ({ indexId, fileId, fieldValue }: ProjectIds) => ({ indexId, fileId, queryStr: 'a', fieldValue })

const ruleOf = (body: (indexId: string, ruleId: string) => object): ForeignRow => ({
  error: 'PROJECT_INDEX_NOT_FOUND',
  async make(test, owner) {
    const ids = await aProject(test, owner)
    const saved = await test.post<{ id: string }>('/api/user/projectManageIndex/saveRule', rule(ids), owner.headers)
    return body(ids.indexId, saved.data.id)
  },
})

/** Calls about projects; who may make them within a shared one is in `project-roles.test.ts`. */
export const FOREIGN_PROJECTS: Readonly<Record<string, ForeignRow>> = {
  'projects.listProjects': empty(aProject),
  'projects.listProjectGroups': empty(aProjectGroup),
  'projects.listRecycleBin': empty(inBin.make),
  'projects.cleanRecycleBin': empty(inBin.make),
  'projects.deleteForGood': inBin,
  'projects.restoreDeleted': inBin,
  'projects.addProject': inGroup((groupId) => ({ name: 'Another', groupId })),
  'projects.createIndexSearchProject': inGroup((groupId) => ({ name: 'Another', groupId, queryStr: 'a' })),
  'projects.renameProjectGroup': inGroup((id) => ({ id, name: 'Another' })),
  'projects.deleteProjectGroup': inGroup((id) => ({ id })),
  'projects.sortProjectGroups': inGroup((id) => ({ idList: [id] })),
  'projects.getProject': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ id })),
  'projects.followProject': { ...inProject('PROJECT_NOT_FOUND', ({ id }) => ({ projectId: id })), testedElsewhere: true },
  'projects.changeProject': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ id, name: 'Another' })),
  'projects.deleteProjects': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ idList: [id] })),
  'projects.copyProject': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ id, name: 'Another' })),
  'projects.collectProject': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ id })),
  'projects.cancelCollectProject': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ id })),
  'projects.listProjectUsers': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ id })),
  'projects.addShareUser': {
    error: 'PROJECT_NOT_FOUND',
    make: async (test, owner) => ({ id: (await aProject(test, owner)).id, telephone: (await anAccount(test)).telephone, authority: 1 }),
  },
  'projects.relocateToOtherUser': {
    error: 'PROJECT_NOT_FOUND',
    make: async (test, owner) => ({ id: (await aProject(test, owner)).id, telephone: (await anAccount(test)).telephone }),
  },
  'projects.exitSharing': {
    error: 'PROJECT_NOT_FOUND',
    async make(test, { userId, telephone }) {
      const other = await aSession(test)
      const { id } = await aProject(test, { userId: other.user.id, telephone: other.user.telephone, headers: other.headers })
      await test.post('/api/user/projectManage/addShareUser', { id, telephone, authority: 1 }, other.headers)
      return { id, userId }
    },
  },
  'projects.updateUserAuthority': sharedProject((id, userId) => ({ id, userId, authority: 2 })),
  'projects.deleteProjectUser': sharedProject((id, userId) => ({ id, userId })),
  'projects.relocateToShareUser': sharedProject((id, userId) => ({ id, userId })),
  'projects.listProjectFiles': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ projectId: id })),
  'projects.addProjectFile': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ projectId: id, fileName: 'Another' })),
  'projects.renameProjectFile': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId }) => ({ id: fileId, fileName: 'Another' })),
  'projects.deleteProjectFiles': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId }) => ({ idList: [fileId] })),
  'projects.copyProjectFiles': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId, targetId }) => ({ idList: [fileId], targetId })),
  'projects.moveProjectFiles': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId, targetId }) => ({ idList: [fileId], targetId })),
  'projects.moveProjectFileTo': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId, targetId }) => ({ id: fileId, targetId, sort: 0 })),
  'projects.getPatentAutomaticUpdate': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId }) => ({ id: fileId })),
  'projects.savePatentAutomaticUpdate': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId }) => ({ id: fileId, status: 1, queryStr: 'a' })),
  'projects.getPatentCount': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId }) => ({ id: fileId })),
  'projects.markProjectFileSeen': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId }) => ({ id: fileId })),
  'projects.saveProjectPatents': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId }) => ({ fileId, patentIdList: ['CN100000001A'] })),
  'projects.copyProjectPatents': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId, targetId }) => ({
    fileId,
    idList: ['CN100000001A'],
    targetFileId: targetId,
  })),
  'projects.moveProjectPatents': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId, targetId }) => ({
    fileId,
    idList: ['CN100000001A'],
    targetFileId: targetId,
  })),
  'projects.deleteProjectPatents': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId }) => ({ fileId, idList: ['CN100000001A'] })),
  'projects.importProjectPatents': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId }) => ({ fileId, queryStr: 'a' })),
  'projects.cognateExtend': inProject('PROJECT_FILE_NOT_FOUND', ({ fileId }) => ({ fileId })),
  'projects.listProjectTasks': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ projectId: id })),
  'projects.pageProjectIndexes': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ projectId: id })),
  'projects.listProjectIndexes': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ projectId: id })),
  'projects.addProjectIndex': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ projectId: id, name: 'Another' })),
  'projects.deleteProjectIndexes': inProject('PROJECT_INDEX_NOT_FOUND', ({ indexId }) => ({ idList: [indexId] })),
  'projects.changeProjectIndex': inProject('PROJECT_INDEX_NOT_FOUND', ({ indexId }) => ({ id: indexId, name: 'Another' })),
  'projects.changeProjectIndexes': inProject('PROJECT_INDEX_NOT_FOUND', ({ indexId }) => ({ list: [{ id: indexId, name: 'Another' }] })),
  'projects.getIndexFields': inProject('PROJECT_INDEX_NOT_FOUND', ({ indexId }) => ({ indexId })),
  'projects.saveIndexFields': inProject('PROJECT_INDEX_NOT_FOUND', ({ indexId }) => ({ indexId, fieldList: [] })),
  'projects.saveIndexPatent': inProject('PROJECT_INDEX_NOT_FOUND', ({ indexId, fieldValue }) => ({
    indexId,
    patentId: 'CN100000001A',
    fieldValue,
  })),
  'projects.listPatentValues': {
    error: null,
    async make(test, owner) {
      const { indexId, fieldValue } = await aProject(test, owner)
      const patentId = 'CN100000001A'
      await test.post('/api/user/projectManageIndex/saveIndexPatent', { indexId, patentId, fieldValue }, owner.headers)
      return { patentIdList: [patentId], fieldList: ['my.Private'] }
    },
  },
  'projects.fillIndexValues': inProject('PROJECT_INDEX_NOT_FOUND', ({ indexId, fieldValue }) => ({
    indexId,
    list: [{ patentId: 'CN100000001A', fieldValue }],
  })),
  'projects.suggestIndexValues': inProject('PROJECT_INDEX_NOT_FOUND', ({ indexId, fileId, fieldValue }) => ({
    indexId,
    fileId,
    fieldId: fieldValue[0]!.id,
  })),
  'projects.importIndexTable': inProject('PROJECT_INDEX_NOT_FOUND', ({ indexId }) => ({
    indexId,
    file: new Blob(['number,Private\nCN100000001A,Private\n']),
  })),
  'projects.listIndexRules': inProject('PROJECT_INDEX_NOT_FOUND', ({ indexId }) => ({ indexId })),
  'projects.previewIndexRule': inProject('PROJECT_INDEX_NOT_FOUND', rule),
  'projects.saveIndexRule': inProject('PROJECT_INDEX_NOT_FOUND', rule),
  'projects.deleteIndexRules': ruleOf((indexId, ruleId) => ({ indexId, idList: [ruleId] })),
  'projects.runIndexRule': ruleOf((indexId, ruleId) => ({ indexId, id: ruleId })),
  'projects.listIndexChanges': inProject('PROJECT_NOT_FOUND', ({ id }) => ({ projectId: id })),
  'projects.undoIndexChange': {
    error: 'PROJECT_INDEX_CHANGE_NOT_FOUND',
    async make(test, owner) {
      const { id: projectId, indexId, fieldValue } = await aProject(test, owner)
      const values = { indexId, patentId: 'CN100000001A', fieldValue }
      await test.post('/api/user/projectManageIndex/saveIndexPatent', values, owner.headers)
      const { data } = await test.post<{ list: { id: string }[] }>('/api/user/projectManageIndex/changeList', { projectId }, owner.headers)
      return { id: data.list[0]!.id }
    },
  },
  'projects.saveIndexPatents': inProject('PROJECT_INDEX_NOT_FOUND', ({ indexId, fieldValue }) => ({
    indexId,
    patentIdList: ['CN100000001A'],
    fieldValue,
  })),
  'projects.queryIndex': inProject('PROJECT_NOT_FOUND', ({ id, indexId }) => ({ projectId: id, indexId })),
  'projects.cancelProjectTask': inProject('PROJECT_TASK_NOT_FOUND', ({ taskId }) => ({ id: taskId })),
}
