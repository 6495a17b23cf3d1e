import { SITE_SETTINGS, type SiteSettingName } from '@gezhi/contract'
import { SettingError } from '../settings/setting-error.ts'
import { SETTINGS, type Settings } from '../settings/settings.ts'
import type { SiteSettingStore } from './site-setting-store.ts'

/** The values of all of them. */
export type SiteSettingValues = Pick<Settings, SiteSettingName>

/** A setting for display to operators, in the form of the environment. */
export interface SiteSetting {
  readonly name: SiteSettingName
  readonly value: string
  readonly initial: string
  readonly changed: boolean
}

/** The settings of the site: from the environment unless an operator has changed them. */
export interface SiteSettings {
  /** Current values. If the database does not respond, those of the environment: pages are shown anyway. */
  current(): Promise<SiteSettingValues>
  list(): Promise<SiteSetting[]>
}

/**
 * Settings of the environment overridden by operators' changes. Each read queries the store, so that changes by other processes take
 * effect at once.
 */
export function siteSettings(store: Pick<SiteSettingStore, 'changed'>, environment: SiteSettingValues): SiteSettings {
  return {
    async current() {
      // Pages are served without the operators' changes while the database is unavailable.
      const changed = await store.changed().catch(() => new Map<SiteSettingName, string>())
      return {
        ...environment,
        ...Object.fromEntries([...changed].filter(isGood).map(([name, text]) => [name, SETTINGS[name].parse(text)])),
      }
    },
    async list() {
      const changed = await store.changed()
      return SITE_SETTINGS.map((name) => {
        const initial = String(environment[name] ?? '')
        return { name, initial, value: changed.get(name) ?? initial, changed: changed.has(name) }
      })
    },
  }
}

/** A value accepted by an earlier version but no longer valid is ignored. */
function isGood([name, text]: readonly [SiteSettingName, string]): boolean {
  try {
    SETTINGS[name].parse(text)
    return true
  } catch (error) {
    if (error instanceof SettingError) return false
    throw error
  }
}
