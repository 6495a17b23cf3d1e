import { application, publication, type OfficeReader, type PatentNumber } from '../patent-number.ts'

const PUBLICATION = /^EP0*(\d{1,7})([A-Z]\d?)?$/
const APPLICATION = /^EP(\d{8})(?:\.(\d))?$/
/** As in DOCDB: year and seven digits. */
const DOCDB_APPLICATION = /^EP(?:19|20)(\d\d)0?(\d{6})$/

/** European Patent Office. Publications have seven digits, applications eight and a check digit. */
export const readEp: OfficeReader = (compact) => {
  const docdb = DOCDB_APPLICATION.exec(compact)
  if (docdb) return [application('EP', `${docdb[1]}${docdb[2]}`)]
  return [...applications(compact), ...publications(compact)]
}

function applications(compact: string): PatentNumber[] {
  const filed = APPLICATION.exec(compact)
  return filed ? [application('EP', filed[1] as string, filed[2])] : []
}

/** Eight digits with a leading zero are an application of the years 2000 to 2009, or a publication with an extra zero. */
function publications(compact: string): PatentNumber[] {
  const published = PUBLICATION.exec(compact)
  return published ? [publication('EP', (published[1] as string).padStart(7, '0'), published[2])] : []
}
