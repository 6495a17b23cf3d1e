import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import type { Found } from '../../../search-state/search-request.ts'
import styles from './facet-panel.module.css'
import { FacetPanel } from './facet-panel.tsx'

const LEVELS = ['section', 'class', 'subclass', 'group'] as const

/** One panel for the levels of the IPC, which go deeper one into the other. */
export function IpcPanel({ found, onFilters }: { found: Found; onFilters: (filters: readonly FacetFilter[]) => void }) {
  const { t } = useTranslation('search')
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('section')
  return (
    <FacetPanel key={level} facet={level} title={t('facets.ipc')} found={found} onFilters={onFilters}>
      <div className={styles['levels']} role="group" aria-label={t('facets.levels')}>
        {LEVELS.map((one) => (
          <button key={one} type="button" aria-pressed={one === level} onClick={() => setLevel(one)}>
            {t(`level.${one}`)}
          </button>
        ))}
      </div>
    </FacetPanel>
  )
}
