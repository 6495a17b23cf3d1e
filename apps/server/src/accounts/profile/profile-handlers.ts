import { maskPhone, PROFESSIONS, type ParsedRequestOf, type Calls } from '@gezhi/contract'
import type { CallContext, Handlers, UserCaller } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { Accounts } from '../accounts.ts'
import { lookupRateLimit } from '../registration/lookup-rate-limit.ts'
import { uploadName } from '../uploads/upload-address.ts'
import type { UserChange } from '../users/user-store.ts'
import { regionTree } from './regions.ts'

type Change = ParsedRequestOf<Calls['accounts']['changeProfile']>

/** Calls about the signed-in user. */
export function profileHandlers(
  accounts: Accounts,
): Pick<
  Handlers['accounts'],
  'getCurrentUser' | 'listOwnProducts' | 'changeProfile' | 'completeProfile' | 'listRegions' | 'listProfessions'
> {
  const { users, products, uploads, pendingDeletions, cancellations, singleSignOn } = accounts
  const countLookup = lookupRateLimit(accounts)
  const change = async (request: Change, context: CallContext<UserCaller>): Promise<true> => {
    const user = await users.get(context.caller.userId)
    if (request.avatar && request.avatar !== user.avatar && !(await uploads.isOwn(uploadName(request.avatar) ?? '', user.id)))
      throw new CallError('UPLOAD_NOT_FOUND')
    const isOtherEmail = request.email !== undefined && request.email !== user.email
    // After unlinking single sign-on, the verified address is the only login; a new one is not verified.
    if (isOtherEmail && user.telephone === null && !(await singleSignOn.store.isBound(user.id)) && !(await users.isBoundToWeChat(user.id)))
      throw new CallError('TELEPHONE_NEEDED')
    // Whether it succeeds reveals whether somebody else has the name, as in `checkAvailability`.
    if (isOther(request.email, user.email) || isOther(request.nick, user.nick)) await countLookup(context.address)
    await users.change(user.id, {
      ...changeOf(request),
      ...(isOtherEmail && { emailVerifiedAt: null }),
    })
    if (request.avatar !== undefined && request.avatar !== user.avatar) await pendingDeletions.remove(user.avatar)
    return true
  }
  return {
    async getCurrentUser(_request, context) {
      const user = await users.get(context.caller.userId)
      const { id, nick, avatar, loginCount, guideStatus, giveVipType, role } = user
      const pendingSince = await cancellations.pendingSince(id)
      const { email, address, organization, occupation, profession, userType } = user
      return {
        userId: id,
        nick,
        avatar,
        telephone: maskPhone(user.telephone ?? ''),
        loginCount,
        guideStatus,
        giveVipType,
        role,
        email,
        address,
        organization,
        occupation,
        profession,
        userType,
        emailVerified: user.emailVerifiedAt !== null,
        password: user.passwordHash === null ? 'false' : 'true',
        cancellationPending: pendingSince !== null,
        cancellationTime: pendingSince && shanghaiTime(pendingSince),
        createTime: shanghaiTime(user.createdAt),
      }
    },
    async listOwnProducts(_request, context) {
      const { living, expired } = await products.of(context.caller.userId)
      if (expired) throw new CallError('RIGHTS_EXPIRED')
      return { userProduct: [...living] }
    },
    changeProfile: change,
    completeProfile: change,
    listRegions: () => regionTree(),
    listProfessions: async (_request, { language }) => PROFESSIONS.map((one) => ({ code: one.code, name: one[language] })),
  }
}

/** Whether a field is given and differs from its current value. */
function isOther(given: string | undefined, current: string | null): boolean {
  return given !== undefined && given !== '' && given !== current
}

/** Omitted fields are left unchanged, empty ones are cleared. */
function changeOf(request: Change): UserChange {
  return Object.fromEntries(
    Object.entries(request)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value === '' ? null : value]),
  )
}
