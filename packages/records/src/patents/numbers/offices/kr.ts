import { application, publication, type OfficeReader } from '../patent-number.ts'

const YEARLY = /^KR(?:[1-4]0)?((?:19|20)\d\d)(\d{7})([A-Z]\d?)?$/
const REGISTERED = /^KR([1-4]0)?(\d{7})([A-Z]\d?)?$/

/** Korea: year and seven digits without the type (`KR20200012345A`), registrations with it (`KR101234567B1`). */
export const readKr: OfficeReader = (compact) => {
  const yearly = YEARLY.exec(compact)
  if (yearly) {
    const digits = `${yearly[1]}${yearly[2]}`
    const published = publication('KR', digits, yearly[3])
    return yearly[3] === undefined ? [published, application('KR', digits)] : [published]
  }
  const registered = REGISTERED.exec(compact)
  return registered ? [publication('KR', (registered[1] ?? '10') + registered[2], registered[3])] : []
}
