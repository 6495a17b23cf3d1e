import type { Accounts } from '../accounts/accounts.ts'
import { deviceOf } from '../accounts/devices/device-cookie.ts'
import type { CallContext, Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { operatorOf } from '../http/operator-of.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { ContentStores } from './content-stores.ts'
import { handleServiceEnquiry } from './handle-service-enquiry.ts'
import { MAX_ENQUIRIES } from './service-enquiry-store.ts'

type EnquiryCalls = 'sendServiceEnquiry' | 'listServiceEnquiries' | 'handleServiceEnquiry'

const MISSING = {
  telephone: { zh: '请输入手机号码！', en: 'please enter your mobile number' },
  code: { zh: '请输入验证码', en: 'please enter the code' },
} as const

/** Calls about enquiries: anyone asks with a verified phone, operators list and complete them. */
export function serviceEnquiryHandlers(
  { serviceEnquiries, saleServices }: Pick<ContentStores, 'serviceEnquiries' | 'saleServices'>,
  { smsCodes, users, publicUrl }: Pick<Accounts, 'smsCodes' | 'users' | 'publicUrl'>,
): Pick<Handlers['content'], EnquiryCalls> {
  const missing = (field: keyof typeof MISSING, { language }: CallContext) => {
    const message = MISSING[field][language]
    return new CallError('INVALID_INPUT', { field, problem: message, faults: [{ field, message }] })
  }
  /** That of the account unless another one is given, which has to be verified. */
  const phoneOf = async (telephone: string | undefined, code: string | undefined, context: CallContext): Promise<string> => {
    if (telephone === undefined) {
      const own = userOf(context) === null ? null : (await users.get(userOf(context)!)).telephone
      if (own === null) throw missing('telephone', context)
      return own
    }
    if (code === undefined) throw missing('code', context)
    const device = deviceOf(context, publicUrl)
    if (!(await smsCodes.use({ phone: telephone, code, device, purpose: 'reservation' }))) throw new CallError('SMS_CODE_WRONG')
    return telephone
  }
  return {
    async sendServiceEnquiry({ serviceId, telephone, code, ...written }, context) {
      const service = (await saleServices.all()).find(({ id }) => id === serviceId)
      if (service === undefined) throw new CallError('SERVICE_NOT_FOUND')
      const phone = await phoneOf(telephone, code, context)
      const sent = { ...written, userId: userOf(context), serviceId, service: service.zh.name, telephone: phone }
      if (!(await serviceEnquiries.add(sent))) throw new CallError('ENQUIRY_DAILY_LIMIT', { limit: MAX_ENQUIRIES })
      return true
    },
    async listServiceEnquiries({ handled, ...page }, context) {
      operatorOf(context)
      const { list, total } = await serviceEnquiries.list(handled, page)
      return {
        list: list.map(({ createdAt, handledAt, userId: _userId, ...row }) => ({
          ...row,
          createTime: shanghaiTime(createdAt),
          handleTime: handledAt && shanghaiTime(handledAt),
        })),
        total,
      }
    },
    async handleServiceEnquiry({ id }, context) {
      if (!(await handleServiceEnquiry(serviceEnquiries, id, operatorOf(context)))) throw new CallError('ENQUIRY_NOT_FOUND')
      return true
    },
  }
}

/** The account of the caller; null for visitors and while the login waits for a displacement. */
function userOf({ caller }: CallContext): string | null {
  return caller.kind === 'user' && !caller.pending ? caller.userId : null
}
