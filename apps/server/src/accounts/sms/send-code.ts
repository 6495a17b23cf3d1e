import { smsSubject } from '../captcha/captcha-subjects.ts'
import { GatewayError } from '@gezhi/gateways'
import type { FastifyBaseLogger } from 'fastify'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { SMS_CODE, type SmsRequest } from './sms-code-store.ts'

/**
 * Sends a code to a phone. `limitPhone` counts what an address sends there. Throws FEATURE_OFF without an SMS gateway, SMS_DAILY_LIMIT,
 * CAPTCHA_NEEDED with a `verifyId` for the second within 60 seconds (solving it allows one more), SMS_FAILED.
 */
export async function sendSmsCode(
  { gateways, smsCodes, captchas }: Pick<Accounts, 'gateways' | 'smsCodes' | 'captchas'>,
  request: SmsRequest,
  limitPhone: () => Promise<void>,
  log: FastifyBaseLogger,
): Promise<void> {
  const { sms } = gateways
  if (sms === null) throw new CallError('FEATURE_OFF')
  const { phone, device } = request
  const subject = smsSubject(phone, device)
  const patient = await smsCodes.make(request, false)
  const made = patient === 'too-soon' && (await captchas.takePass(subject)) ? await smsCodes.make(request, true) : patient
  if (made === 'daily-limit') throw new CallError('SMS_DAILY_LIMIT')
  if (made === 'too-soon') throw new CallError('CAPTCHA_NEEDED', { verifyId: await captchas.demand(subject) })
  try {
    // Only what would be sent counts. A known browser is limited by its own codes.
    if (!request.isKnownDevice) await limitPhone()
  } catch (error) {
    await smsCodes.takeBack(made.id)
    throw error
  }
  try {
    await sms.sendCode({ phone, code: made.code, minutes: SMS_CODE.lifetime / 60_000 })
  } catch (error) {
    if (!(error instanceof GatewayError && error.mayHaveHappened)) await smsCodes.takeBack(made.id)
    log.error({ err: error }, 'an SMS could not be sent')
    throw new CallError('SMS_FAILED', {}, { cause: error })
  }
}
