import * as z from 'zod'
import { call } from '../call.ts'
import { SITE_SETTINGS } from './site-settings.ts'
import { text } from '../text.ts'

const name = z.enum(SITE_SETTINGS)
const value = text().trim().max(500)

const siteSetting = z.object({
  name,
  /** As it holds now. */
  value,
  /** As the environment of the server sets it. */
  initial: value,
  /** An operator has set it: the environment no longer counts. */
  changed: z.boolean(),
})

export const siteSettingCalls = {
  /** The service line, the QR codes and the offer of the home page: as they hold, and as the server was started with. */
  listSiteSettings: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/setting/list',
    who: 'operator',
    request: z.object({}).prefault({}),
    answer: z.array(siteSetting),
    summary: { zh: '站点设置（管理员）', en: 'Site settings (administrators)' },
  }),
  /** Sets some of them, all or none; null gives a setting back to the environment. Pages that are opened from now on show it. */
  saveSiteSettings: call({
    id: null,
    method: 'POST',
    path: '/api/user/ops/setting/save',
    who: 'operator',
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
