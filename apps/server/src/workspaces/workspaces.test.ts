import { MAX_SPACE_DEPTH, MAX_SPACES, type BinnedSpace, type Space, type SpaceFile, type SpaceNode } from '@gezhi/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { spaceBin } from './space-bin.ts'
import { spaces } from './spaces-table.ts'

const DAY = 24 * 3_600_000
const [ONE, TWO] = ['CN100000001A', 'CN100000002A'] as const

interface Page<Row> {
  list: Row[]
  total: number
}

describe('workspaces', async () => {
  let clock = Date.parse('2026-03-01T00:00:00Z')
  const test = await buildTestApp({
    now: () => (clock += 1000),
    settings: { GEZHI_ACCESS: 'membership' },
    records: [aPatent({ publicationNumber: ONE, title: '石墨烯电极' }), aPatent({ publicationNumber: TWO, title: '隔膜' })],
  })
  const begin = async () => {
    const { user, headers } = await aSession(test)
    const ask = <Data = unknown>(name: string, body: object = {}) => test.post<Data>(`/api/user/workSpace/${name}`, body, headers)
    const askFile = <Data = unknown>(name: string, body: object = {}) => test.post<Data>(`/api/user/workSpaceFile/${name}`, body, headers)
    const numbersIn = async (spaceId: string) =>
      (await askFile<Page<SpaceFile>>('list', { spaceId })).data.list.map(({ publication_number }) => publication_number)
    return {
      userId: user.id,
      ask,
      askFile,
      numbersIn,
      add: async (name: string, parentId: string | null = null) => (await ask<{ id: string }>('add', { name, parentId })).data.id,
      put: (spaceId: string, ...patentIdList: string[]) => askFile('add', { spaceId, patentIdList }),
      filesIn: async (spaceId: string) => (await askFile<Page<SpaceFile>>('list', { spaceId })).data.list,
      /** Names, those below in brackets: `甲(乙(丙),丁)`. */
      tree: async (body: object = {}) => printTree((await ask<SpaceNode[]>('listTree', body)).data),
      bin: async () => (await ask<Page<BinnedSpace>>('listRecycleBin')).data,
    }
  }

  it('need a login', async () => {
    for (const name of ['workSpace/add', 'workSpace/listTree', 'workSpaceFile/list', 'workSpaceFile/add'])
      expect((await test.post(`/api/user/${name}`, {})).code, name).toBe(401)
  })

  it('workspace.04: spaces are added, listed, shown as a tree, renamed and asked for their name', async () => {
    const { ask, add, tree, put } = await begin()
    const top = await add(' 电池 ')
    const below = await add('正极', top)
    await add('负极', top)
    await put(below, ONE, TWO)
    expect(await tree()).toBe('电池(负极,正极)')
    expect((await ask<Page<Space>>('list')).data).toEqual({
      list: [
        { id: top, name: '电池', parentId: null, count: 0, shareFlag: 0, createTime: expect.stringMatching(/^2026-03-01 08:/) as string },
      ],
      total: 1,
    })
    expect((await ask<Page<Space>>('list', { parentId: top, pageNo: 2, pageSize: 1 })).data).toMatchObject({
      list: [{ name: '正极', parentId: top, count: 2 }],
      total: 2,
    })
    expect((await ask('upd', { id: top, name: '储能' })).data).toBe(true)
    expect((await ask('getSpaceName', { id: below.toUpperCase() })).data).toEqual({
      name: '正极',
      path: [
        { id: top, name: '储能' },
        { id: below, name: '正极' },
      ],
      isOwn: true,
    })
    expect((await ask('spaceTree')).data).toMatchObject([
      { id: top, name: '储能', children: [{ name: '负极', children: [] }, { id: below }] },
    ])
    expect(await ask('add', { name: ' ' })).toMatchObject({ code: 400 })
    expect(await ask('add', { name: '长'.repeat(51) })).toMatchObject({ code: 400 })
  })

  it('workspace.04, G180: files refer to patents by number, once each, and are removed', async () => {
    const { add, askFile, numbersIn, put } = await begin()
    const space = await add('电池')
    expect((await put(space, 'cn 100000001 a', ONE, 'CN999999999A')).data).toEqual({ added: 1, already: 0, missing: ['CN999999999A'] })
    expect((await put(space, TWO, ONE)).data).toEqual({ added: 1, already: 1, missing: [] })
    const { data } = await askFile<Page<SpaceFile> & { counts: object }>('list', { spaceId: space })
    expect(data).toMatchObject({ total: 2, counts: { patent: 2, trademark: 0, company: 0 } })
    expect(data.list[0]).toMatchObject({ spaceId: space, type: 'patent', patentId: TWO, publication_number: TWO, title: '隔膜' })
    expect((await askFile('del', { idList: [data.list[0]!.id] })).data).toBe(true)
    expect(await askFile('del', { idList: [data.list[0]!.id, data.list[1]!.id] })).toMatchObject({ code: 404 })
    expect(await numbersIn(space)).toEqual([ONE])
  })

  it('workspace.03: spaces with all below them, and files, are moved and copied', async () => {
    const { ask, askFile, add, tree, put, filesIn, numbersIn } = await begin()
    const [one, other] = [await add('甲'), await add('乙')]
    const below = await add('丙', one)
    await put(below, ONE)
    expect((await ask('moveAndCopySpace', { idList: [one, below], targetId: other, type: 'copy' })).data).toBe(true)
    expect(await tree()).toBe('甲(丙),乙(甲(丙))')
    expect((await ask('moveAndCopySpace', { idList: [below], targetId: null, type: 'move' })).data).toBe(true)
    expect(await tree()).toBe('丙,甲,乙(甲(丙))')
    for (const [id, targetId] of [
      [other, other],
      [other, (await ask<SpaceNode[]>('listTree')).data[2]!.children[0]!.id],
    ])
      expect(await ask('moveAndCopySpace', { idList: [id], targetId, type: 'move' })).toMatchObject({ data: { error: 'SPACE_IN_ITSELF' } })
    const [file] = await filesIn(below)
    expect((await askFile('moveAndCopySpaceFile', { idList: [file!.id], targetId: one, type: 'move' })).data).toBe(true)
    expect([await numbersIn(below), await filesIn(one)]).toEqual([[], [{ ...file!, spaceId: one }]])
    await askFile('moveAndCopySpaceFile', { idList: [file!.id], targetId: below, type: 'copy' })
    // A file that the target has already is not doubled.
    await askFile('moveAndCopySpaceFile', { idList: [file!.id], targetId: below, type: 'move' })
    expect([await numbersIn(below), await numbersIn(one)]).toEqual([[ONE], []])
  })

  it('workspace.02, G174: deleted spaces are restored or deleted for good, by hand, with the bin, or after 30 days', async () => {
    const { ask, add, tree, bin, put, numbersIn } = await begin()
    const top = await add('甲')
    const middle = await add('乙', top)
    const low = await add('丙', middle)
    await put(low, ONE)
    await ask('del', { idList: [middle] })
    expect(await tree()).toBe('甲')
    expect(await ask('list', { parentId: low })).toMatchObject({ code: 404 })
    expect(await bin()).toEqual({
      list: [
        { id: middle, kind: 'space', name: '乙', spaceCount: 2, fileCount: 1, deleteTime: expect.any(String) as string, remainDays: 30 },
      ],
      total: 1,
    })
    expect((await ask('restoreRecycleBin', { idList: [middle] })).data).toBe(true)
    expect([await tree(), await numbersIn(low)]).toEqual(['甲(乙(丙))', [ONE]])
    // One deleted before the space above it returns to the top while that is in the bin.
    await ask('del', { idList: [low] })
    await ask('del', { idList: [top] })
    expect((await bin()).list.map(({ name }) => name)).toEqual(['甲', '丙'])
    expect(await ask('restoreRecycleBin', { idList: [middle] })).toMatchObject({ code: 404 })
    await ask('restoreRecycleBin', { idList: [low] })
    expect(await tree()).toBe('丙')
    expect((await ask('delRecycleBin', { idList: [top] })).data).toBe(true)
    expect((await bin()).total).toBe(0)
    await ask('del', { idList: [low] })
    await ask('clearedRecycleBin')
    expect([(await bin()).total, await tree()]).toEqual([0, ''])
    const old = await add('旧')
    await ask('del', { idList: [old] })
    const expired = spaceBin(test.database, () => clock + 30 * DAY)
    await spaceBin(test.database, () => clock + 29 * DAY).purgeExpired()
    expect((await bin()).total).toBe(1)
    await expired.purgeExpired()
    expect((await bin()).total).toBe(0)
  })

  it('workspace.01: a space is shared by its link with all below it, to be read and copied, until the link is withdrawn', async () => {
    const [owner, reader, stranger] = [await begin(), await begin(), await begin()]
    const hidden = await owner.add('私有')
    const shared = await owner.add('共享', hidden)
    const below = await owner.add('下级', shared)
    await owner.put(below, ONE)
    const { shareCode } = (await owner.ask<{ shareCode: string }>('share', { id: shared, shared: true })).data
    expect((await owner.ask<{ shareCode: string }>('share', { id: shared, shared: true })).data.shareCode).toBe(shareCode)
    expect((await reader.ask('join', { shareCode })).data).toEqual({ id: shared, name: '共享' })
    expect((await owner.ask('join', { shareCode })).data).toEqual({ id: shared, name: '共享' })
    expect((await reader.ask<Page<Space>>('listShare')).data).toMatchObject({
      list: [{ id: shared, shareFlag: 1, nick: expect.any(String) as string }],
      total: 1,
    })
    expect(await reader.tree({ shared: true })).toBe('共享(下级)')
    expect((await reader.ask('getSpaceName', { id: below })).data).toMatchObject({
      path: [{ name: '共享' }, { name: '下级' }],
      isOwn: false,
    })
    const [file] = await reader.filesIn(below)
    const own = await reader.add('我的')
    // What a reader may not do, and a stranger even less.
    const attempts = (id: string, fileId: string, target: string): [string, object][] => [
      ['workSpace/upd', { id, name: '改' }],
      ['workSpace/del', { idList: [id] }],
      ['workSpace/add', { name: '新', parentId: id }],
      ['workSpace/share', { id, shared: false }],
      ['workSpace/moveAndCopySpace', { idList: [id], targetId: target, type: 'move' }],
      ['workSpaceFile/add', { spaceId: id, patentIdList: [TWO] }],
      ['workSpaceFile/del', { idList: [fileId] }],
      ['workSpaceFile/moveAndCopySpaceFile', { idList: [fileId], targetId: target, type: 'move' }],
    ]
    for (const [path, body] of attempts(below, file!.id, own)) {
      const { code } = await (path.startsWith('workSpace/') ? reader.ask(path.slice(10), body) : reader.askFile(path.slice(14), body))
      expect([403, 404], path).toContain(code)
    }
    const target = await stranger.add('他的')
    const readings: [string, object][] = [
      ['workSpace/list', { parentId: shared }],
      ['workSpace/getSpaceName', { id: below }],
      ['workSpace/leave', { id: shared }],
      ['workSpace/moveAndCopySpace', { idList: [below], targetId: target, type: 'copy' }],
      ['workSpaceFile/list', { spaceId: below }],
      ['workSpaceFile/moveAndCopySpaceFile', { idList: [file!.id], targetId: target, type: 'copy' }],
    ]
    for (const [path, body] of [...attempts(below, file!.id, target), ...readings]) {
      const { code } = await (path.startsWith('workSpace/') ? stranger.ask(path.slice(10), body) : stranger.askFile(path.slice(14), body))
      expect(code, path).toBe(404)
    }
    expect((await reader.ask('list', { parentId: hidden })).code).toBe(404)
    await reader.ask('moveAndCopySpace', { idList: [shared], targetId: own, type: 'copy' })
    await reader.askFile('moveAndCopySpaceFile', { idList: [file!.id], targetId: own, type: 'copy' })
    expect([await reader.tree(), await reader.numbersIn(own), await owner.tree()]).toEqual(['我的(共享(下级))', [ONE], '私有(共享(下级))'])
    await reader.ask('leave', { id: shared })
    expect(await reader.ask('list', { parentId: shared })).toMatchObject({ code: 404 })
    await reader.ask('join', { shareCode })
    await owner.ask('del', { idList: [hidden] })
    expect(await reader.tree({ shared: true })).toBe('')
    expect(await stranger.ask('join', { shareCode })).toMatchObject({ data: { error: 'SPACE_SHARE_NOT_FOUND' } })
    await owner.ask('restoreRecycleBin', { idList: [hidden] })
    await owner.ask('share', { id: shared, shared: false })
    expect(await reader.tree({ shared: true })).toBe('')
    expect(await stranger.ask('join', { shareCode })).toMatchObject({ data: { error: 'SPACE_SHARE_NOT_FOUND' } })
  })

  it('G212: a space holds 1,000 records of a free user; spaces and levels are limited', async () => {
    const { userId, ask, add, askFile, put, filesIn } = await begin()
    const [full, other] = [await add('满'), await add('另')]
    await test.database.execute(sql`INSERT INTO space_files (space_id, type, code, created_at)
      SELECT ${full}::uuid, 'patent', 'X' || n, now() - interval '1 year' FROM generate_series(1, 999) AS n`)
    expect((await put(full, ONE)).data).toMatchObject({ added: 1 })
    expect(await put(full, ONE)).toMatchObject({ code: 200 })
    expect(await put(full, TWO)).toMatchObject({ code: 403, data: { error: 'FREE_LIMIT', limit: 1000 } })
    await put(other, TWO)
    const [file] = await filesIn(other)
    expect(await askFile('moveAndCopySpaceFile', { idList: [file!.id], targetId: full, type: 'move' })).toMatchObject({ code: 403 })
    expect((await filesIn(other)).length).toBe(1)
    let low = full
    for (let level = 2; level <= MAX_SPACE_DEPTH; level += 1) low = await add(`${level}`, low)
    expect(await ask('add', { name: '深', parentId: low })).toMatchObject({ data: { error: 'SPACES_TOO_DEEP' } })
    expect(await ask('moveAndCopySpace', { idList: [full], targetId: other, type: 'move' })).toMatchObject({
      data: { error: 'SPACES_TOO_DEEP' },
    })
    const present = await test.database.$count(spaces, sql`user_id = ${userId}`)
    await test.database.execute(sql`INSERT INTO spaces (user_id, name, created_at)
      SELECT ${userId}::uuid, 'n', now() FROM generate_series(1, ${MAX_SPACES - present}::int)`)
    expect(await ask('add', { name: '多' })).toMatchObject({ data: { error: 'SPACES_FULL' } })
    expect(await ask('moveAndCopySpace', { idList: [other], targetId: null, type: 'copy' })).toMatchObject({
      data: { error: 'SPACES_FULL' },
    })
  })
})

it('roles.23, G172: spaces need a login, and a product where the setting requires one', async () => {
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership', GEZHI_WORKSPACE_NEEDS_PRODUCT: 'on' } })
  const { user, headers } = await aSession(test)
  const ask = () => test.post('/api/user/workSpace/listTree', {}, headers)
  expect(await ask()).toMatchObject({ code: 403, data: { error: 'PRODUCT_NEEDED' } })
  await aProduct(test, { userId: user.id })
  expect(await ask()).toMatchObject({ code: 200, data: [] })
})

function printTree(nodes: readonly SpaceNode[]): string {
  return nodes.map(({ name, children }) => (children.length === 0 ? name : `${name}(${printTree(children)})`)).join(',')
}
