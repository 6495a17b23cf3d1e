import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { spaceReader } from './space-access.ts'
import { countFiles } from './space-file-store.ts'
import type { spaceAdditionHandlers } from './space-addition-handlers.ts'
import type { spaceFileHandlers } from './space-file-handlers.ts'
import { limitOf, type SpaceParts } from './space-parts.ts'
import { shownEntry, shownSpace, spaceBranches, spaceTree } from './space-shapes.ts'
import { pathOf } from './space-tree.ts'

type PageRequest = { readonly pageNo: number; readonly pageSize: number }

/** Calls about spaces, their tree and their recycle bin. */
export function spaceHandlers({
  database,
  spaces,
  shared,
  bin,
  now,
}: SpaceParts): Omit<Handlers['workspaces'], keyof (ReturnType<typeof spaceFileHandlers> & ReturnType<typeof spaceAdditionHandlers>)> {
  const readable = spaceReader(spaces, shared)
  return {
    addSpace: async ({ name, parentId }, { caller }) => ({ id: await spaces.add(caller.userId, name, parentId ?? null) }),
    async listSharedSpaces(page, { caller }) {
      const roots = await shared.roots(caller.userId)
      const list = pageFrom(roots, page)
      const counts = await countFiles(
        database,
        list.map(({ id }) => id),
      )
      return { list: list.map(({ nick, ...space }) => ({ ...shownSpace(space, counts), nick })), total: roots.length }
    },
    async listSpaces({ parentId = null, ...page }, { caller }) {
      const tree = parentId === null ? await spaces.all(caller.userId) : (await readable(caller.userId, parentId)).tree
      const children = tree.filter((space) => space.parentId === parentId)
      const list = pageFrom(children, page)
      const counts = await countFiles(
        database,
        list.map(({ id }) => id),
      )
      return { list: list.map((space) => shownSpace(space, counts)), total: children.length }
    },
    async renameSpace({ id, name }, { caller }) {
      await spaces.rename(caller.userId, id, name)
      return true
    },
    async deleteSpaces({ idList }, { caller }) {
      await spaces.remove(caller.userId, idList)
      return true
    },
    async listSpaceBin(page, { caller }) {
      const { list, total } = await bin.page(caller.userId, page)
      return { list: list.map((entry) => shownEntry(entry, now())), total }
    },
    async clearSpaceBin(_request, { caller }) {
      await bin.clear(caller.userId)
      return true
    },
    async deleteBinnedSpaces({ idList }, { caller }) {
      await bin.remove(caller.userId, idList)
      return true
    },
    async restoreSpaces({ idList }, { caller }) {
      await bin.restore(caller.userId, idList)
      return true
    },
    async listSpaceTree({ shared: isShared }, { caller }) {
      const all = await (isShared ? shared.all(caller.userId) : spaces.all(caller.userId))
      return spaceTree(
        all,
        await countFiles(
          database,
          all.map(({ id }) => id),
        ),
      )
    },
    async transferSpaces({ idList, targetId, type }, context) {
      const { userId } = context.caller
      const requireCount = await limitOf(context)
      await spaces.transfer({ userId, ids: idList, targetId, type, shared: await shared.all(userId), requireCount })
      return true
    },
    pickSpace: async (_request, { caller }) => spaceBranches(await spaces.all(caller.userId)),
    async findSpaceName({ id }, { caller }) {
      const { space, tree, isOwn } = await readable(caller.userId, id)
      const names = new Map(tree.map((one) => [one.id, one.name]))
      return { name: space.name, path: pathOf(tree, id).map((above) => ({ id: above, name: names.get(above)! })), isOwn }
    },
    async shareSpace({ id, shared: isShared }, { caller }) {
      const shareCode = await spaces.share(caller.userId, id, isShared)
      return { shareCode, readers: await shared.countReaders(id) }
    },
    async findSpaceShare({ id }, { caller }) {
      const space = (await spaces.all(caller.userId)).find((one) => one.id === id)
      if (space === undefined) throw new CallError('SPACE_NOT_FOUND')
      return { shareCode: space.shareCode, readers: await shared.countReaders(id) }
    },
    async joinSpace({ shareCode }, { caller }) {
      const { id, name } = await shared.join(caller.userId, shareCode)
      return { id, name }
    },
    async leaveSpace({ id }, { caller }) {
      if (!(await shared.leave(caller.userId, id))) throw new CallError('SPACE_NOT_FOUND')
      return true
    },
  }
}

function pageFrom<Row>(rows: readonly Row[], { pageNo, pageSize }: PageRequest): Row[] {
  return rows.slice((pageNo - 1) * pageSize, pageNo * pageSize)
}
