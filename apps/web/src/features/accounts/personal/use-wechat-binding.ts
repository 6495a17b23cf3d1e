import { apiClient } from '../../../api/api-client.ts'
import { useQrScan } from '../wechat/use-qr-scan.ts'

/** A QR code that binds the account: its id, its display, whether it has expired, the error, and a function to replace it. */
export function useWeChatBinding(onBound: () => void) {
  const { uuid, qr, error, ended, refresh } = useQrScan({
    purpose: 'binding',
    active: true,
    poll: (id) => apiClient.accounts.bindWeChat({ uuid: id }),
    onScanned: onBound,
  })
  return { uuid, qr, over: ended !== null, error: error ?? ended?.error ?? null, refresh }
}
