import { text } from './setting-values.ts'

/** The bank account of corporate transfers; they are offered when all three are set. */
export const TRANSFER_SETTINGS = {
  GEZHI_TRANSFER_NAME: row(
    '对公转账：收款单位名称；三项都填写才提供对公转账',
    'Corporate bank transfer: name of the receiving account; transfers are offered if all three are set',
  ),
  GEZHI_TRANSFER_BANK: row('对公转账：开户银行', 'Corporate bank transfer: bank'),
  GEZHI_TRANSFER_ACCOUNT: row('对公转账：银行账号', 'Corporate bank transfer: account number'),
}

function row(zh: string, en: string) {
  return { default: '', zh, en, secret: false, parse: text }
}
