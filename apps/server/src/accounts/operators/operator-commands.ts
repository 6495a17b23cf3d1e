import { createHash, randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { readTelephone } from '@gezhi/contract'
import type { Accounts } from '../accounts.ts'
import type { CancellationDecision } from '../users/cancellation-store.ts'
import { reviewCancellation } from '../users/review-cancellation.ts'
import { shanghaiTime } from '../../plugins/shanghai-time.ts'

/** What the commands of an operator need. */
export type OperatorParts = Pick<Accounts, 'users' | 'passwords' | 'cancellations' | 'messages' | 'uploads' | 'sessions' | 'now'>

/** A command: how it is written, what it does; answers the lines to print. Throws with what is wrong. */
interface OperatorCommand {
  readonly words: string
  readonly usage: string
  readonly zh: string
  readonly en: string
  run(parts: OperatorParts, args: readonly string[]): Promise<string[]>
}

/** Everything an operator can do on the command line. */
export const OPERATOR_COMMANDS: readonly OperatorCommand[] = [
  {
    words: 'user add',
    usage: 'user add TELEPHONE NICK [--email ADDRESS] [--operator]',
    zh: '新建账号并生成密码',
    en: 'Makes an account with a password of its own',
    run: addUser,
  },
  {
    words: 'user block',
    usage: 'user block TELEPHONE',
    zh: '停用账号并结束其会话（996）',
    en: 'Locks an account and ends its session (996)',
    run: (parts, [telephone]) => setBlocked(parts, telephone, true),
  },
  {
    words: 'user unblock',
    usage: 'user unblock TELEPHONE',
    zh: '恢复账号',
    en: 'Opens an account again',
    run: (parts, [telephone]) => setBlocked(parts, telephone, false),
  },
  {
    words: 'cancellation list',
    usage: 'cancellation list',
    zh: '待审核的注销申请',
    en: 'Requests to close accounts that wait',
    run: listCancellations,
  },
  {
    words: 'cancellation approve',
    usage: 'cancellation approve TELEPHONE',
    zh: '同意注销：关闭账号并清除个人信息，不可恢复',
    en: 'Grants a request: closes the account and erases who it was, for good',
    run: (parts, args) => decide(parts, args, 'approve'),
  },
  {
    words: 'cancellation reject',
    usage: 'cancellation reject TELEPHONE [REASON]',
    zh: '驳回注销申请，并告知用户',
    en: 'Refuses a request, and tells its user',
    run: (parts, args) => decide(parts, args, 'reject'),
  },
  {
    words: 'cancellation withdraw',
    usage: 'cancellation withdraw TELEPHONE',
    zh: '应用户要求撤销注销申请',
    en: 'Takes a request back, as its user wishes',
    run: (parts, args) => decide(parts, args, 'withdraw'),
  },
]

/** Runs a command line such as `user add 13900000001 张三`. Throws with the usage of all commands for one there is not. */
export async function runOperatorCommand(parts: OperatorParts, args: readonly string[]): Promise<string[]> {
  const command = OPERATOR_COMMANDS.find(({ words }) => words === args.slice(0, 2).join(' '))
  if (command === undefined) throw new Error(operatorUsage())
  return command.run(parts, args.slice(2))
}

/** All commands, a line each. */
export function operatorUsage(): string {
  return ['npm run ops -- …', ...OPERATOR_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)].join('\n')
}

async function addUser({ users, passwords, now }: OperatorParts, args: readonly string[]): Promise<string[]> {
  const options = { email: { type: 'string' }, operator: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [given = '', nick = ''] = positionals
  const telephone = readTelephone(given)
  if (telephone === null || nick.trim() === '') throw new Error(operatorUsage())
  const password = newPassword()
  await users.add({
    telephone,
    nick: nick.trim(),
    email: values.email?.trim().toLowerCase() ?? null,
    role: values.operator ? 'operator' : 'user',
    accountSource: 'operator',
    passwordHash: await passwords.hash(createHash('md5').update(password).digest('hex')),
    passwordChangedAt: new Date(now()),
  })
  return [`${telephone} ${password}`]
}

/** 16 characters with lower case, upper case and digits. */
function newPassword(): string {
  const some = (letters: string, count: number) => Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')
  return some('ABCDEFGHJKLMNPQRSTUVWXYZ', 4) + some('abcdefghijkmnpqrstuvwxyz', 8) + some('23456789', 4)
}

async function userOf({ users }: OperatorParts, telephone: string | undefined) {
  const user = await users.byAccount(readTelephone(telephone ?? '') ?? '')
  if (user === null) throw new Error(`手机号码未注册 / this phone is not registered: ${telephone ?? ''}`)
  return user
}

async function setBlocked(parts: OperatorParts, telephone: string | undefined, blocked: boolean): Promise<string[]> {
  const user = await userOf(parts, telephone)
  await parts.users.change(user.id, { blockedAt: blocked ? new Date(parts.now()) : null })
  if (blocked) await parts.sessions.endAll(user.id, 996)
  return [`${user.telephone} ${blocked ? 'blocked / 已停用' : 'open / 已恢复'}`]
}

async function listCancellations({ cancellations }: OperatorParts): Promise<string[]> {
  const { list } = await cancellations.pending()
  return list.map(({ createdAt, telephone, nick, reasons }) => `${shanghaiTime(createdAt)} ${telephone ?? '-'} ${nick} ${reasons}`)
}

async function decide(parts: OperatorParts, [telephone, ...note]: readonly string[], decision: CancellationDecision): Promise<string[]> {
  const { id } = await userOf(parts, telephone)
  const found = await reviewCancellation(parts, { userId: id }, decision, { operator: null, note: note.join(' ') })
  if (!found) throw new Error('没有待审核的申请 / no request waits')
  return [`${telephone} ${DECIDED[decision]}`]
}

const DECIDED = { approve: 'closed / 已注销', reject: 'rejected / 已驳回', withdraw: 'withdrawn / 已撤销' } as const
