import { type Group, of, valueOf, valuesOf } from './green-book-group.ts'

/** Plain facts: group, tag, and the name they are stored under, which is that of the later formats. */
const PLAIN: readonly (readonly [string, string, string])[] = [
  ['PATN', 'SRC', 'us-application-series-code'],
  ['PATN', 'NCL', 'number-of-claims'],
  ['PATN', 'ECL', 'us-exemplary-claim'],
  ['PATN', 'NDR', 'number-of-drawing-sheets'],
  ['PATN', 'NFG', 'number-of-figures'],
  ['PATN', 'NPS', 'number-of-pages-of-text'],
  ['PATN', 'ART', 'art-unit'],
  ['PATN', 'TRM', 'length-of-grant'],
  ['PATN', 'DCD', 'disclaimer'],
  ['PATN', 'PBL', 'publication-level'],
  ['CLAS', 'EDF', 'edition'],
]

/** Groups stored as one line each, their values in order. */
const GROUPS: Readonly<Record<string, string>> = { RLAP: 'related-application', REIS: 'reissue', PCTA: 'pct-or-regional-filing-data' }

/** Facts without a property in the record. */
export function readGreenBookOtherFacts(groups: readonly Group[]): Record<string, string[]> {
  const facts: Record<string, string[]> = {}
  const add = (name: string, values: readonly string[]) => {
    if (values.length > 0) facts[name] = [...(facts[name] ?? []), ...values]
  }
  for (const [group, tag, name] of PLAIN)
    add(
      name,
      of(groups, group).flatMap((found) => valuesOf(found, tag)),
    )
  for (const [group, name] of Object.entries(GROUPS)) add(name, of(groups, group).map(asOneLine))
  add('field-of-search', of(groups, 'CLAS').flatMap(searched))
  add(
    'us-claim-statement',
    of(groups, 'CLMS').flatMap((claims) => valueOf(claims, 'STM') ?? []),
  )
  return facts
}

function asOneLine(group: Group): string {
  return group.lines.map(({ tag, value }) => `${tag} ${value.trim()}`).join(', ')
}

/** `FSC` names a class, the `FSS` after it its subclasses: `177` `25;185` is 177/25 and 177/185. */
function searched(group: Group): string[] {
  let main = ''
  return group.lines.flatMap(({ tag, value }) => {
    if (tag === 'FSC') main = value
    if (tag !== 'FSS') return []
    return value.split(';').map((subclass) => `${main.trim()}/${subclass.replace(/\s+/g, '')}`)
  })
}
