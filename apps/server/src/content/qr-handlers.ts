import type { QR_TYPES } from '@gezhi/contract'
import { renderSVG } from 'uqr'
import type { Handlers } from '../http/call-context.ts'
import { publicAddress } from '../http/public-address.ts'
import type { SiteSettings, SiteSettingValues } from './site-settings.ts'

const SETTING_OF = {
  wechat: 'GEZHI_QR_WECHAT',
  miniProgram: 'GEZHI_QR_MINI_PROGRAM',
  mobile: 'GEZHI_QR_MOBILE',
} as const satisfies Record<(typeof QR_TYPES)[number], keyof SiteSettingValues>

/** Calls about QR codes (G141): of the address in the settings, otherwise of the installation itself. */
export function qrHandlers(settings: Pick<SiteSettings, 'current'>, publicUrl: string | null): Pick<Handlers['content'], 'getQr'> {
  return {
    async getQr({ type }, { headers }) {
      const set = (await settings.current())[SETTING_OF[type]]
      const target = set ?? publicAddress(publicUrl, headers)
      return { url: `data:image/svg+xml,${encodeURIComponent(renderSVG(target))}`, target, configured: set !== null }
    },
  }
}
