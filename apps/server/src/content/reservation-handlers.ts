import { ATTENTION_FUNCTIONS } from '@gezhi/contract'
import type { Accounts } from '../accounts/accounts.ts'
import { deviceOf } from '../accounts/devices/device-cookie.ts'
import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { operatorOf } from '../http/operator-of.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { handleReservation } from './handle-reservation.ts'
import type { ReservationStore } from './reservation-store.ts'

type ReservationCalls = 'bookDemonstration' | 'listDemonstrations' | 'handleDemonstration'

/** Calls about demonstrations: anyone books with a verified phone, operators list the bookings. */
export function reservationHandlers(
  reservations: ReservationStore,
  { smsCodes, publicUrl }: Pick<Accounts, 'smsCodes' | 'publicUrl'>,
): Pick<Handlers['content'], ReservationCalls> {
  return {
    async bookDemonstration({ name, telephone, code, email, company, companyPosition, attentionFunction }, context) {
      const device = deviceOf(context, publicUrl)
      if (!(await smsCodes.use({ phone: telephone, code, device, purpose: 'reservation' }))) throw new CallError('SMS_CODE_WRONG')
      const attentionFunctions = ATTENTION_FUNCTIONS.map(({ zh }) => zh).filter((one) => attentionFunction.includes(one))
      await reservations.add({ name, telephone, email, company, companyPosition, attentionFunctions })
      return true
    },
    async listDemonstrations({ handled, ...page }, context) {
      operatorOf(context)
      const { list, total } = await reservations.list(handled, page)
      return {
        list: list.map(({ createdAt, handledAt, attentionFunctions, ...row }) => ({
          ...row,
          attentionFunction: attentionFunctions,
          createTime: shanghaiTime(createdAt),
          handleTime: handledAt && shanghaiTime(handledAt),
        })),
        total,
      }
    },
    async handleDemonstration({ id }, context) {
      if (!(await handleReservation(reservations, id, operatorOf(context)))) throw new CallError('RESERVATION_NOT_FOUND')
      return true
    },
  }
}
