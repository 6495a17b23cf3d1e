import type { PayChannel } from '@gezhi/contract'
import type { Gateways, PaymentGateway } from '@gezhi/gateways'

/** The gateways of an installation by channel; a channel that is not offered is missing. */
export type Channels = ReadonlyMap<PayChannel, PaymentGateway>

/** The channels of the gateways. */
export function channelsOf({ weChatPay, alipay }: Pick<Gateways, 'weChatPay' | 'alipay'>): Channels {
  const all: readonly (readonly [PayChannel, PaymentGateway | null])[] = [
    ['WX', weChatPay],
    ['ZFB', alipay],
  ]
  return new Map(all.flatMap(([channel, gateway]) => (gateway === null ? [] : [[channel, gateway] as const])))
}
