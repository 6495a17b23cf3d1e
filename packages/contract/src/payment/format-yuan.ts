const DIGITS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in yuan, as every text and page writes it: `¥1,398.00`, `-¥98.01`. */
export function formatYuan(yuan: number): string {
  return `${yuan < 0 ? '-' : ''}¥${DIGITS.format(Math.abs(yuan))}`
}
