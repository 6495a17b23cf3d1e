import {
  DEFAULT_SETTINGS,
  DISPLAY_FIELDS,
  MERGE_OPTIONS,
  ORDER_OPTIONS,
  SETTING_OPTIONS,
  type Language,
  type SearchSettings,
} from '@gezhi/contract'
import type { Handlers } from '../../plugins/call-context.ts'
import { userOf } from '../../plugins/user-of.ts'
import type { UserSettings } from './user-settings.ts'
import type { KeptSettings } from './user-settings-table.ts'

type SettingCalls =
  | 'listSettingOptions'
  | 'findSettings'
  | 'saveSettings'
  | 'restoreSettings'
  | 'listMergeSettings'
  | 'listMergeOptions'
  | 'listDisplayFields'
  | 'defaultDisplayFields'
  | 'restoreDisplayFields'
  | 'saveDisplayFields'
  | 'listUserOrder'
  | 'listOrders'
  | 'saveOrder'
  | 'listShortcuts'
  | 'saveShortcuts'
  | 'cleanShortcuts'
  | 'queryMarks'

/** The calls about settings of the search, the fields of views, orders, shortcuts and marks: everybody has their own. */
export function settingsHandlers(settings: UserSettings): Pick<Handlers['library'], SettingCalls> {
  return {
    listSettingOptions: async (_request, { language }) =>
      Object.fromEntries(Object.entries(SETTING_OPTIONS).map(([name, options]) => [name, options.map((one) => optionOf(one, language))])),
    findSettings: async (_request, context) => whole(await settings.of(userOf(context).userId)),
    async saveSettings(changes, context) {
      const { userId } = userOf(context)
      const set = { ...(await settings.of(userId)).set, ...said(changes) }
      await settings.put(userId, { set })
      return whole({ set })
    },
    async restoreSettings(_request, context) {
      await settings.put(userOf(context).userId, { set: {} })
      return whole({})
    },
    async listMergeSettings(_request, context) {
      const { merge } = whole(await settings.of(userOf(context).userId))
      return mergeOptions(context.language).map((option) => ({ ...option, selected: option.value === merge }))
    },
    listMergeOptions: async (_request, { language }) => mergeOptions(language),
    async listDisplayFields({ scene }, context) {
      return fieldsShown((await settings.of(userOf(context).userId)).fields?.[scene], context.language)
    },
    defaultDisplayFields: async (_request, { language }) => fieldsShown(undefined, language),
    async restoreDisplayFields({ scene }, context) {
      const { userId } = userOf(context)
      const { [scene]: _dropped, ...others } = (await settings.of(userId)).fields ?? {}
      await settings.put(userId, { fields: others })
      return fieldsShown(undefined, context.language)
    },
    async saveDisplayFields({ scene, fieldList }, context) {
      const { userId } = userOf(context)
      await settings.put(userId, { fields: { ...(await settings.of(userId)).fields, [scene]: fieldList } })
      return fieldsShown(fieldList, context.language)
    },
    listUserOrder: async (_request, context) => orderOf(await settings.of(userOf(context).userId), context.language),
    listOrders: async (_request, { language }) => ORDER_OPTIONS.map((one) => orderNamed(one, language)),
    async saveOrder(order, context) {
      await settings.put(userOf(context).userId, { order })
      return orderOf({ order }, context.language)
    },
    listShortcuts: async (_request, context) => [...((await settings.of(userOf(context).userId)).shortcuts ?? [])],
    async saveShortcuts({ list }, context) {
      await settings.put(userOf(context).userId, { shortcuts: list })
      return list
    },
    async cleanShortcuts(_request, context) {
      await settings.put(userOf(context).userId, { shortcuts: [] })
      return []
    },
    async queryMarks({ pnList }, context) {
      const read = await settings.readOf(userOf(context).userId, pnList)
      // Tags are given nowhere yet: none has any.
      return pnList.map((pn) => ({ pn, readFlag: read.has(pn) ? 1 : 0, tagList: [] }))
    },
  }
}

function whole({ set = {} }: KeptSettings): SearchSettings {
  return { ...DEFAULT_SETTINGS, highlightColours: [...DEFAULT_SETTINGS.highlightColours], ...set }
}

function said<Values extends object>(changes: Values): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
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

/** The fields that are shown, in their order, then the others. */
function fieldsShown(shown: readonly string[] | undefined, language: Language) {
  const chosen = shown ?? DISPLAY_FIELDS.filter((one) => one.shown).map(({ field }) => field)
  const place = (field: string) => (chosen.includes(field) ? chosen.indexOf(field) : chosen.length)
  return DISPLAY_FIELDS.toSorted((one, other) => place(one.field) - place(other.field)).map((one) => ({
    field: one.field,
    name: one[language],
    shown: chosen.includes(one.field),
  }))
}

function orderOf({ order }: KeptSettings, language: Language) {
  const kept = ORDER_OPTIONS.find((one) => one.sortField === order?.sortField && one.sortOrder === order.sortOrder)
  return kept === undefined ? [] : [orderNamed(kept, language)]
}

function orderNamed(order: (typeof ORDER_OPTIONS)[number], language: Language) {
  return { sortField: order.sortField, sortOrder: order.sortOrder, name: order[language] }
}
