import { canonicalJson } from '../kinds/canonical-json.ts'
import type { RankOf } from '../kinds/record-kind.ts'
import type { Trademark } from './trademark.ts'

/**
 * The record of the most trusted source: offices publish whole records, so nothing of an older one remains except its pictures, which only
 * some of their formats have. The format of the highest rank counts, then the record with the latest change of the mark, then the later file
 * name, because offices name files by date, then the later position; of one place the later argument. Tables may have a row for each class
 * of a mark: records of one file without a common class are one record. Independent of order otherwise.
 */
export function mergeTrademarks(records: readonly Trademark[], rankOf: RankOf): Trademark {
  const best = latest(records, rankOf) as Trademark
  const others = records.filter((one) => one !== best)
  return withPictures(withClasses(best, others), others, rankOf)
}

function withPictures(best: Trademark, others: readonly Trademark[], rankOf: RankOf): Trademark {
  const pictured = others.filter(({ images }) => images !== undefined)
  const images = best.images ?? latest(pictured, rankOf)?.images
  return images === undefined ? best : { ...best, images }
}

function withClasses(best: Trademark, others: readonly Trademark[]): Trademark {
  return others.filter(({ source }) => source.format === best.source.format && source.file === best.source.file).reduce(withClassesOf, best)
}

function withClassesOf(best: Trademark, row: Trademark): Trademark {
  if (row.niceClasses.length === 0 || row.niceClasses.some((one) => best.niceClasses.includes(one))) return best
  const goods = [...(best.goods ?? []), ...(row.goods ?? [])].toSorted((a, b) => Number(a.niceClass) - Number(b.niceClass))
  const similarGroups = [...new Set([...(best.similarGroups ?? []), ...(row.similarGroups ?? [])])].toSorted()
  return {
    ...best,
    niceClasses: [...best.niceClasses, ...row.niceClasses].toSorted(),
    ...(goods.length > 0 && { goods }),
    ...(similarGroups.length > 0 && { similarGroups }),
  }
}

/** A record as text, equal for two records that differ only in their source. */
export function trademarkContent({ source: _, ...content }: Trademark): string {
  return canonicalJson(content)
}

function latest(records: readonly Trademark[], rankOf: RankOf): Trademark | undefined {
  return records.reduce<Trademark | undefined>((best, one) => (best !== undefined && isBefore(one, best, rankOf) ? best : one), undefined)
}

function isBefore(one: Trademark, other: Trademark, rankOf: RankOf): boolean {
  const [a, b] = [one.source, other.source]
  const [rankA, rankB] = [rankOf(a.format), rankOf(b.format)]
  if (rankA !== rankB) return rankA < rankB
  const [changedA, changedB] = [lastChange(one), lastChange(other)]
  if (changedA !== changedB) return changedA < changedB
  const [fileA, fileB] = [a.file ?? '', b.file ?? '']
  return fileA === fileB ? (a.position ?? 0) < (b.position ?? 0) : fileA < fileB
}

/** The day of the last change that a record knows of. */
function lastChange({ statusDate = '', events = [] }: Trademark): string {
  return events.reduce((last, { date }) => (date > last ? date : last), statusDate)
}
