import type { ClassGoods, MarkEvent, MarkEventType, MarkFeature, MarkParty, MarkStatus } from '@gezhi/records'
import { readMarkStatus } from '../mark-features.ts'
import { langTexts, readDay, readNiceClasses } from '../read-facts.ts'

/** Ranges of status codes of the USPTO. Codes between them are of single steps, which their texts describe. */
const STATUSES: readonly (readonly [from: number, to: number, status: MarkStatus])[] = [
  [600, 618, 'withdrawn'],
  [630, 632, 'filed'],
  [638, 681, 'examined'],
  [686, 688, 'published'],
  [700, 709, 'registered'],
  [710, 717, 'cancelled'],
  // Extensions of the time to file a statement of use, and what follows it.
  [718, 748, 'published'],
  [760, 760, 'appealed'],
  [773, 773, 'published'],
  [774, 774, 'opposed'],
  [790, 790, 'challenged'],
  [800, 800, 'registered'],
  [801, 801, 'opposed'],
  [802, 825, 'published'],
  [900, 900, 'expired'],
]

/** Drawing codes of the USPTO. */
const FEATURES: Readonly<Record<string, MarkFeature>> = {
  '1': 'word',
  '2': 'figurative',
  '3': 'combined',
  '4': 'word',
  '5': 'combined',
  '6': 'sound',
}

/** Words of the prosecution history, in the order in which they are tried. */
const EVENT_TYPES: readonly (readonly [RegExp, MarkEventType])[] = [
  [/published for opposition|official gazette/i, 'publication'],
  [/opposition/i, 'opposition'],
  [/^registered-/i, 'registration'],
  [/abandon|cancel|expired/i, 'end'],
  [/new application|application entered/i, 'application'],
  [/ownership|attorney|assignment of|correspondence|change of/i, 'record'],
  [/action|refusal|approved|allowed|granted|accepted|allowance/i, 'decision'],
]

/** State of the procedure, by the code of the office or, for other codes, by its text. */
export function readUsStatus(code: string | undefined, text: string | undefined): MarkStatus | undefined {
  const number = Number(code ?? Number.NaN)
  return STATUSES.find(([from, to]) => from <= number && number <= to)?.[2] ?? readMarkStatus(text)
}

/** How a mark is represented, by its drawing code; undefined for marks without a drawing. */
export function readUsFeature(drawingCode: string | undefined): MarkFeature | undefined {
  return FEATURES[drawingCode ?? '']
}

/** An entry of the prosecution history as the files have it. */
export interface WrittenEvent {
  readonly date: string | undefined
  readonly code: string | undefined
  readonly text: string | undefined
  /** Number of the entry: the order within a day. */
  readonly entry: string | undefined
}

/** The prosecution history and other events, oldest first. Entries without a date or text are left out. */
export function readUsEvents(written: readonly WrittenEvent[], others: readonly MarkEvent[] = []): MarkEvent[] {
  const ordered = written.toSorted((a, b) => Number(a.entry ?? 0) - Number(b.entry ?? 0))
  const events = ordered.flatMap(({ date, code, text }): MarkEvent[] => {
    const day = readDay(date)
    if (day === undefined || text === undefined) return []
    return [{ date: day, ...(code !== undefined && { code }), text, type: typeOf(text) }]
  })
  return [...events, ...others].toSorted((a, b) => Number(a.date) - Number(b.date))
}

function typeOf(text: string): MarkEventType {
  return EVENT_TYPES.find(([words]) => words.test(text))?.[1] ?? 'other'
}

/** Owners of a mark over time: files list each with a code that rises with every change (10 applicant, 20 at publication, 30 registrant). */
export function currentOwners(all: readonly { readonly code: string | undefined; readonly party: MarkParty }[]): MarkParty[] {
  const last = Math.max(0, ...all.map(({ code }) => Number(code ?? 0)))
  return all.filter(({ code }) => Number(code ?? 0) === last).map(({ party }) => party)
}

/** Goods by their class, written with three digits. Others are not included: `otherUsGoods`. */
export function readUsGoods(
  written: readonly { readonly classNumber: string | undefined; readonly text: string | undefined }[],
): ClassGoods[] {
  return written.flatMap(({ classNumber, text }) => {
    const niceClass = usNiceClass(classNumber)
    const texts = langTexts('en', text)
    return niceClass === undefined || texts === undefined ? [] : [{ niceClass, texts }]
  })
}

/** Goods of classes of the office's own, and of class numbers that are none, by their class. */
export function otherUsGoods(written: Parameters<typeof readUsGoods>[0]): Record<string, string[]> {
  const others = written.filter(({ classNumber, text }) => usNiceClass(classNumber) === undefined && text !== undefined)
  return Object.fromEntries(
    [...Map.groupBy(others, ({ classNumber }) => `class ${classNumber ?? ''}`.trim())].map(([name, goods]) => [
      name,
      goods.flatMap(({ text }) => text ?? []),
    ]),
  )
}

/** Nice classes among written ones, and the classes of the office's own (`A`, `200`). */
export function usClasses(written: readonly string[]): { readonly nice: string[]; readonly others: string[] } {
  const given = [...new Set(written.filter((one) => one !== ''))]
  return {
    nice: readNiceClasses(given.flatMap((one) => usNiceClass(one) ?? [])),
    others: given.filter((one) => usNiceClass(one) === undefined),
  }
}

/** The Nice class of a number with three digits, as `09`; undefined for classes of the office's own. */
export function usNiceClass(written: string | undefined): string | undefined {
  return readNiceClasses([(written ?? '').replace(/^0+/, '')])[0]
}
