import { ERRORS, fillText, PAY_STATUS, readPhone } from '@gezhi/contract'
import { desc, inArray } from 'drizzle-orm'
import type { UserStore } from '../accounts/users/user-store.ts'
import { CallError } from '../http/call-error.ts'
import type { Operator } from '../http/operator-of.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { completeRefund, confirmTransfer, refundSale, rejectTransfer, type SaleParts } from './console/sale-actions.ts'
import { grantByHand, revokeGrant } from './grants/hand-grants.ts'
import { orders } from './orders/orders-table.ts'
import { reconcile } from './reconciliation/reconcile.ts'

/** What the commands use. */
type CommandParts = SaleParts & { readonly users: Pick<UserStore, 'byPhone'> }

interface PaymentCommand {
  readonly word: string
  readonly usage: string
  readonly zh: string
  readonly en: string
  run(parts: CommandParts, args: readonly string[], by: Operator): Promise<string[]>
}

/** Commands of operators about money. */
const COMMANDS: readonly PaymentCommand[] = [
  {
    word: 'list',
    usage: 'payment list',
    zh: '列出待支付与待确认的订单',
    en: 'Lists orders that are not paid yet',
    run: listOpen,
  },
  {
    word: 'confirm',
    usage: 'payment confirm ORDER YUAN REFERENCE',
    zh: '确认对公转账到账：金额须与订单一致，凭证号为银行流水号',
    en: 'Confirms a bank transfer: the amount must be that of the order, the reference that of the bank',
    run: confirm,
  },
  {
    word: 'reject',
    usage: 'payment reject ORDER REASON',
    zh: '驳回对公转账凭证：用户会收到原因，7 天内可重新上传',
    en: 'Rejects the slip of a bank transfer: the user gets the reason and can upload another one within 7 days',
    run: reject,
  },
  {
    word: 'refund',
    usage: 'payment refund ORDER REASON [YUAN]',
    zh: '退款，默认退全部余额；全部退完则收回权益。对公转账须另行汇款后用 payment refunded 登记',
    en: 'Refunds an order, by default all that is left; rights end when nothing is left. Return a bank transfer by hand, then use payment refunded',
    run: refund,
  },
  {
    word: 'refunded',
    usage: 'payment refunded REFUND REFERENCE',
    zh: '登记已手工退回的对公转账及其银行流水号',
    en: 'Records that a bank transfer was returned by hand, with its bank reference',
    run: refunded,
  },
  {
    word: 'grant',
    usage: 'payment grant PHONE PRODUCT DAYS REASON [RESULTS]',
    zh: '赠送权益若干天',
    en: 'Grants an entitlement for a number of days',
    run: grant,
  },
  {
    word: 'revoke',
    usage: 'payment revoke GRANT REASON',
    zh: '收回赠送的权益，立即失效',
    en: 'Takes back an entitlement that was granted; it ends at once',
    run: revoke,
  },
  {
    word: 'reconcile',
    usage: 'payment reconcile YYYY-MM-DD',
    zh: '与微信支付、支付宝当日账单对账',
    en: 'Compares the ledger with the bills of WeChat Pay and Alipay of a day',
    run: reconcileDay,
  },
]

/** Runs a command line such as `payment list`; null if it is not a known command. */
export async function runPaymentCommand(
  parts: CommandParts,
  [first, word, ...args]: readonly string[],
  by: Operator,
): Promise<string[] | null> {
  const command = first === 'payment' ? COMMANDS.find((one) => one.word === word) : undefined
  if (command === undefined) return null
  try {
    return await command.run(parts, args, by)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { zh, en } = ERRORS[error.error]
    throw new Error(`${fillText(zh, error.values)} / ${fillText(en, error.values)}`, { cause: error })
  }
}

/** All commands, one line each. */
export function paymentUsage(): string[] {
  return COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

async function listOpen({ database }: CommandParts): Promise<string[]> {
  const open = await database
    .select()
    .from(orders)
    .where(inArray(orders.state, ['unpaid', 'transferring', 'refunding']))
    .orderBy(desc(orders.createdAt))
    .limit(1000)
  return open.map(({ createdAt, orderNo, payType, state, amount, product }) =>
    [shanghaiTime(createdAt), orderNo, payType, `${PAY_STATUS[state]} ${state}`, (amount / 100).toFixed(2), product.name].join('\t'),
  )
}

async function confirm(parts: CommandParts, [orderNo = '', yuan = '', reference = '']: readonly string[], by: Operator): Promise<string[]> {
  if (reference === '') throw new Error(paymentUsage().join('\n'))
  await confirmTransfer(parts, { orderNo, amount: centsOf(yuan), reference }, by)
  return [`${orderNo} paid / 已支付`]
}

async function reject(parts: CommandParts, [orderNo = '', ...words]: readonly string[], by: Operator): Promise<string[]> {
  const message = words.join(' ').trim()
  if (!isReason(message)) throw new Error(paymentUsage().join('\n'))
  await rejectTransfer(parts, { orderNo, message }, by)
  return [`${orderNo} rejected / 已驳回`]
}

async function refund(parts: CommandParts, [orderNo = '', reason = '', yuan]: readonly string[], by: Operator): Promise<string[]> {
  if (reason === '') throw new Error(paymentUsage().join('\n'))
  const amount = yuan === undefined ? undefined : centsOf(yuan)
  const { refundNo, state, ...decided } = await refundSale(parts, { orderNo, reason, amount }, by)
  return [`${refundNo} ${(decided.amount / 100).toFixed(2)} ${state}`]
}

async function refunded(parts: CommandParts, [refundNo = '', reference = '']: readonly string[], by: Operator): Promise<string[]> {
  if (reference.trim() === '') throw new Error(paymentUsage().join('\n'))
  await completeRefund(parts, { refundNo, reference }, by)
  return [`${refundNo} succeeded / 已退款`]
}

async function grant(parts: CommandParts, args: readonly string[], by: Operator): Promise<string[]> {
  const [phone = '', productName = '', days = '', reason = '', searchCount = '10000'] = args.map((arg) => arg.trim())
  if (productName === '' || !/^[1-9]\d{0,3}$/.test(days) || !isReason(reason) || !/^[1-9]\d{0,6}$/.test(searchCount))
    throw new Error(paymentUsage().join('\n'))
  const user = await parts.users.byPhone(readPhone(phone) ?? '')
  if (user === null) throw new CallError('ACCOUNT_NOT_FOUND')
  const product = { productName, days: Number(days), searchCount: Number(searchCount) }
  const key = crypto.randomUUID()
  const end = await grantByHand(parts, { key, userId: user.id, product, reason }, by)
  return [`${key} ${phone} ${productName} - ${shanghaiTime(end)}`]
}

async function revoke(parts: CommandParts, [id = '', ...words]: readonly string[], by: Operator): Promise<string[]> {
  const reason = words.join(' ').trim()
  if (!isReason(reason) || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw new Error(paymentUsage().join('\n'))
  await revokeGrant(parts, { id, reason }, by)
  return [`${id} revoked / 已收回`]
}

async function reconcileDay(parts: CommandParts, [day = '']: readonly string[]): Promise<string[]> {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) throw new Error(paymentUsage().join('\n'))
  const results = []
  for (const channel of parts.channels.keys()) results.push(await reconcile(parts, channel, day))
  return results.flatMap((result) =>
    result === null
      ? []
      : [
          [day, result.channel, `bill ${result.billed}`, `matched ${result.matched}`, `corrected ${result.corrected}`].join('\t'),
          ...result.differences.map(({ kind, orderNo, reference, billed, booked }) =>
            [kind, orderNo, reference, `bill ${billed ?? '-'}`, `ledger ${booked ?? '-'}`].join('\t'),
          ),
        ],
  )
}

/** As in the console. */
const MAX_REASON = 200

function isReason(text: string): boolean {
  return text !== '' && text.length <= MAX_REASON
}

function centsOf(yuan: string): number {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(yuan)
  if (match === null) throw new Error(`金额须如 398 或 9.90 / an amount is written as 398 or 9.90: ${yuan}`)
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
