import { textsToRead, type CompanyFacts } from '@gezhi/records'
import { pinyinOf } from '@gezhi/search'

/** A company with the pinyin of its names, by which it is searched. Those it has already stay. */
export function withReadings<F extends CompanyFacts>(facts: F): F {
  if (facts.readings !== undefined) return facts
  const readings = [...new Set(textsToRead(facts).map(pinyinOf))].filter((reading) => reading !== '')
  return readings.length === 0 ? facts : { ...facts, readings }
}
