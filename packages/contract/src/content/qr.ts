import * as z from 'zod'
import { call } from '../call.ts'

/** Purposes of the QR codes of the page frame. */
export const QR_TYPES = ['wechat', 'miniProgram', 'mobile'] as const

export const qrCalls = {
  /** A QR code of the floating toolbar: its target is a setting, by default the installation itself. */
  getQr: call({
    id: 'C.account.31',
    method: 'POST',
    path: '/api/user/qr/get',
    aliases: ['/api/user/user/qr/get'],
    who: 'public',
    request: z.object({ type: z.enum(QR_TYPES) }),
    answer: z.object({
      /** The picture, an SVG as a `data:` address. */
      url: z.string(),
      /** The target. */
      target: z.string(),
      /** Whether an administrator or a setting gave the target. */
      configured: z.boolean(),
    }),
    summary: { zh: '工具条二维码', en: 'A QR code of the toolbar' },
  }),
}
