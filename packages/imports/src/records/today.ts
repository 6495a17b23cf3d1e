import { shanghaiDay } from '@gezhi/records'

/** The present day, `yyyyMMdd`. */
export function today(): string {
  return shanghaiDay(Date.now())
}
