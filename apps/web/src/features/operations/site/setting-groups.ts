import type { apiClient } from '../../../api/api-client.ts'

/** A setting of the site as returned by the server. */
export type SiteSetting = Awaited<ReturnType<typeof apiClient.operations.listSiteSettings>>[number]

/** The field type of a setting: text with a maximum length, URL, checkbox, amount in yuan, or date and time in Beijing. */
export type SettingKind = { readonly text: number } | 'address' | 'switch' | 'yuan' | 'moment'

/** A setting on its form. */
export interface SettingField {
  readonly name: SiteSetting['name']
  readonly kind: SettingKind
}

/** The settings by purpose, each group saved together. */
export const SETTING_GROUPS = [
  {
    group: 'service',
    fields: [
      { name: 'GEZHI_SERVICE_PHONE', kind: { text: 50 } },
      { name: 'GEZHI_SERVICE_HOURS', kind: { text: 100 } },
      { name: 'GEZHI_SERVICE_CHAT', kind: 'address' },
    ],
  },
  {
    group: 'qr',
    fields: [
      { name: 'GEZHI_QR_WECHAT', kind: 'address' },
      { name: 'GEZHI_QR_MINI_PROGRAM', kind: 'address' },
      { name: 'GEZHI_QR_MOBILE', kind: 'address' },
    ],
  },
  {
    group: 'activity',
    fields: [
      { name: 'GEZHI_ACTIVITY', kind: 'switch' },
      { name: 'GEZHI_ACTIVITY_NAME', kind: { text: 50 } },
      { name: 'GEZHI_ACTIVITY_NAME_EN', kind: { text: 50 } },
      { name: 'GEZHI_ACTIVITY_PRICE', kind: 'yuan' },
      { name: 'GEZHI_ACTIVITY_END', kind: 'moment' },
    ],
  },
] as const satisfies readonly { readonly group: string; readonly fields: readonly SettingField[] }[]

export type SettingGroupName = (typeof SETTING_GROUPS)[number]['group']
