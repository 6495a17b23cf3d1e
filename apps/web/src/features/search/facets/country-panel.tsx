import { countryTree, type CountryNode } from '@gezhi/records'
import { useState } from 'react'
import { flagPicture } from 'virtual:flag-pictures'
import { useListWords } from '../../../kinds/kind-words.ts'
import { Tree } from '../../../components/tree/tree.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { addFilters } from '../../../search-state/facet-filter.ts'
import type { FacetField } from '../../../kinds/searchable-kind.ts'
import { useValueName } from '../../../kinds/use-shown-kind.ts'
import type { Found } from '../../../search-state/search-request.ts'
import { useFacetCounts } from '../api/use-facet-counts.ts'
import type { FilterChange } from '../filters/filter-change.ts'
import { ApplyBar } from './apply-bar.tsx'
import { CountryRows } from './country-rows.tsx'
import { isEveryCountrySelected, prunedTree, selectableCodes, withCodes } from './country-selection.ts'
import { FacetFailed } from './facet-failed.tsx'
import { FacetFind } from './facet-find.tsx'
import { FacetFrame } from './facet-frame.tsx'
import styles from './facet-panel.module.css'
import tree from './facet-tree.module.css'
import { MoreButton } from './more-button.tsx'
import { offeredValues } from './offered-values.ts'
import { COLLAPSED_ENTRIES, visibleValues } from './visible-values.ts'

interface CountryPanelProps {
  facet: FacetField
  title: string
  found: Found
  onChange: (change: FilterChange) => void
}

/** The countries as a tree below their regions: selected first, then included or excluded together (B.filters.01 to B.filters.17). */
export function CountryPanel({ facet, title, found, onChange }: CountryPanelProps) {
  const { key } = facet
  const { t } = useListWords()
  const language = useLanguage()
  const valueName = useValueName()
  const { counted, error, retry } = useFacetCounts(found, key, false)
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [duplicate, setDuplicate] = useState(false)

  const offered = offeredValues(counted?.list ?? [], found.filters, facet, (code) => valueName(key, code, language))
  if (counted !== undefined && offered.length === 0) return null
  const { matching, shown, more } = visibleValues(offered, typed, opened)
  const counts = matching.map(({ value, count }) => ({ code: value, count, alwaysEnabled: count === 0 }))
  const whole = countryTree(counts, { language, flagOf: flagPicture })
  const visible = prunedTree(whole, new Set(shown.map(({ value }) => value)))
  const regions = visible.map(({ id }) => id)
  const max = Math.max(...matching.map(({ count }) => count))
  const everything = isEveryCountrySelected(whole, selected)

  const select = (next: ReadonlySet<string>) => {
    setSelected(next)
    setDuplicate(false)
  }
  const apply = (include: boolean) => {
    const codes = [...selected]
    if (addFilters(found.filters, key, codes, include) === null) return setDuplicate(true)
    select(new Set())
    onChange((filters) => addFilters(filters, key, codes, include) ?? filters)
  }
  const codesOf = (node: CountryNode) => (node.code === '' ? selectableCodes([node]) : [node.code])
  return (
    <FacetFrame title={title}>
      {offered.length > COLLAPSED_ENTRIES && <FacetFind title={title} typed={typed} onTyped={setTyped} />}
      {matching.length === 0 && typed !== '' && <p className={styles['note']}>{t('facets.noneFound', { typed })}</p>}
      <Tree
        label={title}
        className={`${styles['values']} ${tree['countries']}`}
        expanded={new Set(regions.filter((id) => !folded.has(id)))}
        onExpanded={(expanded) => setFolded(new Set(regions.filter((id) => !expanded.has(id))))}
      >
        {visible.map((region) => (
          <CountryRows
            key={region.id}
            region={region}
            whole={whole.find(({ id }) => id === region.id) ?? region}
            facet={key}
            max={max}
            filters={found.filters}
            selected={selected}
            onSelect={(node, on) => select(withCodes(selected, codesOf(node), on))}
          />
        ))}
      </Tree>
      {error && <FacetFailed error={error} onRetry={retry} />}
      {counted?.timedOut && <p className={styles['note']}>{t('facets.partial')}</p>}
      {more && <MoreButton title={title} opened={opened} onOpened={setOpened} />}
      <ApplyBar
        title={title}
        selected={selected.size}
        everything={everything}
        onEverything={(on) => select(withCodes(selected, selectableCodes(whole), on))}
        duplicate={duplicate}
        onApply={apply}
      />
    </FacetFrame>
  )
}
