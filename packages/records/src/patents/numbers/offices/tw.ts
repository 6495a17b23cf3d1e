import { application, publication, type OfficeReader } from '../patent-number.ts'

const GRANT = /^TW([IMD])(\d{6})([A-Z]\d?)?$/
const PUBLICATION = /^TW((?:19|20)\d{7})([A-Z]\d?)?$/
const OLD_GRANT = /^TW(\d{5,6})([A-Z]\d?)?$/
const APPLICATION = /^TW(0?[789]\d|1\d\d)(\d{6})$/

/** Taiwan: grants with a letter for the type (`TWI234567B`), publications with the year, applications with the year of the Republic. */
export const readTw: OfficeReader = (compact) => {
  const grant = GRANT.exec(compact)
  if (grant) return [publication('TW', `${grant[1]}${grant[2]}`, grant[3])]
  const filed = APPLICATION.exec(compact)
  if (filed) return [application('TW', (filed[1] as string).padStart(3, '0') + filed[2])]
  const published = PUBLICATION.exec(compact) ?? OLD_GRANT.exec(compact)
  return published ? [publication('TW', published[1] as string, published[2])] : []
}
