import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { formatFacetFilter, removeFilter, type FacetFilter } from '../../../search-state/facet-filter.ts'
import { facetValueName } from '../../../search-state/facet-value-name.ts'
import styles from './filter-chips.module.css'

interface FilterChipsProps {
  filters: readonly FacetFilter[]
  onFilters: (filters: readonly FacetFilter[]) => void
}

/** The filters of a list, each with a way to remove it; excluded ones are struck through. */
export function FilterChips({ filters, onFilters }: FilterChipsProps) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  if (filters.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('chips.label')}>
      {filters.map((filter) => {
        const words = { facet: t(`facet.${filter.facet}`), name: facetValueName(filter.facet, filter.value, language) }
        const said = t(filter.include ? 'chips.included' : 'chips.excluded', words)
        return (
          <li key={formatFacetFilter(filter)} className={styles['chip']} data-excluded={!filter.include || undefined}>
            <span className="visually-hidden">{said}</span>
            <span className={styles['words']} aria-hidden="true" title={said}>
              {t('chips.included', words)}
            </span>
            <button
              type="button"
              aria-label={t('chips.remove', { chip: said })}
              title={t('chips.remove', { chip: said })}
              onClick={() => onFilters(removeFilter(filters, filter))}
            >
              <Icon name="close" size={12} />
            </button>
          </li>
        )
      })}
      <li>
        <Button kind="link" onClick={() => onFilters([])}>
          {t('chips.clear')}
        </Button>
      </li>
    </ul>
  )
}
