import type { TestApp } from './build-test-app.ts'
import { aProduct, aSession } from './an-account.ts'

/** Those who stand in different relations to a project. */
export const PROJECT_ROLES = ['stranger', 'reader', 'editor', 'manager', 'owner'] as const
export type ProjectRole = (typeof PROJECT_ROLES)[number]

/** A session of each role; members, so that limits of free users do not matter. */
export async function projectCast(test: TestApp) {
  const session = async () => {
    const opened = await aSession(test)
    await aProduct(test, { userId: opened.user.id })
    return opened
  }
  const entries = []
  for (const role of PROJECT_ROLES) entries.push([role, await session()] as const)
  return Object.fromEntries(entries) as Record<ProjectRole, Awaited<ReturnType<typeof session>>>
}

export type ProjectCast = Awaited<ReturnType<typeof projectCast>>

/** A project of the owner, shared with the reader, editor and manager; it has the folders `a`, which holds one patent, and `b`. */
export async function aSharedProject({ post }: TestApp, cast: ProjectCast) {
  const owner = cast.owner.headers
  const { data: project } = await post<{ id: string }>('/api/user/projectManage/add', { name: '项目' }, owner)
  for (const [role, authority] of [
    ['reader', 1],
    ['editor', 2],
    ['manager', 3],
  ] as const)
    await post('/api/user/projectManage/addShareUser', { id: project.id, telephone: cast[role].user.telephone, authority }, owner)
  const folder = async (fileName: string) =>
    (await post<{ id: string }>('/api/user/projectManageFile/add', { projectId: project.id, fileName }, owner)).data.id
  const [a, b] = [await folder('甲'), await folder('乙')]
  await post('/api/user/projectManageFilePatent/save', { fileId: a, patentIdList: ['CN100000001A'] }, owner)
  return { id: project.id, a, b }
}
