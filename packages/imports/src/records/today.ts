import { shanghaiDay } from '@gezhi/records'

/** Today's date, `yyyyMMdd`. */
export function today(): string {
  return shanghaiDay(Date.now())
}
