import { SITE_SETTINGS, type SiteSettingName } from '@gezhi/contract'
import { SettingError } from '../settings/setting-error.ts'
import { SETTINGS, type Settings } from '../settings/settings.ts'
import type { SiteSettingStore } from './site-setting-store.ts'

/** The values of all of them. */
export type SiteSettingValues = Pick<Settings, SiteSettingName>

/** One of them as an operator sees it, written as in the environment. */
export interface SiteSetting {
  readonly name: SiteSettingName
  readonly value: string
  readonly initial: string
  readonly changed: boolean
}

/** What the server shows at the edges of pages: as its environment says where no operator has changed it. */
export interface SiteSettings {
  /** As they hold now. A database that does not answer leaves those of the environment: a page is shown all the same. */
  current(): Promise<SiteSettingValues>
  list(): Promise<SiteSetting[]>
}

/** Settings of the environment under those operators have changed. Each reading asks the store: a change by another process counts at once. */
export function siteSettings(store: Pick<SiteSettingStore, 'changed'>, environment: SiteSettingValues): SiteSettings {
  return {
    async current() {
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

/** A value an earlier version took and this one does not is passed over. */
function isGood([name, text]: readonly [SiteSettingName, string]): boolean {
  try {
    SETTINGS[name].parse(text)
    return true
  } catch (error) {
    if (error instanceof SettingError) return false
    throw error
  }
}
