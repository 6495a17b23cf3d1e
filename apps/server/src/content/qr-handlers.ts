import type { QR_TYPES } from '@gezhi/contract'
import { renderSVG } from 'uqr'
import type { Handlers } from '../plugins/call-context.ts'
import { publicAddress } from '../plugins/public-address.ts'
import type { Settings } from '../settings.ts'

/** Where the QR codes of the shell lead, and the address of the installation itself. */
export type QrSettings = Pick<Settings, 'GEZHI_QR_WECHAT' | 'GEZHI_QR_MINI_PROGRAM' | 'GEZHI_QR_MOBILE'>

const SETTING_OF = {
  wechat: 'GEZHI_QR_WECHAT',
  miniProgram: 'GEZHI_QR_MINI_PROGRAM',
  mobile: 'GEZHI_QR_MOBILE',
} as const satisfies Record<(typeof QR_TYPES)[number], keyof QrSettings>

/** Calls about QR codes (G141): drawn from where the settings lead, without that from the installation's own address. */
export function qrHandlers(settings: QrSettings, publicUrl: string | null): Pick<Handlers['content'], 'getQr'> {
  return {
    async getQr({ type }, { headers }) {
      const set = settings[SETTING_OF[type]]
      const target = set ?? publicAddress(publicUrl, headers)
      return { url: `data:image/svg+xml,${encodeURIComponent(renderSVG(target))}`, target, configured: set !== null }
    },
  }
}
