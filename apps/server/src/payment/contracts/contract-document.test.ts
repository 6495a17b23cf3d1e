import { describe, expect, it } from 'vitest'
import { contractDocument, inCapitals } from './contract-document.ts'

describe('an amount in capital numerals', () => {
  it.each([
    [39_800, '叁佰玖拾捌元整'],
    [990, '玖元玖角整'],
    [2990, '贰拾玖元玖角整'],
    [1005, '壹拾元零伍分'],
    [5, '伍分'],
    [50, '伍角整'],
    [99_900, '玖佰玖拾玖元整'],
    [10_000_00, '壹万元整'],
    [100_050_00, '壹拾万零伍拾元整'],
    [1_000_000_001_23, '壹拾亿零壹元贰角叁分'],
    [12_345_678_99, '壹仟贰佰叁拾肆万伍仟陆佰柒拾捌元玖角玖分'],
  ])('%d cents is %s', (cents, written) => expect(inCapitals(cents)).toBe(written))
})

it('a contract names both parties, the product of the order and its price, whatever the buyer writes', () => {
  const order = {
    orderNo: '202611291000001234567890',
    amount: 39_800,
    createdAt: new Date(0),
    paidAt: null,
    product: { name: '年卡', years: 1, days: 0, uses: null },
  }
  const party = { mainName: '#某公司 $x$', idNumber: '1', contacts: '张三', phone: '1', email: 'a@example.org', address: '某路' }
  const seller = { name: '格致科技', bank: '招商银行', accountNo: '110000' }
  const text = JSON.stringify(contractDocument(order as never, party as never, seller))
  for (const part of [
    '#某公司 $x$',
    '格致科技',
    '招商银行 110000',
    '年卡',
    '1 年',
    '398.00 元（人民币叁佰玖拾捌元整）',
    '待支付',
    order.orderNo,
  ])
    expect(text).toContain(part)
})
