import type { CountryNode } from '@gezhi/records'
import { useListWords } from '../../../kinds/kind-words.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { TreeRow } from '../../../components/tree/tree.tsx'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import { regionCheckboxState } from './country-selection.ts'
import { filterMark } from './filter-mark.ts'
import { ValueBar } from './value-bar.tsx'

interface CountryRowsProps {
  /** With the countries that are shown. */
  region: CountryNode
  /** With all countries of the region's checkbox. */
  whole: CountryNode
  /** Key of the facet. */
  facet: string
  max: number
  filters: readonly FacetFilter[]
  selected: ReadonlySet<string>
  onSelect: (nodes: CountryNode, on: boolean) => void
}

/** A region and, below it, its countries. */
export function CountryRows({ region, whole, facet, max, filters, selected, onSelect }: CountryRowsProps) {
  const { t } = useListWords()
  const checkbox = regionCheckboxState(whole, selected)
  return (
    <TreeRow
      id={region.id}
      name={region.name}
      opener={t('facets.countriesOf', { name: region.name })}
      content={
        <label>
          <Checkbox
            half={checkbox === 'half'}
            aria-label={region.name}
            checked={checkbox === 'all'}
            disabled={whole.disabled}
            onChange={() => onSelect(whole, checkbox !== 'all')}
          />
          <ValueBar value={region} max={0} />
        </label>
      }
    >
      {region.list.map((country) => (
        <TreeRow
          key={country.id}
          id={country.id}
          name={country.name}
          mark={filterMark(filters, facet, country.code)}
          content={
            <label>
              <input
                type="checkbox"
                aria-label={country.name}
                checked={selected.has(country.code)}
                disabled={country.disabled}
                onChange={() => onSelect(country, !selected.has(country.code))}
              />
              <ValueBar value={country} max={max} picture={country.nationalImage} />
            </label>
          }
        />
      ))}
    </TreeRow>
  )
}
