import { application, publication, type OfficeReader } from '../patent-number.ts'

const GRANT = /^(?:US)?(D|RE|PP|H|T|AI|RX|X)?0*(\d{1,8})([A-Z]\d?)?$/
const PREGRANT = /^(?:US)?(20[0-4]\d)\/?(\d{6,7})([A-Z]\d?)?$/
const APPLICATION = /^(?:US)?(\d{2})\/(\d{6})$/
const APPLICATION_DIGITS = /^US(\d{8})$/

/** United States. Grants without leading zeros (`USD586076S1`), published applications with year and seven digits, applications `14/166,502`. */
export const readUs: OfficeReader = (compact) => {
  const pregrant = PREGRANT.exec(compact)
  if (pregrant) return [publication('US', `${pregrant[1]}${(pregrant[2] as string).padStart(7, '0')}`, pregrant[3])]
  const filed = APPLICATION.exec(compact)
  if (filed) return [application('US', `${filed[1]}${filed[2]}`)]
  const grant = GRANT.exec(compact.replaceAll('/', ''))
  const readings = grant === null || grant[2] === '0' ? [] : [publication('US', (grant[1] ?? '') + grant[2], grant[3])]
  const digits = APPLICATION_DIGITS.exec(compact)
  return digits ? [...readings, application('US', digits[1] as string)] : readings
}
