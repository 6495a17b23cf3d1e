import type { Databases as DatabaseTree } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/icon.tsx'
import { Checkbox } from '../checkbox.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { regionSelection } from './database-choice.ts'
import styles from './database-dialog.module.css'

interface DatabaseRegionProps {
  readonly region: DatabaseTree['list'][number]
  /** Initially expanded. */
  readonly open: boolean
  readonly selected: ReadonlySet<string>
  /** Read-only: choosing countries needs a product (B.database.11, 12). */
  readonly readOnly: boolean
  readonly onSelect: (codes: readonly string[], on: boolean) => void
}

/** A collapsible region with its countries. */
export function DatabaseRegion({ region, open, selected, readOnly, onSelect }: DatabaseRegionProps) {
  const { t } = useTranslation('databases')
  const language = useLanguage()
  const [opened, setOpened] = useState(open)
  const codes = region.countries.map(({ code }) => code)
  const stand = regionSelection(codes, selected)
  return (
    <li>
      <button
        type="button"
        className={styles['fold']}
        aria-expanded={opened}
        aria-label={t('countriesOf', { name: region.name })}
        onClick={() => setOpened(!opened)}
      >
        <Icon name={opened ? 'down' : 'next'} size={12} />
      </button>
      <label className={styles['region']}>
        <Checkbox half={stand === 'half'} checked={stand === 'all'} disabled={readOnly} onChange={() => onSelect(codes, stand !== 'all')} />
        {region.name}
      </label>
      {opened && (
        <ul className={styles['leaves']}>
          {region.countries.map(({ code, name, count }) => (
            <li key={code}>
              <label>
                <input
                  type="checkbox"
                  checked={selected.has(code)}
                  disabled={readOnly}
                  onChange={(event) => onSelect([code], event.target.checked)}
                />
                <span>{name}</span>
                <span className={styles['count']}>{count.toLocaleString(language)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
