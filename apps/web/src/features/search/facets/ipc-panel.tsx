import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { addFilters, toggleFilter, valuesOf, type FacetFilter } from '../../../search-state/facet-filter.ts'
import { IPC_LEVELS } from '../../../search-state/facet-fields.ts'
import type { Found } from '../../../search-state/search-request.ts'
import styles from './facet-panel.module.css'
import { IpcBranch } from './ipc-branch.tsx'

/** The IPC as a tree from sections to main groups: classes of any level are ticked, then included or excluded in one go. */
export function IpcPanel({ found, onFilters }: { found: Found; onFilters: (filters: readonly FacetFilter[]) => void }) {
  const { t } = useTranslation('search')
  const [ticked, setTicked] = useState<readonly FacetFilter[]>([])
  const [duplicate, setDuplicate] = useState(false)

  const tick = (next: readonly FacetFilter[]) => {
    setTicked(next)
    setDuplicate(false)
  }
  const apply = (include: boolean) => {
    const next = IPC_LEVELS.reduce<readonly FacetFilter[]>(
      (filters, level) => addFilters(filters, level, valuesOf(ticked, level, true), include) ?? filters,
      found.filters,
    )
    if (next === found.filters) return setDuplicate(true)
    tick([])
    onFilters(next)
  }
  return (
    <details className={styles['panel']} open>
      <summary>
        <h2>{t('facets.ipc')}</h2>
      </summary>
      <IpcBranch
        found={found}
        parent={null}
        ticked={ticked}
        onTick={({ level, symbol }) => tick(toggleFilter(ticked, { facet: level, value: symbol, include: true }))}
      />
      <div className={styles['apply']}>
        <Button disabled={ticked.length === 0} onClick={() => apply(true)}>
          {t('facets.include')}
        </Button>
        <Button disabled={ticked.length === 0} onClick={() => apply(false)}>
          {t('facets.exclude')}
        </Button>
      </div>
      <p className={styles['duplicate']} role="alert">
        {duplicate && t('facets.duplicate')}
      </p>
    </details>
  )
}
