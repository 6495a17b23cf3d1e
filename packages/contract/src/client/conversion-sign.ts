/** Source of conversions; part of their signature, known to every browser. */
export const APP_SIGN = 'gezhi'

/** The text whose MD5 a conversion report carries as `appSign` (G78); `now` in ms. Valid for 10 minutes. */
export function conversionSignText(phone: string, now: number): string {
  return `${APP_SIGN}${phone}${Math.floor(now / 60_000)}`
}
