import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../language/use-language.ts'
import type { FacetKey } from '../../../search-state/facet-fields.ts'
import { facetValueName } from '../../../search-state/facet-value-name.ts'
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
import { COLLAPSED_ENTRIES, visibleValues } from './visible-values.ts'

interface FacetPanelProps {
  facet: FacetKey
  title: string
  found: Found
  onChange: (change: FilterChange) => void
  /** Stands between the title and the values. */
  children?: ReactNode
}

/** One facet: its values with counts, the first ten at first, a box to find others, and the two ways to narrow: 筛选 and 排除. */
export function FacetPanel({ facet, title, found, onChange, children }: FacetPanelProps) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const { counted, error, retry } = useFacetCounts(found, facet, opened || typed !== '')
  const offered = offeredValues(counted?.list ?? [], found.filters, facet, (value) => facetValueName(facet, value, language))
  const { shown, more } = visibleValues(offered, typed, opened)
  // A facet that has nothing to offer is not shown.
  if (counted !== undefined && offered.length === 0 && typed === '') return null
  return (
    <FacetFrame title={title}>
      {children}
      {(offered.length > COLLAPSED_ENTRIES || typed !== '') && <FacetFind title={title} typed={typed} onTyped={setTyped} />}
      {shown.length === 0 && counted !== undefined && <p className={styles['note']}>{t('facets.noneFound', { typed })}</p>}
      {shown.length > 0 && <AtOnceValues facet={facet} values={shown} filters={found.filters} onChange={onChange} />}
      {error && <FacetFailed error={error} onRetry={retry} />}
      {counted?.timedOut && <p className={styles['note']}>{t('facets.partial')}</p>}
      {more && <MoreButton title={title} opened={opened} onOpened={setOpened} />}
    </FacetFrame>
  )
}
