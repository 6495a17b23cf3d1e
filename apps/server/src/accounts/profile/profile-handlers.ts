import type { Handlers } from '../../plugins/call-context.ts'
import { CallError } from '../../plugins/call-error.ts'
import { shanghaiTime } from '../../plugins/shanghai-time.ts'
import { userOf } from '../../plugins/user-of.ts'
import type { Accounts } from '../accounts.ts'
import { maskTelephone } from '../mask-telephone.ts'

/** Calls about the signed-in user. */
export function profileHandlers({
  users,
  products,
}: Pick<Accounts, 'users' | 'products'>): Pick<Handlers['accounts'], 'findUserInformation' | 'getUserVip'> {
  return {
    async findUserInformation(_request, context) {
      const user = await users.get(userOf(context).userId)
      const { id, nick, avatar, loginCount, guideStatus, giveVipType, role } = user
      const { email, address, organization, occupation, profession, userType } = user
      return {
        ...{ userId: id, nick, avatar, telephone: maskTelephone(user.telephone), loginCount, guideStatus, giveVipType, role },
        ...{ email, address, organization, occupation, profession, userType },
        emailVerified: user.emailVerifiedAt !== null,
        password: user.passwordHash === null ? 'false' : 'true',
        cancellationPending: await users.isClosing(id),
        createTime: shanghaiTime(user.createdAt),
      }
    },
    async getUserVip(_request, context) {
      const { living, expired } = await products.of(userOf(context).userId)
      if (expired) throw new CallError('RIGHTS_EXPIRED')
      return { userProduct: [...living] }
    },
  }
}
