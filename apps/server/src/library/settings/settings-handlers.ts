import {
  DEFAULT_SETTINGS,
  DISPLAYED_KINDS,
  fieldsInOrder,
  fieldsKey,
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

type SettingCalls =
  | 'listSettingOptions'
  | 'getSettings'
  | 'saveSettings'
  | 'restoreSettings'
  | 'listMergeSettings'
  | 'listMergeOptions'
  | 'listDisplayFields'
  | 'listDefaultDisplayFields'
  | 'restoreDisplayFields'
  | 'saveDisplayFields'
  | 'getOrder'
  | 'listOrders'
  | 'saveOrder'
  | 'listShortcuts'
  | 'saveShortcuts'
  | 'clearShortcuts'

/**
 * The calls about settings of the search, the fields of views, orders and shortcuts: all per user. `onSettings` is called with the user
 * whose settings were saved.
 */
export function settingsHandlers({
  settings,
  onSettings,
}: Pick<LibraryParts, 'settings' | 'onSettings'>): Pick<Handlers['library'], SettingCalls> {
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
    async listDisplayFields(display, context) {
      const { fields } = await settings.of(context.caller.userId)
      return fieldsShown(display, fields?.[fieldsKey(display.kind, display.scene)], context.language)
    },
    listDefaultDisplayFields: async (display, { language }) => fieldsShown(display, undefined, language),
    async restoreDisplayFields(display, context) {
      const { userId } = context.caller
      const { [fieldsKey(display.kind, display.scene)]: _dropped, ...others } = (await settings.of(userId)).fields ?? {}
      await settings.put(userId, { fields: others })
      return fieldsShown(display, undefined, context.language)
    },
    async saveDisplayFields({ fieldList, ...display }, context) {
      const { userId } = context.caller
      const { fields } = await settings.of(userId)
      await settings.put(userId, { fields: { ...fields, [fieldsKey(display.kind, display.scene)]: fieldList } })
      return fieldsShown(display, fieldList, context.language)
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
  }
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

/** The fields of a kind in a scene: the visible ones, in their order, then the others. */
function fieldsShown({ kind, scene }: { kind: string; scene: DisplayScene }, shown: readonly string[] | undefined, language: Language) {
  const fields = DISPLAYED_KINDS[kind]!
  const names = new Map(fields.list.map((one) => [one.field, one[language]]))
  return fieldsInOrder(fields, scene, shown).map((one) => ({ ...one, name: names.get(one.field) ?? one.field }))
}

function orderOf({ order }: StoredSettings, language: Language) {
  const stored = ORDER_OPTIONS.find((one) => one.sortField === order?.sortField && one.sortOrder === order.sortOrder)
  return stored === undefined ? [] : [orderNamed(stored, language)]
}

function orderNamed(order: (typeof ORDER_OPTIONS)[number], language: Language) {
  return { sortField: order.sortField, sortOrder: order.sortOrder, name: order[language] }
}
