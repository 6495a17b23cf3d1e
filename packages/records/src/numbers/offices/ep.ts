import { application, publication, type OfficeReader } from '../patent-number.ts'

const PUBLICATION = /^EP0*(\d{1,7})([A-Z]\d?)?$/
const APPLICATION = /^EP(\d{8})(?:\.(\d))?$/
/** As in DOCDB: year and seven digits. */
const DOCDB_APPLICATION = /^EP(?:19|20)(\d\d)0?(\d{6})$/

/** European Patent Office. Publications have seven digits, applications eight and a check digit. */
export const readEp: OfficeReader = (compact) => {
  const published = PUBLICATION.exec(compact)
  if (published) return [publication('EP', (published[1] as string).padStart(7, '0'), published[2])]
  const docdb = DOCDB_APPLICATION.exec(compact)
  if (docdb) return [application('EP', `${docdb[1]}${docdb[2]}`)]
  const filed = APPLICATION.exec(compact)
  return filed ? [application('EP', filed[1] as string, filed[2])] : []
}
