import {
  DEFAULT_SETTINGS,
  DISPLAY_FIELDS,
  fieldsInOrder,
  MERGE_OPTIONS,
  ORDER_OPTIONS,
  SETTING_OPTIONS,
  type DisplayScene,
  type Language,
  type UserPreferences,
} from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import type { StoredSettings } from '../../accounts/settings/stored-settings.ts'
import type { LibraryParts } from '../library-parts.ts'
import type { PatentMarks } from '../marks/patent-marks.ts'

type SettingCalls =
  | 'listSettingOptions'
  | 'getSettings'
  | 'saveSettings'
  | 'restoreSettings'
  | 'listMergeSettings'
  | 'listMergeOptions'
  | 'listDisplayFields'
  | 'defaultDisplayFields'
  | 'restoreDisplayFields'
  | 'saveDisplayFields'
  | 'getOrder'
  | 'listOrders'
  | 'saveOrder'
  | 'listShortcuts'
  | 'saveShortcuts'
  | 'clearShortcuts'
  | 'listMarks'
  | 'saveMark'

/**
 * The calls about settings of the search, the fields of views, orders, shortcuts and marks: all per user. `onSettings` is called with the
 * user whose settings were saved.
 */
export function settingsHandlers({
  settings,
  marks,
  onSettings,
}: Pick<LibraryParts, 'settings' | 'marks' | 'onSettings'>): Pick<Handlers['library'], SettingCalls> {
  return {
    listSettingOptions: async (_request, { language }) =>
      Object.fromEntries(Object.entries(SETTING_OPTIONS).map(([name, options]) => [name, options.map((one) => optionOf(one, language))])),
    getSettings: async (_request, context) => whole(await settings.of(context.caller.userId)),
    async saveSettings(changes, context) {
      const { userId } = context.caller
      const stored = await settings.of(userId)
      const set = { ...stored.set, ...definedValues(changes) }
      await settings.put(userId, { set })
      onSettings(userId)
      return whole({ ...stored, set })
    },
    async restoreSettings(_request, context) {
      const { userId } = context.caller
      await settings.put(userId, { set: {}, order: null })
      onSettings(userId)
      return whole(await settings.of(userId))
    },
    async listMergeSettings(_request, context) {
      const { merge } = whole(await settings.of(context.caller.userId))
      return mergeOptions(context.language).map((option) => ({ ...option, selected: option.value === merge }))
    },
    listMergeOptions: async (_request, { language }) => mergeOptions(language),
    async listDisplayFields({ scene }, context) {
      return fieldsShown(scene, (await settings.of(context.caller.userId)).fields?.[scene], context.language)
    },
    defaultDisplayFields: async ({ scene }, { language }) => fieldsShown(scene, undefined, language),
    async restoreDisplayFields({ scene }, context) {
      const { userId } = context.caller
      const { [scene]: _dropped, ...others } = (await settings.of(userId)).fields ?? {}
      await settings.put(userId, { fields: others })
      return fieldsShown(scene, undefined, context.language)
    },
    async saveDisplayFields({ scene, fieldList }, context) {
      const { userId } = context.caller
      await settings.put(userId, { fields: { ...(await settings.of(userId)).fields, [scene]: fieldList } })
      return fieldsShown(scene, fieldList, context.language)
    },
    getOrder: async (_request, context) => orderOf(await settings.of(context.caller.userId), context.language),
    listOrders: async (_request, { language }) => ORDER_OPTIONS.map((one) => orderNamed(one, language)),
    async saveOrder(order, context) {
      await settings.put(context.caller.userId, { order })
      return orderOf({ order }, context.language)
    },
    listShortcuts: async (_request, context) => [...((await settings.of(context.caller.userId)).shortcuts ?? [])],
    async saveShortcuts({ list }, context) {
      await settings.put(context.caller.userId, { shortcuts: list })
      return list
    },
    async clearShortcuts(_request, context) {
      await settings.put(context.caller.userId, { shortcuts: [] })
      return []
    },
    async listMarks({ pnList }, context) {
      const { userId } = context.caller
      return marksOf(marks, userId, pnList)
    },
    async saveMark({ pn, tag }, context) {
      const { userId } = context.caller
      await marks.tag(userId, pn, tag)
      const [mark] = await marksOf(marks, userId, [pn])
      return mark!
    },
  }
}

async function marksOf(marks: PatentMarks, userId: string, pnList: readonly string[]) {
  const [read, tags] = await Promise.all([marks.readOf(userId, pnList), marks.tagsOf(userId, pnList)])
  return pnList.map((pn) => ({
    pn,
    readFlag: read.has(pn) ? (1 as const) : (0 as const),
    tagList: tags.has(pn) ? [tags.get(pn)!] : [],
  }))
}

function whole({ set = {}, fields = {}, order = null, shortcuts = [] }: StoredSettings): UserPreferences {
  return {
    ...DEFAULT_SETTINGS,
    highlightColours: [...DEFAULT_SETTINGS.highlightColours],
    ...set,
    fields: Object.fromEntries(Object.entries(fields).map(([scene, shown]) => [scene, [...shown]])),
    order,
    shortcuts: [...shortcuts],
  }
}

function definedValues<Values extends object>(changes: Values): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>
  }
}

function optionOf(option: { readonly value: string | number } & Readonly<Record<Language, string>>, language: Language) {
  return { value: option.value, name: option[language] }
}

function mergeOptions(language: Language) {
  return MERGE_OPTIONS.map((one, id) => ({ id, name: one[language], value: one.value }))
}

/** The visible fields, in their order, then the others. */
function fieldsShown(scene: DisplayScene, shown: readonly string[] | undefined, language: Language) {
  const names = new Map(DISPLAY_FIELDS.map((one) => [one.field, one[language]]))
  return fieldsInOrder(scene, shown).map((one) => ({ ...one, name: names.get(one.field) ?? one.field }))
}

function orderOf({ order }: StoredSettings, language: Language) {
  const stored = ORDER_OPTIONS.find((one) => one.sortField === order?.sortField && one.sortOrder === order.sortOrder)
  return stored === undefined ? [] : [orderNamed(stored, language)]
}

function orderNamed(order: (typeof ORDER_OPTIONS)[number], language: Language) {
  return { sortField: order.sortField, sortOrder: order.sortOrder, name: order[language] }
}
