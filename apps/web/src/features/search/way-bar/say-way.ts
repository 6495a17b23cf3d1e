import type { Language } from '@gezhi/contract/client'
import { patentField } from '@gezhi/records'
import type { TFunction } from 'i18next'
import type { SearchWay } from '../../../search-state/search-way.ts'

/** Most values that are named one by one. */
const MOST_NAMED = 5

/** Ids of what stands on the server. */
const UNSAID: readonly string[] = ['id', 'excelImportQueryStr']

/** What a way looks for, shortly: its values as they were given, and how many more; the id of what stands on the server says nothing. */
export function sayWay({ args }: SearchWay, t: TFunction<'search'>, language: Language): string {
  return Object.entries(args)
    .flatMap(([name, value]) => {
      if (UNSAID.includes(name)) return []
      if (name === 'lawTypeList') return sayValue(stateNames(value, language), t)
      if (name === 'depth') return [t('ways.steps', { count: Number(value) })]
      return name === 'listed' ? [t('ways.listed', { count: Number(value) })] : sayValue(value, t)
    })
    .join(' · ')
}

function sayValue(value: unknown, t: TFunction<'search'>): string[] {
  if (Array.isArray(value)) {
    const said = value.flatMap((one) => (Array.isArray(one) ? [] : sayValue(one, t)))
    if (said.length === 0) return []
    const named = said.slice(0, MOST_NAMED).join(t('ways.comma'))
    return [said.length > MOST_NAMED ? t('ways.more', { named, count: said.length }) : named]
  }
  if (typeof value !== 'string') return typeof value === 'number' ? [String(value)] : []
  return [t(`ways.values.${value}`, { defaultValue: value })]
}

/** Legal states by what they are called. */
function stateNames(codes: unknown, language: Language): unknown {
  if (!Array.isArray(codes)) return []
  const labels = { ...patentField('status')?.labels, ...patentField('legal-state')?.labels }
  return codes.map((code) => (typeof code === 'string' ? (labels[code]?.[language] ?? code) : code))
}
