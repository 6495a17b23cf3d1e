import type { FollowChange } from '@gezhi/contract/client'
import type { TFunction } from 'i18next'
import { recordDate } from '../../kinds/record-date.ts'

/** Names a value of a facet of the record's kind in the language on the screen. */
export type ValueName = (facet: string, value: string) => string

/** Facts that are values of a facet. */
const FACETS: Readonly<Record<string, string>> = {
  legal_status: 'legal',
  legal_status_detail: 'legalState',
  status_detail: 'stage',
  company_status: 'status',
}

/** Facts of trademarks and companies with a name of their own. */
const NAMED_FACTS = [
  'status_detail',
  'expiry_date',
  'events',
  'oppositions',
  'owners',
  'words',
  'company_names',
  'company_status',
  'company_capital',
  'company_address',
  'company_representative',
  'company_shareholders',
  'company_branches',
  'company_parents',
] as const

const COUNTED_LISTS = ['legal_events', 'publications', 'family'] as const
const NAMED_LISTS = ['applicants', 'assignees'] as const

/** The change in words, one or two lines; none for a change that another line contains. `changes`: all of the record. */
export function describeChange(
  change: FollowChange,
  changes: readonly FollowChange[],
  t: TFunction<'follows'>,
  valueName: ValueName,
): readonly string[] {
  switch (change.kind) {
    case 'count':
      return change.field === 'cited_by' ? [t('changes.cited_by', change)] : [t('changes.other', change)]
    case 'value':
      return describeValue(change, changes, t, valueName)
    case 'list':
      return describeList(change, t)
  }
}

function describeValue(
  { field, from, to }: Extract<FollowChange, { kind: 'value' }>,
  changes: readonly FollowChange[],
  t: TFunction<'follows'>,
  valueName: ValueName,
): readonly string[] {
  if (field === 'available') return to === null ? [] : [t('changes.available')]
  const facet = FACETS[field]
  const fact = NAMED_FACTS.find((one) => one === field)
  if (fact !== undefined) {
    const written = (value: string | null) => {
      if (value === null) return t('changes.none')
      if (facet !== undefined) return valueName(facet, value)
      return fact === 'expiry_date' ? recordDate(value) : value
    }
    return [t('changes.value', { field: t(`changes.facts.${fact}`), from: written(from), to: written(to) })]
  }
  if (facet === undefined) return [t('changes.other', { field })]
  // The status contains the change of its detail.
  if (field === 'legal_status_detail' && changes.some((one) => one.field === 'legal_status')) return []
  const named = (value: string | null) => (value === null ? t('changes.none') : valueName(facet, value))
  return [t(facet === 'legal' ? 'changes.legal_status' : 'changes.legal_status_detail', { from: named(from), to: named(to) })]
}

function describeList(change: Extract<FollowChange, { kind: 'list' }>, t: TFunction<'follows'>): readonly string[] {
  const sides = [
    { side: 'added', items: change.added, total: change.addedTotal },
    { side: 'removed', items: change.removed, total: change.removedTotal },
  ] as const
  return sides.flatMap(({ side, items, total }) => {
    if (total === 0) return []
    const what = headingOf(change.field, side, total, t)
    const listed = items.join(t('changes.separator'))
    // What is gone is named only where it is a name: ids of events are no words.
    if (side === 'removed' && change.field === 'legal_events') return [what]
    return [t('changes.listed', { what, items: total > items.length ? t('changes.more', { items: listed }) : listed })]
  })
}

function headingOf(field: string, side: 'added' | 'removed', count: number, t: TFunction<'follows'>): string {
  const counted = COUNTED_LISTS.find((one) => one === field)
  if (counted !== undefined) return t(`changes.${counted}.${side}`, { count })
  const named = NAMED_LISTS.find((one) => one === field)
  if (named !== undefined) return t(`changes.${named}.${side}`)
  const fact = NAMED_FACTS.find((one) => one === field)
  return fact === undefined ? t('changes.other', { field }) : t(`changes.${side}`, { field: t(`changes.facts.${fact}`) })
}
