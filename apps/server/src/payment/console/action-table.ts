import type { Language } from '@gezhi/contract'
import type { Table } from '@gezhi/documents'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { nameOf, yuanOf } from '../products/shown-product.ts'
import type { ListedAction } from './action-lists.ts'
import { ACTION_NAMES } from './action-names.ts'
import type { ActionFacts } from './payment-actions-table.ts'

/** An action as the console lists it. Pure. */
export function shownAction(
  { action: { id, at, operatorId, action, orderNo, about }, operator, user, product }: ListedAction,
  language: Language,
) {
  const { orders: ofInvoice, ...facts } = about
  return {
    id,
    time: shanghaiTime(at),
    operator: operatorId === null ? null : operator,
    action,
    orderNoList: orderNo !== null ? [orderNo] : typeof ofInvoice === 'string' ? ofInvoice.split(' ') : [],
    user,
    productName: product === null ? null : nameOf(product, language),
    about: Object.entries(facts)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n'),
  }
}

/** Under which names a reason is recorded. */
const REASONS: readonly string[] = ['reason', 'message', 'note']
const IN_CENTS: readonly string[] = ['amount', 'originalPrice', 'salePrice']
/** They have columns of their own. */
const APART: readonly string[] = [...REASONS, 'orders', 'account']

/** Actions of operators for auditors, a row for each. Pure, but for the rows, which are read while it is written. */
export function actionTable(actions: AsyncIterable<ListedAction>, language: Language): Table {
  const { title, commandLine, columns, actions: names, facts } = ACTION_NAMES[language]
  const describe = (about: ActionFacts) =>
    Object.entries(about)
      .filter(([name]) => !APART.includes(name))
      .map(([name, value]) => `${facts[name] ?? name} ${IN_CENTS.includes(name) ? yuanOf(Number(value)) : value}`)
      .join(' / ')
  return {
    title,
    columns: Object.entries(columns).map(([key, heading]) => ({ key, title: heading, kind: 'text' })),
    rows: (async function* () {
      for await (const one of actions) {
        const { time, operator, orderNoList, user, productName } = shownAction(one, language)
        const { operatorId, action, about } = one.action
        const reason =
          REASONS.map((name) => about[name])
            .find((value) => value !== undefined && value !== null)
            ?.toString() ?? null
        yield [
          time,
          operatorId === null ? commandLine : (operator ?? operatorId),
          names[action],
          orderNoList.join(' '),
          user,
          productName,
          describe(about),
          reason,
        ]
      }
    })(),
  }
}
