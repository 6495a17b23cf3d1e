import { CALLS, type AnyCall } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { anAccount } from '../testing/an-account.ts'
import { aSharedProject, projectCast, PROJECT_ROLES, type ProjectCast, type ProjectRole } from '../testing/a-project.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

type Name = keyof typeof CALLS.projects

interface Scene {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly cast: ProjectCast
  readonly telephone: string
  readonly taskId: string
  readonly indexId: string
  readonly fieldId: string
  readonly changeId: string
  readonly ruleId: string
}

/** Who may make a call: everybody from this role on. */
type Least = Exclude<ProjectRole, 'stranger'>

interface Row {
  readonly from: Least
  readonly body: (scene: Scene) => object
}

const row = (from: Least, body: (scene: Scene) => object): Row => ({ from, body })
const PATENT = 'CN100000001A'

const rule = ({ a, indexId, fieldId }: Pick<Scene, 'a' | 'indexId' | 'fieldId'>) => ({
  indexId,
  fileId: a,
  queryStr: '石墨烯',
  fieldValue: [{ id: fieldId, value: '好' }],
})

/** The calls that name a project or folder, with the role they need (G173) and a valid body. */
const ROLES: Readonly<Partial<Record<Name, Row>>> = {
  getProject: row('reader', ({ id }) => ({ id })),
  changeProject: row('manager', ({ id }) => ({ id, name: '另一名称' })),
  deleteProjects: row('owner', ({ id }) => ({ idList: [id] })),
  copyProject: row('reader', ({ id }) => ({ id, name: '副本' })),
  collectProject: row('reader', ({ id }) => ({ id })),
  cancelCollectProject: row('reader', ({ id }) => ({ id })),
  addShareUser: row('manager', ({ id, telephone }) => ({ id, telephone, authority: 1 })),
  listProjectUsers: row('reader', ({ id }) => ({ id })),
  updateUserAuthority: row('manager', ({ id, cast }) => ({ id, userId: cast.reader.user.id, authority: 2 })),
  deleteProjectUser: row('manager', ({ id, cast }) => ({ id, userId: cast.reader.user.id })),
  relocateToOtherUser: row('owner', ({ id, telephone }) => ({ id, telephone })),
  relocateToShareUser: row('owner', ({ id, cast }) => ({ id, userId: cast.manager.user.id })),
  listProjectFiles: row('reader', ({ id }) => ({ projectId: id })),
  addProjectFile: row('editor', ({ id }) => ({ projectId: id, fileName: '新' })),
  renameProjectFile: row('editor', ({ a }) => ({ id: a, fileName: '新' })),
  deleteProjectFiles: row('editor', ({ a }) => ({ idList: [a] })),
  copyProjectFiles: row('editor', ({ a, b }) => ({ idList: [a], targetId: b })),
  moveProjectFiles: row('editor', ({ a, b }) => ({ idList: [a], targetId: b })),
  moveProjectFileTo: row('editor', ({ a, b }) => ({ id: a, targetId: b, sort: 0 })),
  getPatentAutomaticUpdate: row('reader', ({ a }) => ({ id: a })),
  savePatentAutomaticUpdate: row('editor', ({ a }) => ({ id: a, status: 0, queryStr: '石墨烯' })),
  getPatentCount: row('reader', ({ a }) => ({ id: a })),
  markProjectFileSeen: row('editor', ({ a }) => ({ id: a })),
  saveProjectPatents: row('editor', ({ a }) => ({ fileId: a, patentIdList: [PATENT] })),
  copyProjectPatents: row('editor', ({ a, b }) => ({ fileId: a, idList: [PATENT], targetFileId: b })),
  moveProjectPatents: row('editor', ({ a, b }) => ({ fileId: a, idList: [PATENT], targetFileId: b })),
  deleteProjectPatents: row('editor', ({ a }) => ({ fileId: a, idList: [PATENT] })),
  importProjectPatents: row('editor', ({ a }) => ({ fileId: a, queryStr: '石墨烯' })),
  cognateExtend: row('editor', ({ a }) => ({ fileId: a })),
  listProjectTasks: row('reader', ({ id }) => ({ projectId: id })),
  cancelProjectTask: row('editor', ({ taskId }) => ({ id: taskId })),
  pageProjectIndexes: row('reader', ({ id }) => ({ projectId: id })),
  listProjectIndexes: row('reader', ({ id }) => ({ projectId: id })),
  addProjectIndex: row('editor', ({ id }) => ({ projectId: id, name: '新' })),
  deleteProjectIndexes: row('editor', ({ indexId }) => ({ idList: [indexId] })),
  changeProjectIndex: row('editor', ({ indexId }) => ({ id: indexId, name: '新' })),
  changeProjectIndexes: row('editor', ({ indexId }) => ({ list: [{ id: indexId, name: '新' }] })),
  getIndexFields: row('reader', ({ indexId }) => ({ indexId })),
  saveIndexFields: row('editor', ({ indexId }) => ({ indexId, fieldList: [] })),
  saveIndexPatent: row('editor', ({ indexId, fieldId }) => ({ indexId, patentId: PATENT, fieldValue: [{ id: fieldId, value: '好' }] })),
  saveIndexPatents: row('editor', ({ indexId, fieldId }) => ({
    indexId,
    patentIdList: [PATENT],
    fieldValue: [{ id: fieldId, value: '好' }],
  })),
  listIndexChanges: row('reader', ({ id }) => ({ projectId: id })),
  undoIndexChange: row('editor', ({ changeId }) => ({ id: changeId })),
  fillIndexValues: row('editor', ({ indexId, fieldId }) => ({
    indexId,
    list: [{ patentId: PATENT, fieldValue: [{ id: fieldId, value: '好' }] }],
  })),
  suggestIndexValues: row('editor', ({ a, indexId, fieldId }) => ({ indexId, fieldId, fileId: a })),
  listIndexRules: row('reader', ({ indexId }) => ({ indexId })),
  previewIndexRule: row('editor', (scene) => rule(scene)),
  saveIndexRule: row('editor', (scene) => rule(scene)),
  deleteIndexRules: row('editor', ({ indexId, ruleId }) => ({ indexId, idList: [ruleId] })),
  runIndexRule: row('editor', ({ indexId, ruleId }) => ({ indexId, id: ruleId })),
  queryIndex: row('reader', ({ id, indexId }) => ({ projectId: id, indexId })),
}

/** Calls that need no role in a project, with the reason. */
const WITHOUT_ROLE: Readonly<Partial<Record<Name, string>>> = {
  listProjects: 'lists the caller’s own and shared projects',
  importIndexTable: 'its request is a form; tested in index-filling.test.ts',
  listQueryFields: 'lists fields of the indexes of the caller’s projects',
  listPatentValues: 'lists values of these fields; tested in own-fields.test.ts',
  addProject: 'creates a project of the caller',
  createIndexSearchProject: 'creates a project of the caller',
  exitSharing: 'everybody but the owner may leave; tested below',
  listProjectGroups: 'groups belong to a user',
  addProjectGroup: 'groups belong to a user',
  renameProjectGroup: 'groups belong to a user',
  deleteProjectGroup: 'groups belong to a user',
  sortProjectGroups: 'groups belong to a user',
  listRecycleBin: 'lists what the caller may restore',
  cleanRecycleBin: 'deletes what the list shows',
  deleteForGood: 'of what the list shows; tested below',
  restoreDeleted: 'of what the list shows; tested below',
  followProject: 'its answer does not end; tested in project-streams.test.ts',
}

describe('the roles of a project', async () => {
  const test = await buildTestApp({
    settings: { GEZHI_ACCESS: 'membership' },
    records: [aPatent({ publicationNumber: PATENT, title: '石墨烯' })],
  })
  const { post } = test
  const cast = await projectCast(test)
  const ask = <Data>(path: string, body: object) => post<Data>(`/api/user/${path}`, body, cast.owner.headers)
  /** An index of a project with a value and a rule: only for calls that need them. */
  const indexOf = async ({ id: projectId, a }: Pick<Scene, 'id' | 'a'>) => {
    const index = { projectId, name: '评价', fieldList: [{ name: '意见', type: 'text' }] }
    const indexId = (await ask<{ id: string }>('projectManageIndex/add', index)).data.id
    const fieldId = (await ask<{ id: string }[]>('projectManageIndex/getIndexField', { indexId })).data[0]!.id
    await ask('projectManageIndex/saveIndexPatent', { indexId, patentId: PATENT, fieldValue: [{ id: fieldId, value: '旧' }] })
    const changes = await ask<{ list: { id: string }[] }>('projectManageIndex/changeList', { projectId })
    const saved = await ask<{ id: string }>('projectManageIndex/saveRule', rule({ a, indexId, fieldId }))
    return { indexId, fieldId, changeId: changes.data.list[0]!.id, ruleId: saved.data.id }
  }
  const scene = async (path = ''): Promise<Scene> => {
    await test.database.execute('DELETE FROM projects')
    const project = await aSharedProject(test, cast)
    const { telephone } = await anAccount(test)
    const { data } = await ask<{ id: string }>('projectManageFilePatent/cognateExtend', { fileId: project.a })
    const none = { indexId: '', fieldId: '', changeId: '', ruleId: '' }
    return { ...project, ...(path.includes('Index/') ? await indexOf(project) : none), cast, telephone, taskId: data.id }
  }
  const errorOf = async ({ path }: AnyCall, body: object, role: ProjectRole) => {
    const { code, data } = await post<{ error?: string } | null>(path, body, cast[role].headers)
    return code === 200 ? null : (data?.error ?? String(code))
  }

  it('roles.31: every call of the domain has a role or a reason', () => {
    expect(Object.keys(CALLS.projects).toSorted()).toEqual([...Object.keys(ROLES), ...Object.keys(WITHOUT_ROLE)].toSorted())
  })

  it.each(Object.entries(ROLES))('G173: %s', async (name, { from, body }) => {
    const call = CALLS.projects[name as Name]
    let prepared = await scene(call.path)
    for (const role of PROJECT_ROLES) {
      const error = await errorOf(call, body(prepared), role)
      const expected = role === 'stranger' ? /_NOT_FOUND$/ : /^PROJECT_FORBIDDEN$/
      const isAllowed = PROJECT_ROLES.indexOf(role) >= PROJECT_ROLES.indexOf(from)
      if (!isAllowed) expect(error, `${name} by the ${role}`).toMatch(expected)
      else {
        expect(error, `${name} by the ${role}`).toBeNull()
        // A rejected call has changed nothing.
        if (role !== PROJECT_ROLES.at(-1)) prepared = await scene(call.path)
      }
    }
  })

  it('a reader may put a project into a group of their own, and copy its patents to their own project', async () => {
    const { id, a } = await scene()
    const mine = cast.reader.headers
    const { data: group } = await post<{ id: string }>('/api/user/group/add', { name: '我的' }, mine)
    expect((await post('/api/user/projectManage/upd', { id, groupId: group.id }, mine)).code).toBe(200)
    const { data: own } = await post<{ id: string }>('/api/user/projectManage/add', { name: '自己的' }, mine)
    const target = { projectId: own.id, fileName: '丙' }
    const { data: file } = await post<{ id: string }>('/api/user/projectManageFile/add', target, mine)
    const copy = { fileId: a, idList: [PATENT], targetFileId: file.id }
    expect((await post<number>('/api/user/projectManageFilePatent/copy', copy, mine)).data).toBe(1)
  })

  it('projects.03: everybody but the owner may leave, and sees nothing of the project afterwards', async () => {
    const { id } = await scene()
    const leave = async (role: ProjectRole) => errorOf(CALLS.projects.exitSharing, { id }, role)
    expect(await leave('stranger')).toBe('PROJECT_NOT_FOUND')
    expect(await leave('owner')).toBe('PROJECT_OWNER_STAYS')
    for (const role of ['reader', 'editor', 'manager'] as const) {
      expect(await leave(role)).toBeNull()
      expect(await errorOf(CALLS.projects.getProject, { id }, role)).toBe('PROJECT_NOT_FOUND')
    }
  })

  it('nobody changes or removes the owner', async () => {
    const { id } = await scene()
    const owner = { id, userId: cast.owner.user.id }
    expect(await errorOf(CALLS.projects.updateUserAuthority, { ...owner, authority: 1 }, 'manager')).toBe('PROJECT_OWNER_STAYS')
    expect(await errorOf(CALLS.projects.deleteProjectUser, owner, 'manager')).toBe('PROJECT_OWNER_STAYS')
    const share = { id, telephone: cast.owner.user.telephone, authority: 1 }
    expect(await errorOf(CALLS.projects.addShareUser, share, 'manager')).toBe('PROJECT_OWNER_STAYS')
  })

  it('results.14: a folder is searched by all its users, and by nobody else', async () => {
    const { a } = await scene()
    const request = { fileId: a, filter: { queryStr: '' } }
    for (const role of ['reader', 'editor', 'manager', 'owner'] as const)
      expect(await errorOf(CALLS.search.searchWithinFile, request, role)).toBeNull()
    expect(await errorOf(CALLS.search.searchWithinFile, request, 'stranger')).toBe('PROJECT_FILE_NOT_FOUND')
  })

  it('G174: those who may edit restore folders and delete them for good; only the owner does so with the project', async () => {
    const { id, a } = await scene()
    const { restoreDeleted, deleteForGood } = CALLS.projects
    expect(await errorOf(CALLS.projects.deleteProjectFiles, { idList: [a] }, 'editor')).toBeNull()
    for (const role of ['stranger', 'reader'] as const)
      for (const call of [restoreDeleted, deleteForGood]) expect(await errorOf(call, { idList: [a] }, role)).toBe('BIN_ENTRY_NOT_FOUND')
    expect(await errorOf(restoreDeleted, { idList: [a] }, 'manager')).toBeNull()
    expect(await errorOf(CALLS.projects.deleteProjects, { idList: [id] }, 'owner')).toBeNull()
    for (const role of ['stranger', 'reader', 'editor', 'manager'] as const)
      for (const call of [restoreDeleted, deleteForGood]) expect(await errorOf(call, { idList: [id] }, role)).toBe('BIN_ENTRY_NOT_FOUND')
    expect(await errorOf(deleteForGood, { idList: [id] }, 'owner')).toBeNull()
  })
})
