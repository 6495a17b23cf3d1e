import { isIP } from 'node:net'
import { SettingError } from './setting-error.ts'

/** The value without spaces around it. */
export function text(value: string): string {
  return value.trim()
}

/** A whole number in a range, both ends included. */
export function wholeNumber(min: number, max: number) {
  return (value: string): number => {
    const number = /^\d{1,9}$/.test(value.trim()) ? Number(value) : Number.NaN
    if (!(number >= min && number <= max))
      throw new SettingError(`须为 ${min} 到 ${max} 的整数`, `must be a whole number from ${min} to ${max}`)
    return number
  }
}

/** One of some words. */
export function oneOf<const Options extends readonly string[]>(...options: Options) {
  return (value: string): Options[number] => {
    const found = options.find((option) => option === value.trim())
    if (found === undefined) throw new SettingError(`须为 ${options.join('、')} 之一`, `must be one of ${options.join(', ')}`)
    return found
  }
}

/** 32 bytes in base64; null for none. */
export function secretKey(value: string): Buffer | null {
  if (text(value) === '') return null
  const key = Buffer.from(text(value), 'base64')
  if (key.length !== 32) throw new SettingError('须为 32 字节的 base64', 'must be 32 bytes in base64')
  return key
}

/** A token of a header `Authorization: Bearer`; null for none. */
export function bearerToken(value: string): string | null {
  if (text(value) === '') return null
  if (!/^[\w.~+/=-]{16,500}$/.test(text(value)))
    throw new SettingError(
      '须为 16 到 500 个字母、数字或 - . _ ~ + / =',
      'must be 16 to 500 letters, digits or characters of - . _ ~ + / =',
    )
  return text(value)
}

/** `name=value`, separated by commas: headers of requests to a service. */
export function httpHeaders(value: string): Readonly<Record<string, string>> {
  const written = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const headers = written.map((part) => /^([\w-]{1,100}) *= *([\x20-\x7e]{1,2000})$/.exec(part))
  return Object.fromEntries(
    headers.map((header) => {
      if (header === null) throw new SettingError('须形如 名称=值，以逗号分隔', 'must look like name=value, separated by commas')
      return [header[1]!, header[2]!]
    }),
  )
}

/** Above 0, with at most two decimals. */
export function yuan(value: string): number {
  const amount = /^\d{1,6}(?:\.\d{1,2})?$/.test(text(value)) ? Number(value) : 0
  if (amount === 0) throw new SettingError('须为大于 0 的金额，如 9.9', 'must be an amount above 0, such as 9.9')
  return amount
}

/** `yyyy-MM-dd HH:mm:ss` of a valid date, in Asia/Shanghai. */
export function shanghaiMoment(value: string): string {
  // The valid dates are the same in every time zone without daylight saving time.
  const time = Date.parse(`${text(value).replace(' ', 'T')}Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 19).replace('T', ' ') !== text(value))
    throw new SettingError('须形如 2027-01-31 23:59:59', 'must look like 2027-01-31 23:59:59')
  return text(value)
}

/** The name of an index of a cluster. */
export function indexName(value: string): string {
  if (!/^[a-z][a-z0-9-]{0,99}$/.test(text(value)))
    throw new SettingError(
      '须以小写字母开头，只含小写字母、数字与连字符',
      'must begin with a lower-case letter and contain only lower-case letters, digits and hyphens',
    )
  return text(value)
}

/** Addresses and networks in CIDR notation, separated by commas. */
export function networks(value: string): readonly string[] {
  const written = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (!written.every(isNetwork))
    throw new SettingError(
      '须为以逗号分隔的 IP 地址或网段，如 10.0.0.0/8',
      'must be addresses or networks separated by commas, such as 10.0.0.0/8',
    )
  return written
}

function isNetwork(written: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(written) ?? []
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits > 0 && Number(prefix ?? bits) <= bits
}
