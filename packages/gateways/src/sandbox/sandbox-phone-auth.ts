import { readPhone } from '@gezhi/contract/client'
import { randomUUID } from 'node:crypto'
import { GatewayError } from '../gateway-error.ts'
import type { SandboxMemory } from '../ports/sandbox-memory.ts'
import type { SandboxPhoneAuth } from './sandbox-gateways.ts'

/** Same as China Mobile, the shortest of the carriers. */
const TOKEN_SECONDS = 120

/** Carrier authentication for development: a tester's `offer` replaces the carrier's confirmation. */
export function sandboxPhoneAuth(memory: SandboxMemory): SandboxPhoneAuth {
  return {
    adapter: 'sandbox',
    async begin() {
      return { accessToken: randomUUID(), jwtToken: randomUUID() }
    },
    async offer(phone) {
      const digits = readPhone(phone)
      if (digits === null) throw new RangeError('no mainland mobile number')
      const token = randomUUID()
      await memory.put(`phone-token:${token}`, digits, TOKEN_SECONDS)
      return token
    },
    async phoneOf(token) {
      const phone = await memory.take(`phone-token:${token}`)
      if (phone === null) throw new GatewayError({ gateway: 'phoneAuth', adapter: 'sandbox' }, 'credential')
      return phone
    },
  }
}
