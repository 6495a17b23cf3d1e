import { parseArgs } from 'node:util'
import { readPhone } from '@gezhi/contract'
import type { Accounts } from '../accounts.ts'
import { guardedNamesOf } from '../login/login-limits.ts'
import { type AccountParts, addAccount, forceOutAccount, lockAccount, setAccountRole } from '../register/account-actions.ts'
import { withReadableError } from '../../http/with-readable-error.ts'
import { audit, type Operator } from '../../http/operator-of.ts'
import type { CancellationDecision } from '../users/cancellation-store.ts'
import { reviewCancellation } from '../users/review-cancellation.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'

/** Services used by the commands of an operator. */
export type OperatorParts = Pick<Accounts, 'cancellations' | 'enterprises' | 'failures' | 'messages' | 'pendingDeletions' | 'totps'> &
  AccountParts

/** A command: its syntax and action; returns the lines to print. Throws with a message for the operator. */
interface OperatorCommand {
  readonly words: string
  readonly usage: string
  readonly zh: string
  readonly en: string
  run(parts: OperatorParts, args: readonly string[], by: Operator): Promise<string[]>
}

/** Everything an operator can do on the command line. */
export const OPERATOR_COMMANDS: readonly OperatorCommand[] = [
  {
    words: 'user list',
    usage: 'user list [TEXT]',
    zh: '列出账号，可按用户名、手机号或邮箱查找',
    en: 'Lists accounts, optionally by user name, mobile number or e-mail',
    run: listUsers,
  },
  {
    words: 'user add',
    usage: 'user add PHONE NAME [--email ADDRESS] [--operator]',
    zh: '新建账号并生成密码',
    en: 'Creates an account with a generated password',
    run: addUser,
  },
  {
    words: 'user block',
    usage: 'user block PHONE',
    zh: '停用账号并结束其会话（996）',
    en: 'Suspends an account and ends its session (996)',
    run: (parts, [phone], by) => setBlocked(parts, phone, true, by),
  },
  {
    words: 'user unblock',
    usage: 'user unblock PHONE',
    zh: '恢复账号',
    en: 'Reinstates an account',
    run: (parts, [phone], by) => setBlocked(parts, phone, false, by),
  },
  {
    words: 'user unlock',
    usage: 'user unlock PHONE',
    zh: '解除因多次登录失败造成的锁定',
    en: 'Lifts the lock after too many failed logins',
    run: unlock,
  },
  {
    words: 'user totp-reset',
    usage: 'user totp-reset PHONE',
    zh: '移除管理员的动态口令（如手机与恢复码均丢失），并强制下线（998）',
    en: 'Removes the TOTP of an administrator who lost phone and recovery codes, and logs them out (998)',
    run: resetTotp,
  },
  {
    words: 'user out',
    usage: 'user out PHONE',
    zh: '强制账号下线（998）',
    en: 'Logs out an account (998)',
    run: forceOut,
  },
  {
    words: 'user role',
    usage: 'user role PHONE operator|user',
    zh: '设为管理员或普通账号',
    en: 'Makes an account an administrator or an ordinary user',
    run: setRole,
  },
  {
    words: 'user join',
    usage: 'user join PHONE COLLEAGUE',
    zh: '将账号加入同事所在企业，共享企业版的席位',
    en: 'Adds an account to the enterprise of a colleague, whose seats they share',
    run: join,
  },
  {
    words: 'user leave',
    usage: 'user leave PHONE',
    zh: '将账号移出企业',
    en: 'Removes an account from its enterprise',
    run: leave,
  },
  {
    words: 'cancellation list',
    usage: 'cancellation list',
    zh: '列出待审核的注销申请',
    en: 'Lists pending account closure requests',
    run: listCancellations,
  },
  {
    words: 'cancellation approve',
    usage: 'cancellation approve PHONE',
    zh: '同意注销：关闭账号并清除个人信息，不可恢复',
    en: 'Approves a request: closes the account and permanently erases personal data',
    run: (parts, args, by) => decide(parts, args, { decision: 'approve', by }),
  },
  {
    words: 'cancellation reject',
    usage: 'cancellation reject PHONE [REASON]',
    zh: '驳回注销申请，并告知用户',
    en: 'Rejects a request and notifies the user',
    run: (parts, args, by) => decide(parts, args, { decision: 'reject', by }),
  },
  {
    words: 'cancellation withdraw',
    usage: 'cancellation withdraw PHONE',
    zh: '应用户要求撤销注销申请',
    en: 'Withdraws a request on behalf of the user',
    run: (parts, args, by) => decide(parts, args, { decision: 'withdraw', by }),
  },
]

/** Runs a command line such as `user add 13900000001 张三`. Null if it is not a known command. */
export async function runOperatorCommand(parts: OperatorParts, args: readonly string[], by: Operator): Promise<string[] | null> {
  const command = OPERATOR_COMMANDS.find(({ words }) => words === args.slice(0, 2).join(' '))
  return command === undefined ? null : withReadableError(command.run(parts, args.slice(2), by))
}

/** All commands, one line each. */
export function operatorUsage(): string[] {
  return OPERATOR_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

async function listUsers({ register }: OperatorParts, words: readonly string[]): Promise<string[]> {
  const { list } = await register.list({ text: words.join(' '), state: 'all' }, { pageNo: 1, pageSize: 1000 })
  return list.map(({ createdAt, telephone, email, nick, role, blockedAt, online, products }) =>
    [
      shanghaiTime(createdAt),
      telephone ?? '-',
      email ?? '-',
      nick,
      role,
      blockedAt ? 'blocked' : online ? 'online' : '-',
      products.map(describeProduct),
    ].join('\t'),
  )
}

function describeProduct({ productName, endTime }: { productName: string; endTime: Date }): string {
  return `${productName} - ${shanghaiTime(endTime).slice(0, 10)}`
}

async function addUser(parts: OperatorParts, args: readonly string[], by: Operator): Promise<string[]> {
  const options = { email: { type: 'string' }, operator: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [given = '', nick = ''] = positionals
  const phone = readPhone(given)
  if (phone === null || nick.trim() === '') throw new Error(operatorUsage().join('\n'))
  const email = values.email?.trim().toLowerCase() ?? null
  const { password } = await addAccount(
    parts,
    { telephone: phone, nick: nick.trim(), email, role: values.operator ? 'operator' : 'user' },
    by,
  )
  return [`${phone} ${password}`]
}

async function userOf({ users }: OperatorParts, phone: string | undefined) {
  const user = await users.byPhone(readPhone(phone ?? '') ?? '')
  if (user === null) throw new Error(`手机号码未注册 / this phone number is not registered: ${phone ?? ''}`)
  return user
}

async function setBlocked(parts: OperatorParts, phone: string | undefined, locked: boolean, by: Operator): Promise<string[]> {
  const user = await userOf(parts, phone)
  await lockAccount(parts, { id: user.id, locked }, by)
  return [`${user.telephone} ${locked ? 'suspended / 已停用' : 'reinstated / 已恢复'}`]
}

async function unlock(parts: OperatorParts, [phone]: readonly string[], by: Operator): Promise<string[]> {
  const { id, telephone, email } = await userOf(parts, phone)
  const names = guardedNamesOf({ userId: id, phones: telephone ? [telephone] : [], emails: email ? [email] : [] })
  const locks = await parts.failures.unlock(names)
  audit(by, 'user unlock', { user: id })
  return [`${telephone} ${locks > 0 ? 'unlocked / 已解除锁定' : 'was not locked / 未被锁定'}`]
}

async function resetTotp(parts: OperatorParts, [phone]: readonly string[], by: Operator): Promise<string[]> {
  const { id, telephone } = await userOf(parts, phone)
  if (!(await parts.totps.reset(id))) return [`${telephone} had no TOTP / 未设置动态口令`]
  await parts.sessions.endAll(id, 998)
  // Wrong codes entered after the phone was lost must not lock the new setup.
  await parts.failures.unlock([id])
  audit(by, 'user totp-reset', { user: id })
  return [`${telephone} TOTP removed / 已移除动态口令`]
}

async function forceOut(parts: OperatorParts, [phone]: readonly string[], by: Operator): Promise<string[]> {
  const user = await userOf(parts, phone)
  await forceOutAccount(parts, user, by)
  return [`${user.telephone} logged out / 已下线`]
}

async function setRole(parts: OperatorParts, [phone, role]: readonly string[], by: Operator): Promise<string[]> {
  if (role !== 'operator' && role !== 'user') throw new Error(operatorUsage().join('\n'))
  const user = await userOf(parts, phone)
  await setAccountRole(parts, { id: user.id, role }, by)
  return [`${user.telephone} ${role}`]
}

async function join(parts: OperatorParts, [phone, colleague]: readonly string[], by: Operator): Promise<string[]> {
  const [user, other] = [await userOf(parts, phone), await userOf(parts, colleague)]
  if (!(await parts.enterprises.join(user.id, other.id)))
    throw new Error('同事没有企业版，或该账号已属于一个企业 / the colleague has no enterprise, or the account is in one')
  audit(by, 'user join', { user: user.id, colleague: other.id })
  return [`${user.telephone} joined / 已加入`]
}

async function leave(parts: OperatorParts, [phone]: readonly string[], by: Operator): Promise<string[]> {
  const { id, telephone } = await userOf(parts, phone)
  if (!(await parts.enterprises.leave(id))) throw new Error('该账号不属于任何企业 / the account is in no enterprise')
  audit(by, 'user leave', { user: id })
  return [`${telephone} left / 已移出`]
}

async function listCancellations({ cancellations }: OperatorParts): Promise<string[]> {
  const { list } = await cancellations.pending()
  return list.map(({ createdAt, telephone, nick, reasons }) => `${shanghaiTime(createdAt)} ${telephone ?? '-'} ${nick} ${reasons}`)
}

async function decide(
  parts: OperatorParts,
  [phone, ...note]: readonly string[],
  { decision, by }: { readonly decision: CancellationDecision; readonly by: Operator },
): Promise<string[]> {
  const { id } = await userOf(parts, phone)
  const found = await reviewCancellation(parts, { userId: id }, decision, { by, note: note.join(' ') })
  if (!found) throw new Error('没有待审核的申请 / no pending request')
  return [`${phone} ${DECIDED[decision]}`]
}

const DECIDED = { approve: 'closed / 已注销', reject: 'rejected / 已驳回', withdraw: 'withdrawn / 已撤销' } as const
