import { INSTALLATION_META, PROMOTION, type Activity, type Installation, type SiteSettingName } from '@gezhi/contract'
import type { Settings } from '../settings/settings.ts'
import { escapeHtml } from './api-docs-page.ts'

/** The settings that every page receives. */
export type InstallationSettings = Pick<
  Settings,
  'GEZHI_ACCESS' | 'GEZHI_MENU_BASES' | 'GEZHI_WORKSPACE_ADDRESSES' | 'GEZHI_SHARED_LOGIN_SITES' | SiteSettingName
>

/** The installation data a page needs before it renders. */
export function installationOf(settings: InstallationSettings, version: string): Installation {
  return {
    access: settings.GEZHI_ACCESS,
    version,
    servicePhone: settings.GEZHI_SERVICE_PHONE,
    serviceHours: settings.GEZHI_SERVICE_HOURS,
    serviceChat: settings.GEZHI_SERVICE_CHAT,
    menuBases: settings.GEZHI_MENU_BASES,
    workspaceAddresses: settings.GEZHI_WORKSPACE_ADDRESSES,
    sharedLoginSites: settings.GEZHI_SHARED_LOGIN_SITES,
    activity: settings.GEZHI_ACTIVITY === 'on' ? activityOf(settings) : null,
  }
}

function activityOf({
  GEZHI_ACTIVITY_NAME: zh,
  GEZHI_ACTIVITY_NAME_EN: en,
  GEZHI_ACTIVITY_PRICE: price,
  GEZHI_ACTIVITY_END: endTime,
}: InstallationSettings): Activity {
  const { name } = PROMOTION
  return { ...PROMOTION, name: { zh: zh ?? name.zh, en: en ?? zh ?? name.en }, price, endTime }
}

/** The element in which a page carries the data; no character of the settings can end the element. */
export function installationMeta(installation: Installation): string {
  return `<meta name="${INSTALLATION_META}" content="${escapeHtml(JSON.stringify(installation))}">`
}
