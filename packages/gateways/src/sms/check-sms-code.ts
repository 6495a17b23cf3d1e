import { readPhone } from '@gezhi/contract/client'
import { GatewayError } from '../gateway-error.ts'
import type { SmsCode, SmsGateway } from '../ports/sms-gateway.ts'

/**
 * Validation common to all SMS adapters. Returns the message with its 11-digit number. Throws `GatewayError` `recipient` if it is not a
 * mainland mobile number, RangeError for an invalid code or validity.
 */
export function checkSmsCode(adapter: SmsGateway['adapter'], message: SmsCode): SmsCode {
  if (!/^\d{4,8}$/.test(message.code)) throw new RangeError('a code is 4 to 8 digits')
  if (!Number.isInteger(message.minutes) || message.minutes < 1 || message.minutes > 60) throw new RangeError('minutes are 1 to 60')
  const phone = readPhone(message.phone)
  if (phone === null) throw new GatewayError({ gateway: 'sms', adapter }, 'recipient', { detail: 'no mainland mobile number' })
  return { ...message, phone }
}
