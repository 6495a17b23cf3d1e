import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'
import { chartFields, hasOneSource, ONE_SOURCE, sourceFields } from './analysed-source.ts'
import { BOARD_COLUMNS, MAX_BOARD_TITLE, MAX_PANEL_ROWS, MAX_PANELS } from './board-limits.ts'
import { CHART_KINDS, REPORT_FILE_TYPES } from './chart-kinds.ts'

const title = text().trim().min(1).max(MAX_BOARD_TITLE)

/** A chart on a board: its own records, how it is drawn, and its size. */
export const panelSchema = z
  .object({
    ...sourceFields,
    ...chartFields,
    /** Key or code of a chart of the catalogue. */
    type: text().trim().min(1).max(60),
    /** The default of the chart unless given. */
    chartType: z.enum(CHART_KINDS).optional(),
    title,
    /** Size in columns and rows of the board. */
    columns: z.int().min(1).max(BOARD_COLUMNS).default(1),
    rows: z.int().min(1).max(MAX_PANEL_ROWS).default(1),
  })
  .refine(hasOneSource, ONE_SOURCE)

const panelList = z.array(panelSchema).max(MAX_PANELS)

const boardSchema = z.object({
  id: z.guid(),
  title: z.string(),
  panelCount: z.int(),
  /** `yyyy-MM-dd HH:mm:ss`. */
  createTime: z.string(),
  updateTime: z.string(),
})

const PANEL_ERRORS = ['CHART_UNKNOWN', 'APPLICANTS_NEEDED'] as const

export type BoardPanel = z.output<typeof panelSchema>
export type Board = z.output<typeof boardSchema>

/** Visual analysis (G167): boards of charts, each on records of its own. */
export const boardCalls = {
  addBoard: call({
    id: null,
    method: 'POST',
    path: '/api/search/analyse/board/add',
    who: 'login',
    request: z.object({ title, panelList: panelList.default([]) }),
    answer: z.object({ id: z.guid() }),
    errors: ['BOARDS_FULL', ...PANEL_ERRORS],
    summary: { zh: '新建看板', en: 'Adds a board' },
  }),
  listBoards: call({
    id: null,
    method: 'POST',
    path: '/api/search/analyse/board/list',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(boardSchema),
    summary: { zh: '看板列表', en: 'A page of boards' },
  }),
  getBoard: call({
    id: null,
    method: 'POST',
    path: '/api/search/analyse/board/get',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: boardSchema.extend({ panelList: z.array(panelSchema) }),
    errors: ['BOARD_NOT_FOUND'],
    summary: { zh: '看板及其图表', en: 'A board with its charts' },
  }),
  /** Changes the title, or the charts with their order and sizes. */
  changeBoard: call({
    id: null,
    method: 'POST',
    path: '/api/search/analyse/board/upd',
    who: 'login',
    request: z.object({ id: z.guid(), title: title.optional(), panelList: panelList.optional() }),
    answer: z.literal(true),
    errors: ['BOARD_NOT_FOUND', ...PANEL_ERRORS],
    summary: { zh: '修改看板', en: 'Changes a board' },
  }),
  /** Adds a chart at the end, whatever else changes at the same time. */
  addPanel: call({
    id: null,
    method: 'POST',
    path: '/api/search/analyse/board/addPanel',
    who: 'login',
    request: z.object({ id: z.guid(), panel: panelSchema }),
    answer: z.literal(true),
    errors: ['BOARD_NOT_FOUND', 'PANELS_FULL', ...PANEL_ERRORS],
    summary: { zh: '向看板添加图表', en: 'Adds a chart to a board' },
  }),
  deleteBoard: call({
    id: null,
    method: 'POST',
    path: '/api/search/analyse/board/del',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['BOARD_NOT_FOUND'],
    summary: { zh: '删除看板', en: 'Deletes a board' },
  }),
  /** Creates a task of the download centre that writes a board to a file. */
  exportBoard: call({
    id: null,
    method: 'POST',
    path: '/api/search/analyse/board/export',
    who: 'login',
    request: z.object({ id: z.guid(), fileType: z.enum(REPORT_FILE_TYPES).default('pdf') }),
    answer: z.object({ id: z.string() }),
    errors: ['BOARD_NOT_FOUND', 'BOARD_EMPTY', 'EXPORTS_FULL'],
    summary: { zh: '导出看板', en: 'Exports a board' },
  }),
}
