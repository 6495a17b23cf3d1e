import * as z from 'zod'
import { call } from '../call.ts'
import { SITE_SETTINGS } from './site-settings.ts'
import { text } from '../text.ts'

const name = z.enum(SITE_SETTINGS)
const value = text().trim().max(500)

const siteSetting = z.object({
  name,
  /** The current value. */
  value,
  /** The value from the server's environment. */
  initial: value,
  /** An operator has set it: the environment is ignored. */
  changed: z.boolean(),
})

export const siteSettingCalls = {
  /** Customer service, the QR codes and the offer of the home page: current values and those from the environment. */
  listSiteSettings: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/setting/list',
    who: 'operator',
    request: z.object({}).prefault({}),
    answer: z.array(siteSetting),
    summary: { zh: '站点设置（管理员）', en: 'Site settings (administrators)' },
  }),
  /** Sets some settings, all or none; null resets a setting to the environment. Takes effect on pages opened afterwards. */
  saveSiteSettings: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/setting/save',
    who: 'operator',
    recentProof: true,
    request: z.object({
      values: z
        .array(z.object({ name, value: value.nullable() }))
        .min(1)
        .max(SITE_SETTINGS.length),
    }),
    answer: z.array(siteSetting),
    summary: { zh: '保存站点设置（管理员）', en: 'Saves site settings (administrators)' },
  }),
}
