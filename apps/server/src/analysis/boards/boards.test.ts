import type { Board, BoardPanel } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { downloadExport, exportHistory, writeExports } from '../../testing/an-export.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const at = (name: string) => `/api/search/analyse/board/${name}`

describe('boards of charts (G167)', async () => {
  const test = await buildTestApp({ records: [aPatent({ title: '电池' }), aPatent({ title: '泵' })] })
  const { headers } = await aSession(test)
  const ask = async <Data>(name: string, body: object = {}, by = headers) => (await test.post<Data>(at(name), body, by)).data
  const trend = { type: 'p01', title: '电池趋势', queryStr: 'TI=电池' }
  const listed = {
    type: 'country_analyse',
    title: '国家',
    chartType: 'pie',
    columns: 2,
    rows: 2,
    list: { call: 'searchPatents', request: { filter: { queryStr: 'TI=泵' } } },
  }

  it('analysis.02: take charts of several sources, arrange, resize, rename and delete them', async () => {
    const { id } = await ask<{ id: string }>('add', { title: '竞争' })
    for (const panel of [trend, listed]) expect(await ask('addPanel', { id, panel })).toBe(true)
    const board = await ask<Board & { panelList: BoardPanel[] }>('get', { id })
    expect(board).toMatchObject({ title: '竞争', panelCount: 2, panelList: [{ ...trend, columns: 1, rows: 1 }, listed] })
    const arranged = [{ ...board.panelList[1]!, columns: 3, rows: 1 }, board.panelList[0]!]
    expect(await ask('upd', { id, title: '新名', panelList: arranged })).toBe(true)
    expect(await ask('get', { id })).toMatchObject({ title: '新名', panelList: arranged })
    expect(await ask('list')).toMatchObject({ total: 1, list: [{ id, title: '新名', panelCount: 2 }] })
    expect(await ask('del', { id })).toBe(true)
    expect(await ask('list')).toEqual({ total: 0, list: [] })
  })

  it('are written to a file with a chapter for each chart', async () => {
    const { id } = await ask<{ id: string }>('add', { title: '导出', panelList: [trend, listed] })
    const task = await ask<{ id: string }>('export', { id, fileType: 'pptx' })
    await writeExports(test)
    expect((await exportHistory(test, headers)).list).toMatchObject([{ type: 'board', title: '导出', state: 'done', done: 2, total: 2 }])
    const { rawPayload, statusCode } = await downloadExport(test, task.id, headers)
    expect([statusCode, rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    const empty = await ask<{ id: string }>('add', { title: '空' })
    expect(await ask('export', { id: empty.id })).toMatchObject({ error: 'BOARD_EMPTY' })
  })

  it('reject charts that cannot be drawn, too many charts, and the boards of others', async () => {
    const { id } = await ask<{ id: string }>('add', { title: '限' })
    expect(await ask('addPanel', { id, panel: { ...trend, type: 'x99' } })).toMatchObject({ error: 'CHART_UNKNOWN' })
    expect(await ask('addPanel', { id, panel: { ...trend, chartType: 'pie' } })).toMatchObject({ field: 'panel.chartType' })
    expect(await ask('upd', { id, panelList: [trend, { ...trend, chartType: 'pie' }] })).toMatchObject({ field: 'panelList[1].chartType' })
    expect(await ask('addPanel', { id, panel: { ...trend, type: 'e01' } })).toMatchObject({ error: 'APPLICANTS_NEEDED' })
    expect(await ask('addPanel', { id, panel: { type: 'p01', title: '无' } })).toMatchObject({ error: 'INVALID_INPUT' })
    await ask('upd', { id, panelList: Array.from({ length: 24 }, () => trend) })
    expect(await ask('addPanel', { id, panel: trend })).toMatchObject({ error: 'PANELS_FULL' })
    const other = (await aSession(test)).headers
    for (const [name, more] of Object.entries({ get: {}, upd: { title: 'x' }, addPanel: { panel: trend }, del: {}, export: {} }))
      expect(await ask(name, { id, ...more }, other), name).toMatchObject({ error: 'BOARD_NOT_FOUND' })
    expect((await test.post(at('list'), {})).code).toBe(401)
  })
})
