import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { formatFacetFilter, type FacetFilter } from '../../../search-state/facet-filter.ts'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { useValueName } from '../../../kinds/use-shown-kind.ts'
import { chipRuns } from './chip-runs.ts'
import styles from './filter-chips.module.css'

interface FilterChipsProps {
  filters: readonly FacetFilter[]
  onFilters: (filters: readonly FacetFilter[]) => void
}

/** The filters of a list, each, or a run of years together, with a way to remove it; excluded ones are struck through. */
export function FilterChips({ filters, onFilters }: FilterChipsProps) {
  const { t } = useListWords()
  const language = useLanguage()
  const kind = useKind()
  const valueName = useValueName()
  if (filters.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('chips.label')}>
      {chipRuns(kind, filters).map((run) => {
        const [filter] = run
        const names = [run[0], ...run.slice(1).slice(-1)].map(({ facet, value }) => valueName(facet, value, language))
        const words = { facet: caption(t, kind, 'facet', filter.facet), name: names.join('–') }
        const text = t(filter.include ? 'chips.included' : 'chips.excluded', words)
        return (
          <li key={formatFacetFilter(filter)} className={styles['chip']} data-excluded={!filter.include || undefined}>
            <span className="visually-hidden">{text}</span>
            <span className={styles['words']} aria-hidden="true" title={text}>
              {t('chips.included', words)}
            </span>
            <button
              type="button"
              aria-label={t('chips.remove', { chip: text })}
              title={t('chips.remove', { chip: text })}
              onClick={() => onFilters(filters.filter((one) => !run.includes(one)))}
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
