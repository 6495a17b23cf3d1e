import type { Page } from '@playwright/test'
import type { PageStates } from '../accessibility/scan-states.ts'
import { call } from './call-signed-in.ts'
import { openSignedIn, signedInUser } from './open-signed-in.ts'
import { inDatabase } from './server-database.ts'

const QUERY = '石墨烯'

async function somePatents(page: Page): Promise<string[]> {
  const { list } = await call<{ list: { id: string }[] }>(page, '/api/search/ts/search', { filter: { queryStr: QUERY }, size: 3 })
  return list.map(({ id }) => id)
}

/** A project with two folders, one in the other, patents and an index; opens its page. */
async function openProject(page: Page, path: (ids: { project: string; file: string; index: string }) => string): Promise<void> {
  await signedInUser(page)
  const add = (call_: string, body: object) => call<{ id: string }>(page, `/api/user/${call_}/add`, body)
  const { id: project } = await add('projectManage', {
    name: '固态电池 Solid-state batteries',
    remark: '硫化物电解质 Sulfide electrolytes',
  })
  const { id: file } = await add('projectManageFile', { projectId: project, fileName: '电极 Electrodes' })
  await add('projectManageFile', { projectId: project, fileName: '负极 Anodes', parentId: file })
  const patentIdList = await somePatents(page)
  await call(page, '/api/user/projectManageFilePatent/save', { fileId: file, patentIdList })
  const fieldList = [
    { name: '评价 Rating', type: 'single', optionList: ['高', '低'] },
    { name: '到期 Due', type: 'date' },
  ]
  const { id: index } = await add('projectManageIndex', { projectId: project, name: '评审 Review', fieldList })
  const fields = await call<{ id: string }[]>(page, '/api/user/projectManageIndex/getIndexField', { indexId: index })
  const fieldValue = [{ id: fields[0]!.id, value: '高' }]
  await call(page, '/api/user/projectManageIndex/batchSaveIndexPatent', { indexId: index, patentIdList, fieldValue })
  await openSignedIn(page, path({ project, file, index }))
}

async function openSpace(page: Page): Promise<void> {
  await signedInUser(page)
  const add = (body: object) => call<{ id: string }>(page, '/api/user/workSpace/add', body)
  const { id: spaceId } = await add({ name: '电池 Batteries' })
  await add({ name: '电解质 Electrolytes', parentId: spaceId })
  await call(page, '/api/user/workSpaceFile/add', { spaceId, type: 'patent', patentIdList: await somePatents(page) })
  await openSignedIn(page, `/interspace?space=${spaceId}`)
}

async function openMonitors(page: Page, path: (id: string) => string): Promise<void> {
  const userId = await signedInUser(page)
  await inDatabase('DELETE FROM monitors WHERE user_id = $1', [userId])
  const monitor = { name: '石墨烯 Graphene', type: 'query', queryStr: QUERY }
  const { id } = await call<{ id: string }>(page, '/api/search/monitor/add', monitor)
  await openSignedIn(page, path(id))
}

/** States of the pages of spaces, projects, their indexes, and alerts, as a signed-in user. */
export const COLLECTION_STATES: PageStates = {
  'no project': (page) => openSignedIn(page, '/managementIndex'),
  'no space': (page) => openSignedIn(page, '/interspace'),
  'no index': (page) => openSignedIn(page, '/indexManage'),
  'no alert': (page) => openSignedIn(page, '/user/watchpage'),
  'a project with a folder': (page) => openProject(page, ({ project, file }) => `/managementIndex?project=${project}&file=${file}`),
  'an index with values': (page) => openProject(page, ({ project, index }) => `/indexManage?project=${project}&index=${index}`),
  'a space with patents': openSpace,
  'a space as a result list': async (page) => {
    await openSpace(page)
    await page.locator("main a.gz-button[data-kind='primary']").click()
    await page.locator('[data-row]').first().waitFor()
  },
  alerts: (page) => openMonitors(page, () => '/user/watchpage'),
  'an alert': (page) => openMonitors(page, (id) => `/watchdetail?id=${id}`),
  'the bell with unread messages': async (page) => {
    const userId = await signedInUser(page)
    await inDatabase(`INSERT INTO messages (user_id, title, content, created_at) VALUES ($1, 'Alert', 'Three new records', now())`, [
      userId,
    ])
    await openSignedIn(page, '/user/watchpage')
    await page.locator('header [data-unread]').waitFor()
  },
  'the recycle bin of projects': async (page) => {
    await signedInUser(page)
    const { id } = await call<{ id: string }>(page, '/api/user/projectManage/add', { name: '旧 Old' })
    await call(page, '/api/user/projectManage/del', { idList: [id] })
    await openSignedIn(page, '/management-recycle')
  },
}
