import * as z from 'zod'
import { call } from '../call.ts'
import { patentIdSchema } from '../patents/patent-id.ts'
import { localizedIssue } from '../localized-issue.ts'
import { DISPLAY_SCENES, isFieldOfScene } from '../kinds/display-fields.ts'
import { DISPLAYED_KINDS, FIRST_DISPLAYED_KIND } from './displayed-kinds.ts'
import { HIGHLIGHT_PALETTE, HIGHLIGHT_SLOTS } from './highlight-palette.ts'
import { MERGE_OPTIONS, MAX_SHORTCUTS, ORDER_OPTIONS, SETTING_OPTIONS } from './settings-values.ts'
import { text } from '../text.ts'

const nothing = z.object({}).nullish()
const valueOf = <Value extends string | number>(options: readonly { readonly value: Value }[]) =>
  z.union(options.map(({ value }) => z.literal(value)))

/** Declares a call of a signed-in user. */
const own = <Request extends z.ZodType, Answer extends z.ZodType>(
  id: string,
  path: string,
  [request, answer]: readonly [Request, Answer],
  zh: string,
  en: string,
) => call({ id, method: 'POST', path, who: 'login', request, answer, summary: { zh, en } })

const settingsSchema = z.object({
  defaultPage: valueOf(SETTING_OPTIONS.defaultPage),
  listView: valueOf(SETTING_OPTIONS.listView),
  /** Hours. */
  exitTime: valueOf(SETTING_OPTIONS.exitTime),
  pageNumber: valueOf(SETTING_OPTIONS.pageNumber),
  pdfName: valueOf(SETTING_OPTIONS.pdfName),
  highlightColours: z
    .array(valueOf(HIGHLIGHT_PALETTE))
    .length(HIGHLIGHT_SLOTS)
    .refine((colours) => new Set(colours).size === colours.length, localizedIssue('不能重复', 'must be unique')),
  tagMark: z.boolean(),
  tagMarkNumber: valueOf(SETTING_OPTIONS.tagMarkNumber),
  patentSelect: valueOf(SETTING_OPTIONS.patentSelect),
  toolType: valueOf(SETTING_OPTIONS.toolType),
  merge: valueOf(MERGE_OPTIONS),
})
export type SearchSettings = z.output<typeof settingsSchema>

/** A shortcut of the user: a page of Gezhi under a name. */
const shortcutSchema = z.object({
  name: text().trim().min(1).max(30),
  /** Path on this server. */
  path: text()
    .max(2000)
    .regex(/^\/(?![/\\])/),
})
export type Shortcut = z.output<typeof shortcutSchema>

/** All preferences of a user: what a browser needs to display lists and patents. */
const userPreferencesSchema = settingsSchema.extend({
  /** By scene, with the kind for other kinds than the first (`fieldsKey`): the visible fields, in order. Defaults are left out. */
  fields: z.record(z.string(), z.array(z.string())),
  /** The initial sort order of lists; null if none was chosen. */
  order: z.object({ sortField: z.string(), sortOrder: z.enum(['ASC', 'DESC']) }).nullable(),
  shortcuts: z.array(shortcutSchema),
})
export type UserPreferences = z.output<typeof userPreferencesSchema>

const optionSchema = z.object({ value: z.union([z.string(), z.number()]), name: z.string() })

const mergeSchema = z.object({ id: z.int(), name: z.string(), value: z.string() })

const displayFields = z.array(z.object({ field: z.string(), name: z.string(), shown: z.boolean() }))
const ofScene = z.object({ scene: z.enum(DISPLAY_SCENES), kind: z.enum(Object.keys(DISPLAYED_KINDS)).default(FIRST_DISPLAYED_KIND) })

const orderSchema = z
  .object({ sortField: text(), sortOrder: z.enum(['ASC', 'DESC']) })
  .refine((order) => ORDER_OPTIONS.some((one) => one.sortField === order.sortField && one.sortOrder === order.sortOrder), {
    path: ['sortField'],
    ...localizedIssue('不是可选的排序', 'is not an available sort order'),
  })
const namedOrder = z.object({ sortField: text(), sortOrder: z.enum(['ASC', 'DESC']), name: text() })

const markSchema = z.object({
  pn: z.string(),
  readFlag: z.union([z.literal(0), z.literal(1)]),
  /** Numbers of the tag's colours, from 1. */
  tagList: z.array(z.int()),
})
export type PatentMark = z.output<typeof markSchema>

/** Number of a colour, from 1; 0 removes the tag. */
const tagSchema = z.int().min(0).max(SETTING_OPTIONS.tagMarkNumber.length)

export const settingsCalls = {
  /** The values of each setting. */
  listSettingOptions: own(
    'C.searchSettings.03',
    '/api/user/searchSet/list',
    [nothing, z.record(z.string(), z.array(optionSchema))],
    '检索设置选项',
    'Options of the search settings',
  ),
  /** The settings of the user, fetched when a login is complete (B.login.35). */
  getSettings: own('C.searchSettings.04', '/api/user/searchSet/find', [nothing, userPreferencesSchema], '检索设置', 'Search settings'),
  /** Saves some or all settings; omitted ones are left unchanged. Returns all. */
  saveSettings: own(
    'C.searchSettings.05',
    '/api/user/searchSet/save',
    [settingsSchema.partial(), userPreferencesSchema],
    '保存检索设置',
    'Saves search settings',
  ),
  /** Resets all settings and the sort order; displayed fields and shortcuts have their own calls. */
  restoreSettings: own(
    'C.searchSettings.06',
    '/api/user/searchSet/recoveryDefault',
    [nothing, userPreferencesSchema],
    '恢复默认检索设置',
    'Restores the default search settings',
  ),
  /** Ways of grouping publications in lists, with the user's choice marked. */
  listMergeSettings: own(
    'C.searchSettings.01',
    '/api/search/searchMergeSet/list',
    [nothing, z.array(mergeSchema.extend({ selected: z.boolean() }))],
    '合并设置',
    'Grouping setting',
  ),
  /** Ways of grouping publications in lists. */
  listMergeOptions: own(
    'C.searchSettings.02',
    '/api/search/searchMergeSet/selectList',
    [nothing, z.array(mergeSchema)],
    '合并设置选项',
    'Options for grouping',
  ),
  /** The fields of a view in the user's order. */
  listDisplayFields: own('C.searchSettings.07', '/api/user/displayFields/list', [ofScene, displayFields], '显示字段', 'Displayed fields'),
  /** The default fields of a view. */
  listDefaultDisplayFields: own(
    'C.searchSettings.08',
    '/api/user/displayFields/defaultList',
    [ofScene, displayFields],
    '默认显示字段',
    'Default displayed fields',
  ),
  /** Resets the fields of a view. */
  restoreDisplayFields: own(
    'C.searchSettings.09',
    '/api/user/displayFields/initialize',
    [ofScene, displayFields],
    '恢复默认显示字段',
    'Restores the displayed fields',
  ),
  /** Saves the fields of a view: the visible ones in their order; the others follow. */
  saveDisplayFields: own(
    'C.searchSettings.10',
    '/api/user/displayFields/save',
    [
      ofScene
        .extend({
          fieldList: z
            .array(text().max(60))
            .max(100)
            .refine((fields) => new Set(fields).size === fields.length, localizedIssue('不能重复', 'must be unique')),
        })
        .refine(({ kind, scene, fieldList }) => fieldList.every((field) => isFieldOfScene(DISPLAYED_KINDS[kind]!, scene, field)), {
          path: ['fieldList'],
          ...localizedIssue('含有此视图没有的字段', 'contains a field that this view does not have'),
        }),
      displayFields,
    ],
    '保存显示字段',
    'Saves the displayed fields',
  ),
  /** The initial sort order of the user's lists; empty if none was chosen. */
  getOrder: own(
    'C.searchSettings.11',
    '/api/user/displayFields/listUserSearchOrder',
    [nothing, z.array(namedOrder)],
    '用户的排序方式',
    'Sort order of the user',
  ),
  /** The available sort orders. The path is spelled as in the specification. */
  listOrders: own(
    'C.searchSettings.12',
    '/api/user/displayFields/lisSearchOrder',
    [nothing, z.array(namedOrder)],
    '可选的排序方式',
    'Available sort orders',
  ),
  /** Saves the initial sort order of the user's lists. */
  saveOrder: own(
    'C.searchSettings.13',
    '/api/user/displayFields/saveOrder',
    [orderSchema, z.array(namedOrder)],
    '保存排序方式',
    'Saves the sort order',
  ),
  /** The user's shortcuts. */
  listShortcuts: own('C.searchSettings.14', '/api/user/navigationPage/list', [nothing, z.array(shortcutSchema)], '快捷导航', 'Shortcuts'),
  /** Replaces the user's shortcuts. */
  saveShortcuts: own(
    'C.searchSettings.15',
    '/api/user/navigationPage/save',
    [z.object({ list: z.array(shortcutSchema).max(MAX_SHORTCUTS) }), z.array(shortcutSchema)],
    '保存快捷导航',
    'Saves shortcuts',
  ),
  /** Removes all shortcuts of the user. */
  clearShortcuts: own(
    'C.searchSettings.16',
    '/api/user/navigationPage/clean',
    [nothing, z.array(shortcutSchema)],
    '清空快捷导航',
    'Removes all shortcuts',
  ),
  /** Which of the given publications the user has read, and their tags. */
  listMarks: own(
    'C.mark.01',
    '/api/user/mark/queryByPnList',
    [z.object({ pnList: z.array(patentIdSchema).min(1).max(100) }), z.array(markSchema)],
    '专利的已读状态与标签',
    'Viewed status and tags of patents',
  ),
  /** Sets or removes the tag of a publication. */
  saveMark: call({
    id: null,
    method: 'POST',
    path: '/api/user/mark/save',
    who: 'login',
    request: z.object({ pn: patentIdSchema, tag: tagSchema }),
    answer: markSchema,
    summary: { zh: '保存专利标签', en: 'Saves the tag of a patent' },
  }),
  /** Sets or removes the tag of publications, and marks them as read or unread; what is omitted is left unchanged. */
  saveMarks: call({
    id: null,
    method: 'POST',
    path: '/api/user/mark/saveList',
    who: 'login',
    request: z.object({
      pnList: z.array(patentIdSchema).min(1).max(1000),
      tag: tagSchema.optional(),
      readFlag: z.union([z.literal(0), z.literal(1)]).optional(),
    }),
    answer: z.array(markSchema),
    summary: { zh: '保存多件专利的标签与已读状态', en: 'Saves viewed status and tags of patents' },
  }),
}
