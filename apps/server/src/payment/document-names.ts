/** What names of files begin with: contracts, invoices and slips are documents in Chinese, whoever downloads them. */
export const DOCUMENT_NAMES = { contract: '合同', invoice: '发票', redInvoice: '红字发票', slip: '转账凭证' } as const
