import type { Handlers } from '../../http/call-context.ts'
import { operatorOf } from '../../http/operator-of.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { type AccountParts, addAccount, forceOutAccount, lockAccount, setAccountRole } from '../../accounts/register/account-actions.ts'
import type { ListedAccount } from '../../accounts/register/account-register.ts'

type AccountCalls = 'listAccounts' | 'addAccount' | 'lockAccount' | 'forceOutAccount' | 'setAccountRole'

/** Calls of the console about accounts. */
export function consoleAccountHandlers(parts: AccountParts): Pick<Handlers['operations'], AccountCalls> {
  return {
    async listAccounts({ text, state, ...page }) {
      const { list, total } = await parts.register.list({ text, state }, page)
      return { list: list.map(shown), total }
    },
    addAccount: (account, context) => addAccount(parts, account, operatorOf(context)),
    async lockAccount(request, context) {
      await lockAccount(parts, request, operatorOf(context))
      return true
    },
    async forceOutAccount(request, context) {
      await forceOutAccount(parts, request, operatorOf(context))
      return true
    },
    async setAccountRole(request, context) {
      await setAccountRole(parts, request, operatorOf(context))
      return true
    },
  }
}

function shown({ id, nick, telephone, email, role, blockedAt, online, createdAt, loginCount, products }: ListedAccount) {
  return {
    id,
    nick,
    telephone,
    email,
    role,
    locked: blockedAt !== null,
    online,
    createTime: shanghaiTime(createdAt),
    loginCount,
    products: products.map(({ productName, endTime }) => ({ productName, endTime: shanghaiTime(endTime) })),
  }
}
