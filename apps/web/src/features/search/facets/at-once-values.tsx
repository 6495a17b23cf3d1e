import { useState } from 'react'
import { useListWords } from '../../../kinds/kind-words.ts'
import { toggleFilter, valuesOf, type FacetFilter } from '../../../search-state/facet-filter.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './facet-panel.module.css'
import { ValueBar } from './value-bar.tsx'
import type { ValueListProps } from './value-list.ts'

/** Values that narrow the list at each click: the box at the left includes (筛选), the sign at the right excludes (排除). */
export function AtOnceValues({ facet, values, filters: given, onChange }: ValueListProps) {
  const { t } = useListWords()
  // What was pressed shows at once, before the address says so.
  const [pressed, setPressed] = useState({ given, filters: given })
  const filters = pressed.given === given ? pressed.filters : given
  const toggle = (filter: FacetFilter) => {
    setPressed({ given, filters: toggleFilter(filters, filter) })
    onChange((latest) => toggleFilter(latest, filter))
  }
  const included = valuesOf(filters, facet, true)
  const excluded = valuesOf(filters, facet, false)
  const max = Math.max(...values.map((value) => value.count))
  return (
    <>
      <div className={styles['captions']} aria-hidden="true">
        <span>{t('facets.include')}</span>
        <span>{t('facets.exclude')}</span>
      </div>
      <ul className={styles['values']}>
        {values.map((value) => (
          <li
            key={value.value}
            data-excluded={excluded.includes(value.value) || undefined}
            // Names of applicants and the like are shown as they stand in documents.
            translate={value.name === value.value ? 'no' : undefined}
          >
            <label>
              <input
                type="checkbox"
                aria-label={t('facets.includeValue', { name: value.name })}
                checked={included.includes(value.value)}
                onChange={() => toggle({ facet, value: value.value, include: true })}
              />
              <ValueBar value={value} max={max} />
            </label>
            <button
              type="button"
              className={styles['exclude']}
              aria-pressed={excluded.includes(value.value)}
              aria-label={t('facets.excludeValue', { name: value.name })}
              title={t('facets.excludeValue', { name: value.name })}
              onClick={() => toggle({ facet, value: value.value, include: false })}
            >
              <Icon name="exclude" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
