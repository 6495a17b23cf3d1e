import { aSession } from '../../apps/server/src/testing/an-account.ts'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

const SPACE = '/api/user/workSpace'

async function aSpace({ post }: TestApp, { headers }: Owner, isDeleted = false): Promise<string> {
  const { data } = await post<{ id: string }>(`${SPACE}/add`, { name: 'Private' }, headers)
  if (isDeleted) await post(`${SPACE}/del`, { idList: [data.id] }, headers)
  return data.id
}

async function aFilledSpace(test: TestApp, owner: Owner): Promise<{ readonly spaceId: string; readonly fileId: string }> {
  const spaceId = await aSpace(test, owner)
  await test.post('/api/user/workSpaceFile/add', { spaceId, patentIdList: ['CN100000001A'] }, owner.headers)
  const { data } = await test.post<{ list: { id: string }[] }>('/api/user/workSpaceFile/list', { spaceId }, owner.headers)
  return { spaceId, fileId: data.list[0]!.id }
}

async function aSpaceFile(test: TestApp, owner: Owner): Promise<string> {
  return (await aFilledSpace(test, owner)).fileId
}

/** An addition that waits. */
async function anAddition(test: TestApp, owner: Owner): Promise<string> {
  const request = { spaceId: await aSpace(test, owner), ...A_LIST }
  return (await test.post<{ id: string }>('/api/user/workSpaceFile/addList', request, owner.headers)).data.id
}

const A_LIST = { call: 'searchPatents', request: { filter: { queryStr: 'pn=CN100000001A' } } }

/** A space that another user shares with the owner. */
async function aJoinedSpace(test: TestApp, { headers }: Owner): Promise<string> {
  const other = await aSession(test)
  const { data } = await test.post<{ id: string }>(`${SPACE}/add`, { name: 'Private' }, other.headers)
  const shared = await test.post<{ shareCode: string }>(`${SPACE}/share`, { id: data.id, shared: true }, other.headers)
  await test.post(`${SPACE}/join`, { shareCode: shared.data.shareCode }, headers)
  return data.id
}

/** Calls about workspaces that name, list or change rows of a user. */
export const FOREIGN_SPACES: Readonly<Record<string, ForeignRow>> = {
  'workspaces.listSpaceTree': empty(aSpace),
  'workspaces.listSharedSpaces': empty(aJoinedSpace),
  'workspaces.pickSpace': empty(aSpace),
  'workspaces.listSpaceBin': empty((test, owner) => aSpace(test, owner, true)),
  'workspaces.clearSpaceBin': empty((test, owner) => aSpace(test, owner, true)),
  'workspaces.addSpace': {
    error: 'SPACE_NOT_FOUND',
    make: async (test, owner) => ({ name: 'Another', parentId: await aSpace(test, owner) }),
  },
  'workspaces.listSpaces': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ parentId: await aSpace(test, owner) }) },
  'workspaces.renameSpace': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ id: await aSpace(test, owner), name: 'Another' }) },
  'workspaces.deleteSpaces': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ idList: [await aSpace(test, owner)] }) },
  'workspaces.deleteBinnedSpaces': {
    error: 'SPACE_NOT_FOUND',
    make: async (test, owner) => ({ idList: [await aSpace(test, owner, true)] }),
  },
  'workspaces.restoreSpaces': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ idList: [await aSpace(test, owner, true)] }) },
  'workspaces.transferSpaces': {
    error: 'SPACE_NOT_FOUND',
    make: async (test, owner) => ({ idList: [await aSpace(test, owner)], targetId: null, type: 'copy' }),
  },
  'workspaces.findSpaceName': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ id: await aSpace(test, owner) }) },
  'workspaces.shareSpace': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ id: await aSpace(test, owner), shared: true }) },
  'workspaces.findSpaceShare': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ id: await aSpace(test, owner) }) },
  'workspaces.addListToSpace': {
    error: 'SPACE_NOT_FOUND',
    make: async (test, owner) => ({ spaceId: await aSpace(test, owner), ...A_LIST }),
  },
  'workspaces.listSpaceAdditions': empty(anAddition),
  'workspaces.cancelSpaceAddition': {
    error: 'SPACE_ADDITION_NOT_FOUND',
    make: async (test, owner) => ({ id: await anAddition(test, owner) }),
  },
  'workspaces.leaveSpace': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ id: await aJoinedSpace(test, owner) }) },
  'workspaces.listSpaceFiles': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ spaceId: await aSpace(test, owner) }) },
  'search.searchWithinSpace': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ spaceId: await aSpace(test, owner) }) },
  'trademarks.listSpaceTrademarks': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ spaceId: await aSpace(test, owner) }) },
  'companies.searchSpaceCompanies': { error: 'SPACE_NOT_FOUND', make: async (test, owner) => ({ spaceId: await aSpace(test, owner) }) },
  'workspaces.addSpaceFiles': {
    error: 'SPACE_NOT_FOUND',
    make: async (test, owner) => ({ spaceId: await aSpace(test, owner), patentIdList: ['CN100000001A'] }),
  },
  'workspaces.deleteSpaceFiles': {
    error: 'SPACE_FILE_NOT_FOUND',
    make: async (test, owner) => ({ idList: [await aSpaceFile(test, owner)] }),
  },
  'workspaces.transferSpaceFiles': {
    error: 'SPACE_NOT_FOUND',
    make: async (test, owner) => ({ idList: [await aSpaceFile(test, owner)], targetId: await aSpace(test, owner), type: 'copy' }),
  },
}
