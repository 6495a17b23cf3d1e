import { fieldsKey, type DisplayScene, type UserPreferences, type SearchSettings, type Shortcut } from '@gezhi/contract/client'
import { apiClient } from '../api/api-client.ts'
import { sessionUser } from '../session/session-store.ts'
import { FIRST_SETTINGS } from './read-preferences.ts'
import { storePreferences, preferences } from './preferences.ts'

type Order = NonNullable<UserPreferences['order']>

/**
 * Changes some settings. Like all functions below: takes effect at once; a user's are saved on the server, and reverted if that fails,
 * which rejects.
 */
export function setSettings(change: Partial<SearchSettings>): Promise<void> {
  return save({ ...preferences(), ...change }, () => apiClient.library.saveSettings(change))
}

/** Restores the defaults, except for displayed fields and shortcuts. */
export function restoreSettings(): Promise<void> {
  const { fields, shortcuts } = preferences()
  return save({ ...FIRST_SETTINGS, fields, shortcuts }, () => apiClient.library.restoreSettings({}))
}

/** A display of a kind of record whose fields users choose. */
export interface FieldDisplay {
  /** Name of the kind. */
  readonly kind: string
  readonly scene: DisplayScene
}

/** Which fields a display shows, in their order; null for those it showed at first. */
export function setFields({ kind, scene }: FieldDisplay, shown: readonly string[] | null): Promise<void> {
  const key = fieldsKey(kind, scene)
  const { [key]: _before, ...others } = preferences().fields
  const fields = shown === null ? others : { ...others, [key]: [...shown] }
  return save({ ...preferences(), fields }, () =>
    shown === null
      ? apiClient.library.restoreDisplayFields({ kind, scene })
      : apiClient.library.saveDisplayFields({ kind, scene, fieldList: [...shown] }),
  )
}

/** The order lists begin in. */
export function setOrder(order: Order): Promise<void> {
  return save({ ...preferences(), order }, () => apiClient.library.saveOrder(order))
}

/** The shortcuts on the home page, in place of those before. */
export function setShortcuts(shortcuts: readonly Shortcut[]): Promise<void> {
  const list = [...shortcuts]
  return save({ ...preferences(), shortcuts: list }, () =>
    list.length === 0 ? apiClient.library.clearShortcuts({}) : apiClient.library.saveShortcuts({ list }),
  )
}

async function save(after: UserPreferences, send: () => Promise<unknown>): Promise<void> {
  const before = preferences()
  storePreferences(after)
  if (sessionUser() === null) return
  try {
    await send()
  } catch (error) {
    if (preferences() !== before) storePreferences(before)
    throw error
  }
}
