import { useState, type ReactNode } from 'react'
import { useListWords } from '../../../kinds/kind-words.ts'
import { useLanguage } from '../../../language/use-language.ts'
import type { FacetField } from '../../../kinds/searchable-kind.ts'
import { useValueName } from '../../../kinds/use-shown-kind.ts'
import type { Found } from '../../../search-state/search-request.ts'
import { useFacetCounts } from '../api/use-facet-counts.ts'
import type { FilterChange } from '../filters/filter-change.ts'
import { AtOnceValues } from './at-once-values.tsx'
import { FacetFailed } from './facet-failed.tsx'
import { FacetFind } from './facet-find.tsx'
import { FacetFrame } from './facet-frame.tsx'
import styles from './facet-panel.module.css'
import { MoreButton } from './more-button.tsx'
import { offeredValues } from './offered-values.ts'
import { useFirstOrder } from './use-first-order.ts'
import { COLLAPSED_ENTRIES, visibleValues } from './visible-values.ts'

interface FacetPanelProps {
  facet: FacetField
  title: string
  found: Found
  onChange: (change: FilterChange) => void
  /** Content between the title and the values. */
  children?: ReactNode
}

/** One facet: its values with counts, initially ten, a box to find others, and two ways to filter: 筛选 and 排除. */
export function FacetPanel({ facet, title, found, onChange, children }: FacetPanelProps) {
  const { t } = useListWords()
  const language = useLanguage()
  const valueName = useValueName()
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const { counted, settled, error, retry } = useFacetCounts(found, facet.key, opened || typed !== '')
  const list = (counted?.list ?? []).map((one) =>
    facet.coded && one.name !== one.value ? { ...one, name: `${one.value} ${one.name}` } : one,
  )
  const offered = offeredValues(list, found.filters, facet, (value) => valueName(facet.key, value, language))
  const ordered = useFirstOrder(offered, JSON.stringify([found.query, found.mode, found.databases]), settled && counted !== undefined)
  const { shown, more } = visibleValues(facet.panel === 'years' ? offered : ordered, typed, opened)
  // A facet that has nothing to offer is not shown.
  if (counted !== undefined && offered.length === 0 && typed === '') return null
  return (
    <FacetFrame title={title}>
      {children}
      {(offered.length > COLLAPSED_ENTRIES || typed !== '') && <FacetFind title={title} typed={typed} onTyped={setTyped} />}
      {shown.length === 0 && counted !== undefined && <p className={styles['note']}>{t('facets.noneFound', { typed })}</p>}
      {shown.length > 0 && <AtOnceValues facet={facet.key} values={shown} filters={found.filters} onChange={onChange} />}
      {error && <FacetFailed error={error} onRetry={retry} />}
      {counted?.timedOut && <p className={styles['note']}>{t('facets.partial')}</p>}
      {more && <MoreButton title={title} opened={opened} onOpened={setOpened} />}
    </FacetFrame>
  )
}
