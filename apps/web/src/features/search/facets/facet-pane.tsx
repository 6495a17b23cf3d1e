import { useDeferredValue } from 'react'
import { useOwnFields } from '../../../kinds/own-fields.ts'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import { facetPanels, isClassLevel } from '../../../search-state/facet-fields.ts'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import type { Found } from '../../../search-state/search-request.ts'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { diagnosticsOf } from '../api/diagnostics-of.ts'
import { useAllFacets, useOwnFacets } from '../api/use-facet-counts.ts'
import { useLateFilters } from '../filters/use-late-filters.ts'
import { FacetPanel } from './facet-panel.tsx'
import styles from './facet-pane.module.css'
import { FacetSkeleton } from './facet-skeleton.tsx'
import { useFacetTrees } from './use-facet-trees.ts'
import { YearHistogram } from './year-histogram.tsx'

interface FacetPaneProps {
  found: Found
  onFilters: (filters: readonly FacetFilter[]) => void
}

/** All facets of a result list, one under the other; the levels of the IPC share one panel. */
export function FacetPane({ found, onFilters }: FacetPaneProps) {
  const { t } = useListWords()
  const all = useAllFacets(found)
  const ownFacets = useOwnFacets(found)
  const ownMore = useOwnFields().length - ownFacets.length
  const change = useLateFilters(found.filters, onFilters)
  // The trees are fetched while the facets are counted.
  const trees = useFacetTrees()
  // Rows that arrived at the same time are rendered first.
  const isThere = useDeferredValue(all.data !== undefined, false)
  // Errors of the query are displayed by the list.
  if (diagnosticsOf(all.error)) return null
  if (all.isError && all.data === undefined) {
    return (
      <div className={styles['failed']}>
        <FailurePanel title={t('facets.failed')} error={all.error} onRetry={() => void all.refetch()} />
      </div>
    )
  }
  // Browsers cache the failure to load a module: it is requested again when the page is reloaded.
  if (trees.isError) {
    return (
      <div className={styles['failed']}>
        <FailurePanel title={t('facets.failed')} error={trees.error} onRetry={() => location.reload()} />
      </div>
    )
  }
  // All facets appear at once: otherwise they would push each other down.
  if (all.data === undefined || trees.data === undefined || !isThere) return <FacetSkeleton />
  const { CountryPanel, IpcPanel } = trees.data
  return (
    <div className={styles['pane']}>
      {facetPanels(found.kind).map((facet) => {
        const { key, panel } = facet
        const title = caption(t, found.kind, 'facet', key)
        return isClassLevel(found.kind, key) ? (
          <IpcPanel key={key} found={found} onChange={change} />
        ) : panel === 'countries' ? (
          <CountryPanel key={key} facet={facet} title={title} found={found} onChange={change} />
        ) : (
          <FacetPanel key={key} facet={facet} title={title} found={found} onChange={change}>
            {panel === 'years' && <YearHistogram facet={key} found={found} onChange={change} />}
          </FacetPanel>
        )
      })}
      {ownFacets.map((facet) => (
        <FacetPanel key={facet.key} facet={facet} title={caption(t, found.kind, 'facet', facet.key)} found={found} onChange={change} />
      ))}
      {ownMore > 0 && <p className={styles['more']}>{t('facets.ownMore', { count: ownMore })}</p>}
    </div>
  )
}
