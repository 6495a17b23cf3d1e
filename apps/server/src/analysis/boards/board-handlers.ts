import { MAX_BOARDS, MAX_PANELS, type Board } from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { analysisFileName, analysisKey, storeAnalysisFile } from '../analysis-files.ts'
import type { AnalysisParts } from '../analysis-handlers.ts'
import { checkCharts } from '../check-charts.ts'
import { inWorkFolder } from '../in-work-folder.ts'
import { writeReport, type CountedReport } from '../write-report.ts'
import type { BoardStore, StoredBoard } from './board-store.ts'

/** Services used by the calls about boards. */
export interface BoardParts extends Pick<AnalysisParts, 'analyse' | 'files' | 'workFolder' | 'now'> {
  readonly boards: BoardStore
}

type BoardCalls = 'addBoard' | 'listBoards' | 'getBoard' | 'changeBoard' | 'addPanel' | 'deleteBoard' | 'exportBoard'

/** Calls about boards of charts. */
export function boardHandlers({ boards, analyse, files, workFolder, now }: BoardParts): Pick<Handlers['analysis'], BoardCalls> {
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
    async exportBoard({ id, fileType }, context) {
      const { title, panels } = await find(context.caller.userId, id)
      if (panels.length === 0) throw new CallError('BOARD_EMPTY')
      const charts: CountedReport['charts'][number][] = []
      // One after another: a board must not occupy the engine.
      for (const { title: text, ...panel } of panels) charts.push({ ...panel, text, analysis: await analyse(panel, context) })
      const { language, signal } = context
      const bytes = await inWorkFolder(workFolder, (own) =>
        writeReport({ title, remark: '', charts }, { fileType, language, workFolder: own, signal }),
      )
      const fileName = analysisFileName('b00', fileType, new Date(now()))
      await storeAnalysisFile(files, analysisKey(context.caller.userId, fileName), bytes, now())
      return { fileName }
    },
  }
}

const panelField = (index: number) => `panelList[${index}]`

function shown({ id, title, panels, createdAt, updatedAt }: StoredBoard): Board {
  return { id, title, panelCount: panels.length, createTime: shanghaiTime(createdAt), updateTime: shanghaiTime(updatedAt) }
}
