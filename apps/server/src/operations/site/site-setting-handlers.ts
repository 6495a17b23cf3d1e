import type { SiteSettingStore } from '../../content/site-setting-store.ts'
import type { SiteSettings } from '../../content/site-settings.ts'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { operatorOf } from '../../http/operator-of.ts'
import { SettingsError } from '../../settings/read-settings.ts'
import { saveSiteSettings } from '../../content/site/site-setting-actions.ts'

/** Calls of the console about settings of the site. */
export function siteSettingHandlers(
  settings: SiteSettings,
  store: SiteSettingStore,
): Pick<Handlers['operations'], 'listSiteSettings' | 'saveSiteSettings'> {
  const listed = async () => settings.list()
  return {
    listSiteSettings: listed,
    async saveSiteSettings({ values }, context) {
      try {
        await saveSiteSettings(store, values, operatorOf(context))
      } catch (error) {
        if (!(error instanceof SettingsError)) throw error
        const errors = error.issues.map((issue) => ({ field: issue.name, message: issue[context.language] }))
        throw new CallError('INVALID_INPUT', { field: errors[0]!.field, problem: errors[0]!.message, faults: errors }, { cause: error })
      }
      return listed()
    },
  }
}
