import { publication, type OfficeReader } from '../patent-number.ts'

const PUBLICATION = /^(?:WO|PCT\/?WO)\/?(\d{2}|(?:19|20)\d{2})\/?(\d{5,6})([A-Z]\d?)?$/
const PCT = /^PCT\/?([A-Z]{2})\/?(\d{2}|(?:19|20)\d{2})\/?(\d{5,6})$/
const LAST_TWO_DIGIT_CENTURY = 70

/** International applications (`PCT/CN2020/123456`) and their publications (`WO2020123456A1`): year of four digits, serial number of six. */
export const readWo: OfficeReader = (compact) => {
  const published = PUBLICATION.exec(compact)
  if (published) return [publication('WO', year(published[1] as string) + serial(published[2] as string), published[3])]
  const filed = PCT.exec(compact)
  if (filed === null) return []
  const number = `PCT/${filed[1]}${year(filed[2] as string)}/${serial(filed[3] as string)}`
  return [{ office: 'WO', role: 'application', number, base: number }]
}

function year(written: string): string {
  if (written.length === 4) return written
  return (Number(written) >= LAST_TWO_DIGIT_CENTURY ? '19' : '20') + written
}

function serial(written: string): string {
  return written.padStart(6, '0')
}
