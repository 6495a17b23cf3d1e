import { useTranslation } from 'react-i18next'
import { toggleFilter, valuesOf } from '../../../search-state/facet-filter.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './facet-panel.module.css'
import { ValueBar } from './value-bar.tsx'
import type { ValueListProps } from './value-list.ts'

/** Values that narrow the list at each click: the box at the left includes (筛选), the sign at the right excludes (排除). */
export function AtOnceValues({ facet, values, filters, onFilters }: ValueListProps) {
  const { t } = useTranslation('search')
  const included = valuesOf(filters, facet, true)
  const excluded = valuesOf(filters, facet, false)
  const most = Math.max(...values.map((value) => value.count))
  return (
    <>
      <div className={styles['captions']} aria-hidden="true">
        <span>{t('facets.include')}</span>
        <span>{t('facets.exclude')}</span>
      </div>
      <ul className={styles['values']}>
        {values.map((value) => (
          <li key={value.value} data-excluded={excluded.includes(value.value) || undefined}>
            <label>
              <input
                type="checkbox"
                aria-label={t('facets.includeValue', { name: value.name })}
                checked={included.includes(value.value)}
                onChange={() => onFilters(toggleFilter(filters, { facet, value: value.value, include: true }))}
              />
              <ValueBar value={value} most={most} />
            </label>
            <button
              type="button"
              className={styles['exclude']}
              aria-pressed={excluded.includes(value.value)}
              aria-label={t('facets.excludeValue', { name: value.name })}
              title={t('facets.excludeValue', { name: value.name })}
              onClick={() => onFilters(toggleFilter(filters, { facet, value: value.value, include: false }))}
            >
              <Icon name="exclude" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
