import { patentDay } from '@gezhi/records'

/** The present day, `yyyyMMdd`. */
export function today(): string {
  return patentDay(Date.now())
}
