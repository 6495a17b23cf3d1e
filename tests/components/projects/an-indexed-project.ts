import type { APIRequestContext } from '@playwright/test'

/** A project with a folder of the newest three patents of a query, and an index with one value; `numbers[0]` has the rating A. */
export async function anIndexedProject(request: APIRequestContext, token: string) {
  const post = async <Data>(path: string, data: object) =>
    ((await (await request.post(`/api/${path}`, { headers: { token }, data })).json()) as { data: Data }).data
  const { id: projectId } = await post<{ id: string }>('user/projectManage/add', { name: '电池项目' })
  const file = await post<{ id: string }>('user/projectManageFile/add', { projectId, fileName: '文献' })
  const { list } = await post<{ list: { id: string }[] }>('search/ts/search', { filter: { queryStr: '石墨烯' }, size: 3 })
  const numbers = list.map(({ id }) => id)
  await post('user/projectManageFilePatent/save', { fileId: file.id, patentIdList: numbers })
  const fieldList = [{ name: '评级', type: 'single', optionList: ['A', 'B'] }]
  const { id: indexId } = await post<{ id: string }>('user/projectManageIndex/add', { projectId, name: '评价', fieldList })
  const [field] = await post<{ id: string }[]>('user/projectManageIndex/getIndexField', { indexId })
  const fieldValue = [{ id: field!.id, value: 'A' }]
  await post('user/projectManageIndex/saveIndexPatent', { indexId, patentId: numbers[0], fieldValue })
  return {
    numbers,
    address: `/indexManage?project=${projectId}&index=${indexId}`,
    listAddress: `/resultList?w=folder&wa=${encodeURIComponent(JSON.stringify({ fileId: file.id, folder: '文献' }))}`,
  }
}
