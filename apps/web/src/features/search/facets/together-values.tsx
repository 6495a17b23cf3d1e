import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { addFilters, valuesOf } from '../../../search-state/facet-filter.ts'
import styles from './facet-panel.module.css'
import { allSelected } from './select-all.ts'
import { ValueBar } from './value-bar.tsx'
import type { ValueListProps } from './value-list.ts'

/** Values that are ticked first and then included or excluded in one go (B.filters.01 to B.filters.15). */
export function TogetherValues({ facet, title, values, filters, onFilters }: ValueListProps) {
  const { t } = useTranslation('search')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [duplicate, setDuplicate] = useState(false)
  const included = valuesOf(filters, facet, true)
  const excluded = valuesOf(filters, facet, false)
  const most = Math.max(...values.map((value) => value.count))
  const everything = allSelected(values.filter((value) => ticked.includes(value.value)).length, 0, values.length)

  const tick = (next: readonly string[]) => {
    setTicked(next)
    setDuplicate(false)
  }
  const apply = (include: boolean) => {
    const next = addFilters(filters, facet, ticked, include)
    if (next === null) return setDuplicate(true)
    tick([])
    onFilters(next)
  }
  return (
    <>
      <ul className={styles['values']}>
        {values.map((value) => (
          <li
            key={value.value}
            data-included={included.includes(value.value) || undefined}
            data-excluded={excluded.includes(value.value) || undefined}
          >
            <label>
              <input
                type="checkbox"
                aria-label={value.name}
                checked={ticked.includes(value.value)}
                onChange={() => tick(ticked.includes(value.value) ? ticked.filter((one) => one !== value.value) : [...ticked, value.value])}
              />
              <ValueBar value={value} most={most} />
            </label>
          </li>
        ))}
      </ul>
      <div className={styles['apply']}>
        <label className={styles['all']}>
          <input type="checkbox" checked={everything} onChange={() => tick(everything ? [] : values.map((value) => value.value))} />
          {t('facets.selectAll')}
          <span className="visually-hidden">{title}</span>
        </label>
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
    </>
  )
}
