import { cutText } from '@gezhi/contract/client'
/** A report of a new user's source. */
export interface Conversion {
  readonly type: 'A' | 'B'
  readonly keyWord: string
  /** Data Baidu requires about its click. */
  readonly postData?: { readonly logidUrl: string; readonly newType: number }
}

/** Baidu's name for a registration (https://dev2.baidu.com, conversion types). */
const REGISTRATION = 25

/** The source of a visitor in the address of the registration: Baidu marks its clicks with `bd_vid` (type A), all else is type B. */
export function conversionOf(search: Readonly<Record<string, unknown>>, address: string): Conversion {
  const keyWord = typeof search['keyWord'] === 'string' ? cutText(search['keyWord'], 500) : ''
  if (typeof search['bd_vid'] !== 'string') return { type: 'B', keyWord }
  return { type: 'A', keyWord, postData: { logidUrl: address, newType: REGISTRATION } }
}
