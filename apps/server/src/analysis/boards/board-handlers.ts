import { MAX_BOARDS, MAX_PANELS, type Board } from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { ExportTaskStore } from '../../exports/export-task-store.ts'
import { putChartDocument, type OpenedCharts } from '../chart-documents.ts'
import { checkCharts } from '../check-charts.ts'
import type { BoardStore, StoredBoard } from './board-store.ts'

/** Services used by the calls about boards. */
export interface BoardParts {
  readonly boards: BoardStore
  readonly tasks: Pick<ExportTaskStore, 'add'>
}

type BoardCalls = 'addBoard' | 'listBoards' | 'getBoard' | 'changeBoard' | 'addPanel' | 'deleteBoard' | 'exportBoard'

/** Calls about boards of charts. */
export function boardHandlers({ boards, tasks }: BoardParts): Pick<Handlers['analysis'], BoardCalls> {
  const find = async (userId: string, id: string): Promise<StoredBoard> => {
    const board = await boards.find(userId, id)
    if (board === null) throw new CallError('BOARD_NOT_FOUND')
    return board
  }
  const required = (existed: boolean): true => {
    if (!existed) throw new CallError('BOARD_NOT_FOUND')
    return true
  }
  return {
    async addBoard({ title, panelList }, context) {
      checkCharts(panelList, panelField, context)
      const id = await boards.add(context.caller.userId, { title, panels: panelList })
      if (id === null) throw new CallError('BOARDS_FULL', { limit: MAX_BOARDS })
      return { id }
    },
    async listBoards(page, { caller }) {
      const { list, total } = await boards.page(caller.userId, page)
      return { list: list.map(shown), total }
    },
    async getBoard({ id }, { caller }) {
      const board = await find(caller.userId, id)
      return { ...shown(board), panelList: [...board.panels] }
    },
    async changeBoard({ id, title, panelList }, context) {
      if (panelList !== undefined) checkCharts(panelList, panelField, context)
      const parts = { ...(title !== undefined && { title }), ...(panelList && { panels: panelList }) }
      return required(await boards.change(context.caller.userId, id, parts))
    },
    async addPanel({ id, panel }, context) {
      checkCharts([panel], () => 'panel', context)
      const outcome = await boards.addPanel(context.caller.userId, id, panel)
      if (outcome === 'full') throw new CallError('PANELS_FULL', { limit: MAX_PANELS })
      return required(outcome === 'added')
    },
    deleteBoard: async ({ id }, { caller }) => required(await boards.remove(caller.userId, id)),
    async exportBoard({ id, fileType }, { caller: { userId }, language }) {
      const { title, panels } = await find(userId, id)
      if (panels.length === 0) throw new CallError('BOARD_EMPTY')
      return {
        id: await putChartDocument(tasks, userId, { name: 'board', title, request: { id }, fileType, language, charts: panels.length }),
      }
    },
  }
}

/** A board as a document. Throws BOARD_NOT_FOUND. */
export function boardDocument(boards: BoardStore) {
  return async (userId: string, { id }: { readonly id: string }): Promise<OpenedCharts> => {
    const board = await boards.find(userId, id)
    if (board === null) throw new CallError('BOARD_NOT_FOUND')
    return { title: board.title, remark: '', charts: board.panels.map(({ title: text, ...panel }) => ({ ...panel, text })) }
  }
}

const panelField = (index: number) => `panelList[${index}]`

function shown({ id, title, panels, createdAt, updatedAt }: StoredBoard): Board {
  return { id, title, panelCount: panels.length, createTime: shanghaiTime(createdAt), updateTime: shanghaiTime(updatedAt) }
}
