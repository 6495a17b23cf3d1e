import {
  DEFAULT_SETTINGS,
  FIELD_CHOICES,
  fieldsInOrder,
  HIGHLIGHT_COLOURS,
  HIGHLIGHT_PALETTE,
  HIGHLIGHT_SLOTS,
  MERGE_OPTIONS,
  ORDER_OPTIONS,
  SETTING_OPTIONS,
  type UserPreferences,
  type SearchSettings,
} from '@gezhi/contract/client'

/** The default settings. */
export const FIRST_SETTINGS: UserPreferences = {
  ...DEFAULT_SETTINGS,
  highlightColours: [...HIGHLIGHT_COLOURS],
  fields: {},
  order: null,
  shortcuts: [],
}

/** Reads stored settings: missing, unknown or invalid values become defaults. Never fails. Pure. */
export function readPreferences(text: string | null): UserPreferences {
  const stored = record(parse(text))
  return {
    ...FIRST_SETTINGS,
    ...chosenValues(stored),
    ...(isColours(stored['highlightColours']) && { highlightColours: stored['highlightColours'] }),
    ...(typeof stored['tagMark'] === 'boolean' && { tagMark: stored['tagMark'] }),
    fields: chosenFields(record(stored['fields'])),
    order: ORDER_OPTIONS.find((one) => isSameOrder(one, record(stored['order']))) ?? null,
    shortcuts: list(stored['shortcuts']).flatMap((one) => {
      const { name, path } = record(one)
      return typeof name === 'string' && typeof path === 'string' && isPathHere(path) ? [{ name, path }] : []
    }),
  }
}

/** Whether a text is a path on this server and cannot lead elsewhere. Pure. */
export function isPathHere(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}

/** The settings that are one of several values. */
const CHOICES = { ...SETTING_OPTIONS, merge: MERGE_OPTIONS }

function chosenValues(stored: Readonly<Record<string, unknown>>): Partial<SearchSettings> {
  const chosen = Object.entries(CHOICES).flatMap(([name, options]) => {
    const option = options.find(({ value }) => value === stored[name])
    return option === undefined ? [] : [[name, option.value] as const]
  })
  return Object.fromEntries(chosen)
}

function chosenFields(stored: Readonly<Record<string, unknown>>): UserPreferences['fields'] {
  const choices = FIELD_CHOICES.filter(({ key }) => Array.isArray(stored[key]))
  const shown = (names: readonly unknown[]) => names.filter((name) => typeof name === 'string')
  return Object.fromEntries(
    choices.map(({ key, fields, scene }) => [
      key,
      fieldsInOrder(fields, scene, shown(list(stored[key])))
        .filter((one) => one.shown)
        .map(({ field }) => field),
    ]),
  )
}

function isColours(value: unknown): value is SearchSettings['highlightColours'] {
  const colours = list(value)
  return colours.length === HIGHLIGHT_SLOTS && colours.every((one) => HIGHLIGHT_PALETTE.some((colour) => colour.value === one))
}

function isSameOrder(option: (typeof ORDER_OPTIONS)[number], order: Readonly<Record<string, unknown>>): boolean {
  return option.sortField === order['sortField'] && option.sortOrder === order['sortOrder']
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}
