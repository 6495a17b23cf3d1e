import type { BinEntry, Project, ProjectFile, ProjectGroup, ProjectTask, ProjectUser } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { closeAccount } from '../accounts/users/close-account.ts'
import { aPatent } from '../testing/a-patent.ts'
import { aDevice, aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { PROJECTS_PERSONAL_DATA } from './personal-data.ts'

const DAY = 24 * 60 * 60_000
const NUMBERS = Array.from({ length: 6 }, (_, index) => `CN10000000${index + 1}A`)
const [ONE, TWO, THREE, FOUR, FIVE] = NUMBERS as [string, string, string, string, string]

describe('projects', async () => {
  let clock = Date.parse('2026-03-01T00:00:00Z')
  const test = await buildTestApp({
    now: () => clock,
    settings: { GEZHI_ACCESS: 'membership' },
    records: [
      aPatent({ publicationNumber: ONE, title: '石墨烯电极', family: { simpleId: 'f1' }, applicants: [{ name: '甲公司' }] }),
      aPatent({ publicationNumber: TWO, title: '石墨烯电极的制备', family: { simpleId: 'f1' } }),
      aPatent({ publicationNumber: THREE, title: '隔膜', citations: [{ publicationNumber: ONE }] }),
      aPatent({ publicationNumber: FOUR, title: '石墨烯隔膜' }),
      aPatent({ publicationNumber: FIVE, title: '电解液' }),
    ],
  })
  interface Headers extends Record<string, string> {
    readonly token: string
  }
  const ask = async <Data>(path: string, headers: Headers, body: object = {}) => test.post<Data>(`/api/user/${path}`, body, headers)
  const data = async <Data>(path: string, headers: Headers, body: object = {}) => (await ask<Data>(path, headers, body)).data
  const errorOf = async (path: string, headers: Headers, body: object = {}) =>
    (await ask<{ error: string }>(path, headers, body)).data.error
  const member = async () => {
    const session = await aSession(test)
    await aProduct(test, { userId: session.user.id }, { endTime: new Date(clock + 400 * DAY) })
    return session
  }
  /** A new session, after the time in which the old one ends. */
  const again = async (userId: string) => ({ token: (await test.accounts.completeLogin(userId, { device: aDevice() })).token })
  const aProject = async (headers: Headers, name = '项目') => (await data<{ id: string }>('projectManage/add', headers, { name })).id
  const aFile = async (headers: Headers, projectId: string, fileName: string, parentId: string | null = null) =>
    (await data<{ id: string }>('projectManageFile/add', headers, { projectId, fileName, parentId })).id
  const save = (headers: Headers, fileId: string, ...patentIdList: string[]) =>
    data<{ added: number; already: number; missing: string[] }>('projectManageFilePatent/save', headers, { fileId, patentIdList })
  const tree = async (headers: Headers, projectId: string) => {
    const { list } = await data<{ list: ProjectFile[] }>('projectManageFile/list', headers, { projectId })
    const nameOf = new Map(list.map(({ id, fileName }) => [id, fileName]))
    return list.map(({ parentId, fileName, patentCount }) => `${parentId ? `${nameOf.get(parentId)}/` : ''}${fileName} ${patentCount}`)
  }
  const found = async (headers: Headers, fileId: string, request: object = {}) => {
    const body = { fileId, filter: { queryStr: '' }, ...request }
    const { data: answer } = await test.post<{ total: number; list: { id: string }[]; listed: number }>(
      '/api/search/ts/fileSearch',
      body,
      headers,
    )
    return { ...answer, ids: answer.list.map(({ id }) => id).toSorted() }
  }
  const run = () => test.service('projects').runWaiting(test.serving)

  it('projects.01, projects.10: projects are added, listed, read, changed and deleted to the recycle bin', async () => {
    const { headers, user } = await member()
    const id = await aProject(headers, '电池')
    await ask('projectManage/upd', headers, { id, name: '锂电池', remark: '2026' })
    expect(await data<Project>('projectManage/selectById', headers, { id })).toEqual({
      id,
      name: '锂电池',
      remark: '2026',
      groupId: null,
      ownerId: user.id,
      ownerNick: user.nick,
      isOwner: true,
      collectFlag: 0,
      authority: 3,
      userCount: 1,
      fileCount: 0,
      createTime: '2026-03-01 08:00:00',
    })
    expect((await ask('projectManage/del', headers, { idList: [id] })).code).toBe(200)
    expect((await data<{ total: number }>('projectManage/list', headers)).total).toBe(0)
    expect(await data<{ list: BinEntry[] }>('recycleBin/list', headers)).toEqual({
      total: 1,
      list: [{ id, kind: 'project', name: '锂电池', projectName: null, deleteTime: '2026-03-01 08:00:00', remainDays: 30 }],
    })
    expect((await ask('recycleBin/revert', headers, { idList: [id] })).code).toBe(200)
    expect((await data<{ total: number }>('projectManage/list', headers)).total).toBe(1)
  })

  it('G212: a free user has 3 projects, those in the recycle bin included, and 1,000 patents per folder', async () => {
    const { headers } = await aSession(test)
    const ids = [await aProject(headers), await aProject(headers), await aProject(headers)]
    await ask('projectManage/del', headers, { idList: [ids[0]] })
    expect(await errorOf('projectManage/add', headers, { name: '第四' })).toBe('FREE_LIMIT')
    await ask('recycleBin/revertDel', headers, { idList: [ids[0]] })
    const fourth = await aProject(headers)
    const fileId = await aFile(headers, fourth, '甲')
    await test.database.execute(
      `INSERT INTO project_file_patents (file_id, patent_id, state) SELECT '${fileId}', 'X' || number, 0 FROM generate_series(1, 1000) AS number`,
    )
    expect(await errorOf('projectManageFilePatent/save', headers, { fileId, patentIdList: [ONE] })).toBe('FREE_LIMIT')
  })

  it('projects.06: groups are listed, added, renamed, deleted and sorted; each user has their own', async () => {
    const { headers } = await member()
    const add = async (name: string) => (await data<{ id: string }>('group/add', headers, { name })).id
    const [first, second, third] = [await add('一'), await add('二'), await add('三')]
    expect(await errorOf('group/add', headers, { name: ' 二 ' })).toBe('PROJECT_GROUP_NAME_TAKEN')
    await ask('group/updSort', headers, { idList: [third, first] })
    await ask('group/upd', headers, { id: second, name: '贰' })
    const names = async () => (await data<ProjectGroup[]>('group/list', headers)).map(({ name }) => name)
    expect(await names()).toEqual(['三', '一', '贰'])
    const id = await aProject(headers)
    await ask('projectManage/upd', headers, { id, groupId: first })
    expect((await data<{ total: number }>('projectManage/list', headers, { groupId: first })).total).toBe(1)
    await ask('group/del', headers, { id: first })
    expect(await names()).toEqual(['三', '贰'])
    expect((await data<Project>('projectManage/selectById', headers, { id })).groupId).toBeNull()
    const stranger = await member()
    expect(await errorOf('group/upd', stranger.headers, { id: second, name: '甲' })).toBe('PROJECT_GROUP_NOT_FOUND')
    expect(await errorOf('projectManage/add', stranger.headers, { name: '甲', groupId: second })).toBe('PROJECT_GROUP_NOT_FOUND')
  })

  it('projects.07: folders are added, renamed, moved and sorted as a tree, copied, and deleted with what they contain', async () => {
    const { headers } = await member()
    const project = await aProject(headers)
    const [a, b] = [await aFile(headers, project, 'a'), await aFile(headers, project, 'b')]
    const c = await aFile(headers, project, 'c', a)
    await save(headers, c, ONE, TWO)
    await ask('projectManageFile/updFileName', headers, { id: c, fileName: 'C' })
    await ask('projectManageFile/singleMoveFile', headers, { id: b, targetId: null, sort: 0 })
    expect(await tree(headers, project)).toEqual(['b 0', 'a 0', 'a/C 2'])
    await ask('projectManageFile/moveFile', headers, { idList: [a], targetId: b })
    expect(await tree(headers, project)).toEqual(['b 0', 'b/a 0', 'a/C 2'])
    expect(await errorOf('projectManageFile/moveFile', headers, { idList: [b], targetId: c })).toBe('PROJECT_FILE_WITHIN')
    const other = await aProject(headers, '另一')
    await ask('projectManageFile/copyFile', headers, { idList: [a, c], projectId: other })
    expect(await tree(headers, other)).toEqual(['a 0', 'a/C 2'])
    await ask('projectManageFile/del', headers, { idList: [a] })
    expect(await tree(headers, project)).toEqual(['b 0'])
    await ask('projectManageFile/del', headers, { idList: [b] })
    await ask('recycleBin/revert', headers, { idList: [a] })
    expect(await tree(headers, project)).toEqual(['a 0', 'a/C 2'])
    expect(await data('projectManageFile/getPatentCount', headers, { id: c })).toBe(2)
    expect((await found(headers, c)).ids).toEqual([ONE, TWO])
  })

  it('folders nest 10 levels deep, moved and copied ones included', async () => {
    const { headers } = await member()
    const project = await aProject(headers)
    let parent: string | null = null
    for (let level = 1; level <= 10; level++) parent = await aFile(headers, project, String(level), parent)
    expect(await errorOf('projectManageFile/add', headers, { projectId: project, fileName: '11', parentId: parent })).toBe(
      'PROJECT_FILES_DEEP',
    )
    const single = await aFile(headers, project, 'single')
    expect(await errorOf('projectManageFile/moveFile', headers, { idList: [single], targetId: parent })).toBe('PROJECT_FILES_DEEP')
    expect(await errorOf('projectManageFile/copyFile', headers, { idList: [single], targetId: parent })).toBe('PROJECT_FILES_DEEP')
  })

  it('projects.08: patents are saved, copied, moved and deleted; unknown ones are named', async () => {
    const { headers } = await member()
    const project = await aProject(headers)
    const [a, b] = [await aFile(headers, project, 'a'), await aFile(headers, project, 'b')]
    expect(await save(headers, a, ONE, TWO, 'CN1X')).toEqual({ added: 2, already: 0, missing: ['CN1X'] })
    expect(await save(headers, a, TWO, THREE)).toEqual({ added: 1, already: 1, missing: [] })
    expect(await data('projectManageFilePatent/copy', headers, { fileId: a, idList: [ONE, FIVE], targetFileId: b })).toBe(1)
    expect(await data('projectManageFilePatent/movie', headers, { fileId: a, idList: [ONE, TWO], targetFileId: b })).toBe(2)
    expect(await tree(headers, project)).toEqual(['a 1', 'b 2'])
    expect(await data('projectManageFilePatent/del', headers, { fileId: b, idList: [ONE] })).toBe(1)
    expect((await found(headers, b)).ids).toEqual([TWO])
  })

  it('results.14: a folder is a result list with queries, filters and facets', async () => {
    const { headers } = await member()
    const fileId = await aFile(headers, await aProject(headers), 'a')
    expect((await found(headers, fileId)).total).toBe(0)
    await save(headers, fileId, ONE, THREE, FIVE)
    expect(await found(headers, fileId)).toMatchObject({ total: 3, listed: 3, ids: [ONE, THREE, FIVE] })
    expect(await found(headers, fileId, { filter: { queryStr: '石墨烯' }, groupList: [{ field: 'AP' }] })).toMatchObject({
      ids: [ONE],
      groupList: [{ list: [{ value: '甲公司', count: 1 }] }],
    })
    await data('projectManageFilePatent/del', headers, { fileId, idList: [ONE] })
    expect((await found(headers, fileId)).ids).toEqual([THREE, FIVE])
  })

  it('projects.08: a query, a pasted list and a list call are imported as tasks; families and citations extend a folder', async () => {
    const { headers } = await member()
    const project = await aProject(headers)
    const [a, b, c] = [await aFile(headers, project, 'a'), await aFile(headers, project, 'b'), await aFile(headers, project, 'c')]
    const start = (name: string, body: object) => data<{ id: string }>(`projectManageFilePatent/${name}`, headers, body)
    await start('importPatent', { fileId: a, queryStr: 'ti=石墨烯' })
    const batch = await test.post<{ excelImportQueryStr: string }>(
      '/api/search/checkData/matchingData',
      { numberList: [ONE, FIVE] },
      headers,
    )
    await start('importPatent', { fileId: b, excelImportQueryStr: batch.data.excelImportQueryStr })
    const list = { call: 'searchWithinFile', request: { fileId: b, filter: { queryStr: '电极' } } }
    await run()
    await start('importPatent', { fileId: c, list })
    await run()
    expect(await tree(headers, project)).toEqual(['a 3', 'b 2', 'c 1'])
    for (const type of ['family', 'citing'] as const) await start('cognateExtend', { fileId: c, type })
    await run()
    expect((await found(headers, c)).ids).toEqual([ONE, TWO, THREE])
    const listed = (language: string) =>
      data<ProjectTask[]>('projectManageFilePatent/taskList', { ...headers, 'accept-language': language }, { projectId: project })
    const tasks = await listed('zh')
    expect(tasks.map(({ title }) => title)).toEqual(expect.arrayContaining(['同族专利', '施引专利', 'ti=石墨烯']))
    expect((await listed('en')).map(({ title }) => title)).toEqual(expect.arrayContaining(['Family members', 'Citing patents']))
    expect(tasks.map(({ state, added }) => `${state} ${added}`).toSorted()).toEqual(['done 1', 'done 1', 'done 1', 'done 2', 'done 3'])
    expect(await errorOf('projectManageFilePatent/importPatent', headers, { fileId: a, list: { call: 'login', request: {} } })).toBe(
      'EXPORT_LIST_UNKNOWN',
    )
    expect(await errorOf('projectManageFilePatent/importPatent', headers, { fileId: a, queryStr: 'ti=(石墨烯' })).toBe(
      'PROJECT_QUERY_WRONG',
    )
  })

  it('a cancelled task, and one beyond the limit, leave the folder as it was', async () => {
    const { headers } = await aSession(test)
    const fileId = await aFile(headers, await aProject(headers), 'a')
    const cancelled = await data<{ id: string }>('projectManageFilePatent/importPatent', headers, { fileId, queryStr: 'ti=石墨烯' })
    expect((await ask('projectManageFilePatent/cancelTask', headers, { id: cancelled.id })).code).toBe(200)
    expect(await errorOf('projectManageFilePatent/cancelTask', headers, { id: cancelled.id })).toBe('PROJECT_TASK_NOT_FOUND')
    await run()
    expect((await found(headers, fileId)).total).toBe(0)
    await test.database.execute(
      `INSERT INTO project_file_patents (file_id, patent_id, state) SELECT '${fileId}', 'X' || number, 0 FROM generate_series(1, 999) AS number`,
    )
    await data('projectManageFilePatent/importPatent', headers, { fileId, queryStr: 'ti=石墨烯' })
    await run()
    const { list } = await data<{ list: ProjectFile[] }>('projectManageFile/list', headers, { projectId: await projectOf(fileId) })
    const [task] = await data<ProjectTask[]>('projectManageFilePatent/taskList', headers, { projectId: list[0]!.projectId })
    expect(task).toMatchObject({ state: 'failed', reason: expect.stringContaining('1,000') })
    expect((await found(headers, fileId)).total).toBe(0)
  })
  const projectOf = async (fileId: string) => {
    const { rows } = await test.database.execute<{ id: string }>(`SELECT project_id AS id FROM project_files WHERE id = '${fileId}'`)
    return rows[0]!.id
  }

  it('projects.07: a folder follows a query: what is added later is new until it was seen, and what was removed stays away', async () => {
    const session = await member()
    let { headers } = session
    const project = await aProject(headers)
    const id = await aFile(headers, project, 'a')
    await save(headers, id, ONE)
    const settings = { id, status: 1, queryStr: 'ti=石墨烯', frequency: 2 }
    expect(await errorOf('projectManageFile/savePatentAutomaticUpdate', headers, { ...settings, queryStr: 'ti=(' })).toBe(
      'PROJECT_QUERY_WRONG',
    )
    expect((await ask('projectManageFile/savePatentAutomaticUpdate', headers, settings)).code).toBe(200)
    await run()
    const update = () => data<object>('projectManageFile/getPatentAutomaticUpdate', headers, { id })
    // 2026-03-01 is a Sunday.
    expect(await update()).toEqual({
      status: 1,
      queryStr: 'ti=石墨烯',
      frequency: 2,
      newCount: 2,
      lastTime: '2026-03-01 08:00:00',
      nextTime: '2026-03-02 08:00:00',
    })
    expect((await found(headers, id, { onlyNew: true })).ids).toEqual([TWO, FOUR])
    await ask('projectManageFile/seen', headers, { id })
    expect((await found(headers, id, { onlyNew: true })).ids).toEqual([])
    await data('projectManageFilePatent/del', headers, { fileId: id, idList: [TWO] })
    clock += 7 * DAY
    await run()
    headers = await again(session.user.id)
    expect(await update()).toMatchObject({ newCount: 0, lastTime: '2026-03-08 08:00:00' })
    expect((await found(headers, id)).ids).toEqual([ONE, FOUR])
    expect((await save(headers, id, TWO)).added).toBe(1)
  })

  it('projects.02, projects.04: a project is shared, its users listed, and handed over; the former owner manages it', async () => {
    const [owner, other, third] = [await member(), await member(), await member()]
    const id = await aProject(owner.headers)
    const share = { id, telephone: other.user.telephone, authority: 2 }
    expect(await data('projectManage/addShareUser', owner.headers, share)).toEqual({ userId: other.user.id })
    expect(await errorOf('projectManage/addShareUser', owner.headers, { ...share, telephone: '13000000000' })).toBe(
      'PROJECT_PERSON_NOT_FOUND',
    )
    const users = async () =>
      (await data<ProjectUser[]>('projectManage/selectProjectUser', owner.headers, { id })).map(
        ({ userId, authority, isOwner }) => [userId, authority, isOwner] as const,
      )
    expect(await users()).toEqual([
      [owner.user.id, 3, true],
      [other.user.id, 2, false],
    ])
    expect((await data<{ list: Project[] }>('projectManage/list', other.headers, { type: 'shared' })).list).toMatchObject([
      { id, authority: 2, isOwner: false, ownerNick: owner.user.nick, userCount: 2 },
    ])
    await data('projectManage/addShareUser', owner.headers, share)
    await ask('projectManage/relocationShareUser', owner.headers, { id, userId: other.user.id })
    const { list: messages } = await test.accounts.messages.show(other.user.id, { pageNo: 1, pageSize: 10 })
    expect(messages.map(({ title, link }) => `${title} ${link}`).toSorted()).toEqual([
      `项目共享 /managementIndex?project=${id}`,
      `项目移交 /managementIndex?project=${id}`,
    ])
    expect(await users()).toEqual([
      [other.user.id, 3, true],
      [owner.user.id, 3, false],
    ])
    await ask('projectManage/relocationOtherUser', other.headers, { id, telephone: third.user.telephone })
    expect((await users())[0]).toEqual([third.user.id, 3, true])
    const full = await aSession(test)
    for (const name of ['一', '二', '三']) await aProject(full.headers, name)
    expect(await errorOf('projectManage/relocationOtherUser', third.headers, { id, telephone: full.user.telephone })).toBe(
      'PROJECT_OWNER_FULL',
    )
  })

  it('projects.05: a project is copied with its folders, and is a favourite until that is cancelled', async () => {
    const { headers } = await member()
    const id = await aProject(headers)
    await save(headers, await aFile(headers, id, 'b', await aFile(headers, id, 'a')), ONE)
    const { id: copy } = await data<{ id: string }>('projectManage/copy', headers, { id, name: '副本' })
    expect(await tree(headers, copy)).toEqual(['a 0', 'a/b 1'])
    await ask('projectManage/collect', headers, { id })
    const collected = async () => (await data<{ list: Project[] }>('projectManage/list', headers, { type: 'collected' })).list
    expect((await collected()).map((project) => project.id)).toEqual([id])
    await ask('projectManage/cancellationCollect', headers, { id })
    expect(await collected()).toEqual([])
  })

  it('projects.10: a project is created from a search', async () => {
    const { headers } = await member()
    const created = await data<{ id: string; fileId: string }>('projectManage/createIndexSearchProject', headers, {
      name: '石墨烯',
      queryStr: 'ti=石墨烯',
    })
    await run()
    expect(await tree(headers, created.id)).toEqual(['石墨烯 3'])
    const wrong = { name: '错', queryStr: 'ti=(' }
    expect(await errorOf('projectManage/createIndexSearchProject', headers, wrong)).toBe('PROJECT_QUERY_WRONG')
  })

  it('index.02, G174: what is deleted stays in the recycle bin for 30 days, is emptied on demand, and then gone for good', async () => {
    const session = await member()
    let { headers } = session
    const [first, second] = [await aProject(headers, '一'), await aProject(headers, '二')]
    const file = await aFile(headers, second, 'a')
    await ask('projectManage/del', headers, { idList: [first] })
    await ask('projectManageFile/del', headers, { idList: [file] })
    clock += 29.5 * DAY
    headers = await again(session.user.id)
    const entries = async () => (await data<{ list: BinEntry[] }>('recycleBin/list', headers)).list
    expect((await entries()).map(({ name, remainDays }) => `${name} ${remainDays}`).toSorted()).toEqual(['a 1', '一 1'])
    clock += DAY
    headers = await again(session.user.id)
    expect(await entries()).toEqual([])
    expect(await errorOf('recycleBin/revert', headers, { idList: [first] })).toBe('BIN_ENTRY_NOT_FOUND')
    await ask('projectManage/del', headers, { idList: [second] })
    expect((await ask('recycleBin/clean', headers)).code).toBe(200)
    expect(await entries()).toEqual([])
    expect((await data<{ total: number }>('projectManage/list', headers)).total).toBe(0)
  })

  it('of a closed account, shared projects pass to the user with the highest authority, and the others are deleted', async () => {
    const [owner, reader, manager] = [await member(), await member(), await member()]
    const shared = await aProject(owner.headers, '共享')
    const fileId = await aFile(owner.headers, shared, 'a')
    await save(owner.headers, fileId, ONE)
    await aProject(owner.headers, '自用')
    for (const [{ user }, authority] of [[reader, 1] as const, [manager, 3] as const])
      await ask('projectManage/addShareUser', owner.headers, { id: shared, telephone: user.telephone, authority })
    await test.database.transaction((transaction) => closeAccount(transaction, owner.user.id, new Date(clock), PROJECTS_PERSONAL_DATA))
    expect((await data<{ list: Project[] }>('projectManage/list', manager.headers)).list).toMatchObject([
      { id: shared, isOwner: true, ownerId: manager.user.id, userCount: 2 },
    ])
    expect((await found(reader.headers, fileId)).ids).toEqual([ONE])
    expect((await data<{ total: number }>('projectManage/list', owner.headers)).total).toBe(0)
    expect((await test.database.execute(`SELECT 1 FROM projects WHERE owner_id = '${owner.user.id}'`)).rows).toEqual([])
  })
})
