import { useListWords } from '../../../kinds/kind-words.ts'
import { toggleFilter, valuesOf, type FacetFilter } from '../../../search-state/facet-filter.ts'
import { ExcludeButton } from './exclude-button.tsx'
import styles from './facet-panel.module.css'
import { usePressedFilters } from './use-pressed-filters.ts'
import { ValueBar } from './value-bar.tsx'
import type { ValueListProps } from './value-list.ts'

/** Values that filter the list with each click: the checkbox at the left includes (筛选), the sign at the right excludes (排除). */
export function AtOnceValues({ facet, values, filters: given, onChange }: ValueListProps) {
  const { t } = useListWords()
  const [filters, change] = usePressedFilters(given, onChange)
  const toggle = (filter: FacetFilter) => change((latest) => toggleFilter(latest, filter))
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
            // Names of applicants and the like are shown as written in documents.
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
            <ExcludeButton
              name={value.name}
              pressed={excluded.includes(value.value)}
              onPress={() => toggle({ facet, value: value.value, include: false })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
