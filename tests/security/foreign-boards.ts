import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

const PANEL = { title: 'Private', queryStr: 'Private', type: 'p01' }

async function aBoard({ post }: TestApp, { headers }: Owner): Promise<{ id: string }> {
  return (await post<{ id: string }>('/api/search/analyse/board/add', { title: 'Private', panelList: [PANEL] }, headers)).data
}

const withId = (more: object = {}): ForeignRow => ({
  error: 'BOARD_NOT_FOUND',
  make: async (test, owner) => ({ ...(await aBoard(test, owner)), ...more }),
})

/** Calls that name boards, or list them. */
export const FOREIGN_BOARDS: Readonly<Record<string, ForeignRow>> = {
  'analysis.listBoards': empty(aBoard),
  'analysis.getBoard': withId(),
  'analysis.changeBoard': withId({ title: 'x' }),
  'analysis.addPanel': withId({ panel: PANEL }),
  'analysis.deleteBoard': withId(),
  'analysis.exportBoard': withId(),
}
