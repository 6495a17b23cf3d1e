import type { SiteSettingName } from '@gezhi/contract'
import type { SiteSettingStore } from '../site-setting-store.ts'
import { audit, type Operator } from '../../http/operator-of.ts'
import { SettingsError } from '../../settings/read-settings.ts'
import { SettingError } from '../../settings/setting-error.ts'
import { SETTINGS } from '../../settings/settings.ts'

/** A setting and its new value, in the form of the environment; null resets it to the environment. */
export interface SiteSettingChange {
  readonly name: SiteSettingName
  readonly value: string | null
}

/** Changes settings of the site, all or none. Throws SettingsError with every invalid value. */
export async function saveSiteSettings(
  store: Pick<SiteSettingStore, 'save'>,
  changes: readonly SiteSettingChange[],
  by: Operator,
): Promise<void> {
  const errors = changes.flatMap(errorOf)
  if (errors.length > 0) throw new SettingsError(errors)
  await store.save(new Map(changes.map(({ name, value }) => [name, value])))
  for (const { name, value } of changes) audit(by, value === null ? 'setting reset' : 'setting set', { setting: name })
}

function errorOf({ name, value }: SiteSettingChange): { name: string; zh: string; en: string }[] {
  try {
    if (value !== null) SETTINGS[name].parse(value)
    return []
  } catch (error) {
    if (error instanceof SettingError) return [{ name, zh: error.zh, en: error.en }]
    throw error
  }
}
