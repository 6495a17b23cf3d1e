import { PATENT_SOURCES } from '@gezhi/imports'
import { RELATION_KEYS, sameInventions, type PatentRecord } from '@gezhi/records'
import { linesOf } from '../relevance/read-files.ts'

/** Why two publications are linked: their application, or the reason of `sameInventions`. */
export type LinkReason = 'application' | 'application-and-grant' | 'utility-model-twin'

/** A link from one publication to another. */
export interface PublicationLink {
  readonly from: PatentRecord
  readonly to: PatentRecord
  readonly reason: LinkReason
}

/** Publications compared for one, as the page of a patent does. */
const MAX_ALIKE = 20

/** The records of the file of Chinese patents, as an import reads them. */
export function chinesePatents(): PatentRecord[] {
  const source = PATENT_SOURCES.find(({ format }) => format === 'cnki-jsonl')!
  return linesOf('cn-patents/cnki-records.jsonl.gz').flatMap((text, position): PatentRecord[] => {
    const reading = source.read({ position, text })
    return reading.kind === 'record' ? [{ ...reading.record, source: { format: source.format } }] : []
  })
}

/** The links that the page of each patent shows: publications of its application, and of its invention under other numbers. */
export function linkedPublications(records: readonly PatentRecord[]): PublicationLink[] {
  const byApplication = keyed(records, RELATION_KEYS.application)
  const byInvention = keyed(records, RELATION_KEYS['same-invention'])
  return records.flatMap((from) => {
    const siblings = RELATION_KEYS.application(from)
      .flatMap((key) => byApplication.get(key) ?? [])
      .filter((to) => to !== from)
    const alike = RELATION_KEYS['same-invention'](from).flatMap((key) => byInvention.get(key) ?? [])
    return [
      ...[...new Set(siblings)].map((to): PublicationLink => ({ from, to, reason: 'application' })),
      ...sameInventions(from, alike.slice(0, MAX_ALIKE)).map(({ record: to, reason }): PublicationLink => ({ from, to, reason })),
    ]
  })
}

function keyed(records: readonly PatentRecord[], keysOf: (record: PatentRecord) => string[]): Map<string, PatentRecord[]> {
  const found = new Map<string, PatentRecord[]>()
  for (const record of records)
    for (const key of keysOf(record)) {
      const holders = found.get(key)
      if (holders === undefined) found.set(key, [record])
      else holders.push(record)
    }
  return found
}
