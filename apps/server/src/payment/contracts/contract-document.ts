import type { RecordDocument } from '@gezhi/documents'
import type { StoredOrder } from '../orders/orders-table.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { StoredContract } from './contract-store.ts'

/** The seller of a contract: the organisation that runs the installation. */
export interface ContractSeller {
  readonly name: string
  /** Of its bank account; empty if transfers are not offered. */
  readonly bank: string
  readonly accountNo: string
}

const CLAUSES = [
  '乙方按本合同所列产品向甲方的平台账号开通相应权益。权益的范围、有效期与可用次数以下单时产品页面所示为准。',
  '甲方应一次性付清本合同价款。权益自乙方确认收款之时起生效；同类产品尚在有效期内的，自其届满之时起顺延。',
  '本合同载明的合同主体即为开票主体。乙方按甲方申请，就扣除退款后的实付金额开具发票。',
  '甲方应妥善保管账号，不得转让、出租权益，不得以自动化手段超出许可范围批量获取数据。',
  '平台所载数据来自公开的官方文献，检索与分析结果供参考，不构成法律意见；权利状态以主管机关登记为准。',
  '乙方按平台隐私政策处理甲方及其联系人的个人信息，仅用于履行本合同与法定义务。',
  '因乙方原因致权益不能使用的，乙方应按剩余有效期退还相应价款。双方因本合同发生争议，应先协商；协商不成的，由乙方所在地有管辖权的人民法院管辖。',
  '本合同自价款付清之日起生效；双方签署的扫描件与原件具有同等效力。',
]

/** The contract of an order as a document for `writePdf`: in Chinese, whatever the language of the page. Pure. */
export function contractDocument(order: StoredOrder, contract: StoredContract, seller: ContractSeller): RecordDocument {
  const { orderNo, product, amount, createdAt, paidAt } = order
  const price = `${(amount / 100).toFixed(2)} 元（人民币${inCapitals(amount)}）`
  return {
    title: '产品服务合同',
    subtitle: `合同编号：${orderNo}`,
    facts: [
      ['甲方（购买方）', contract.mainName],
      ['营业执照或身份证号码', contract.idNumber],
      ['联系人', contract.contacts],
      ['联系电话', contract.phone],
      ['邮箱', contract.email],
      ['联系地址', contract.address],
      ['乙方（服务方）', seller.name],
      ...(seller.accountNo === '' ? [] : [['乙方账户', `${seller.bank} ${seller.accountNo}`] as const]),
    ],
    blocks: [
      { kind: 'heading', text: '一、产品与价款', level: 1 },
      {
        kind: 'table',
        head: ['产品', '期限', '数量', '价款', '下单时间', '支付时间'],
        rows: [[product.name, termOf(product), '1', price, shanghaiTime(createdAt), paidAt === null ? '待支付' : shanghaiTime(paidAt)]],
      },
      { kind: 'heading', text: '二、约定', level: 1 },
      { kind: 'list', items: CLAUSES.map((text, at) => ({ text, depth: 0, number: `${at + 1}.` })) },
      { kind: 'heading', text: '三、签署', level: 1 },
      {
        kind: 'table',
        rows: [
          ['甲方（盖章或签字）：', '乙方（盖章）：'],
          ['日期：', '日期：'],
        ],
      },
    ],
  }
}

function termOf({ years, days, uses }: StoredOrder['product']): string {
  const parts = [years > 0 ? `${years} 年` : '', days > 0 ? `${days} 天` : '', uses === null ? '' : `${uses} 次`]
  return parts.filter((part) => part !== '').join('，')
}

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const UNITS = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿']

/** An amount in cents in capital Chinese numerals, as written on contracts: 39800 as 叁佰玖拾捌元整. */
export function inCapitals(cents: number): string {
  const yuan = Math.floor(cents / 100)
  const [jiao, fen] = [Math.floor(cents / 10) % 10, cents % 10]
  const whole = yuan === 0 ? '' : `${wholeInCapitals(yuan)}元`
  if (jiao === 0 && fen === 0) return `${whole === '' ? '零元' : whole}整`
  const tenths = jiao === 0 ? (whole === '' ? '' : '零') : `${DIGITS[jiao]}角`
  return whole + tenths + (fen === 0 ? '整' : `${DIGITS[fen]}分`)
}

/** A whole number above 0, below 10^12. */
function wholeInCapitals(number: number): string {
  const digits = String(number)
  let written = ''
  let skipped = false
  let inGroup = ''
  for (let at = 0; at < digits.length; at += 1) {
    const position = digits.length - 1 - at
    const digit = Number(digits[at])
    if (digit === 0) skipped = true
    else {
      inGroup += (skipped && written + inGroup !== '' ? '零' : '') + DIGITS[digit] + UNITS[position % 4]
      skipped = false
    }
    if (position % 4 === 0) {
      written += inGroup === '' ? '' : inGroup + GROUPS[position / 4]
      inGroup = ''
    }
  }
  return written
}

/** The account of transfers names the organisation that sells. */
export function sellerOf(
  transfer: { readonly accountName: string; readonly bank: string; readonly accountNo: string } | null,
): ContractSeller {
  return transfer === null
    ? { name: '本平台运营方', bank: '', accountNo: '' }
    : { name: transfer.accountName, bank: transfer.bank, accountNo: transfer.accountNo }
}
