const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The date of a time (ms) in Shanghai, `yyyyMMdd`: terms and daily limits end by it, wherever a server is located. */
export function shanghaiDay(now: number): string {
  return DAY.format(now).replaceAll('-', '')
}
