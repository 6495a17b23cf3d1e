import type { CountryNode } from '@gezhi/records'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon/icon.tsx'
import { TickBox } from '../../../components/tick-box.tsx'
import { valuesOf, type FacetFilter } from '../../../search-state/facet-filter.ts'
import { regionTick } from './country-ticks.ts'
import styles from './facet-panel.module.css'
import tree from './facet-tree.module.css'
import { ValueBar } from './value-bar.tsx'

interface CountryBranchProps {
  /** With the countries that are shown. */
  region: CountryNode
  /** With all countries the box of the region stands for. */
  whole: CountryNode
  most: number
  filters: readonly FacetFilter[]
  ticked: ReadonlySet<string>
  onTick: (nodes: CountryNode, on: boolean) => void
}

/** A region, which can be folded away, and its countries. */
export function CountryBranch({ region, whole, most, filters, ticked, onTick }: CountryBranchProps) {
  const { t } = useTranslation('search')
  const [opened, setOpened] = useState(true)
  const tick = regionTick(whole, ticked)
  return (
    <li className={tree['entry']}>
      <button
        type="button"
        className={tree['open']}
        aria-expanded={opened}
        aria-label={t('facets.countriesOf', { name: region.name })}
        onClick={() => setOpened(!opened)}
      >
        <Icon name={opened ? 'down' : 'next'} size={12} />
      </button>
      <label>
        <TickBox
          half={tick === 'half'}
          aria-label={region.name}
          checked={tick === 'all'}
          disabled={whole.disabled}
          onChange={() => onTick(whole, tick !== 'all')}
        />
        <ValueBar value={region} most={0} />
      </label>
      {opened && (
        <ul className={`${styles['values']} ${tree['leaves']}`}>
          {region.list.map((country) => (
            <li
              key={country.id}
              data-included={valuesOf(filters, 'country', true).includes(country.code) || undefined}
              data-excluded={valuesOf(filters, 'country', false).includes(country.code) || undefined}
            >
              <label>
                <input
                  type="checkbox"
                  aria-label={country.name}
                  checked={ticked.has(country.code)}
                  disabled={country.disabled}
                  onChange={() => onTick(country, !ticked.has(country.code))}
                />
                <ValueBar value={country} most={most} picture={country.nationalImage} />
              </label>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
