import type { PatentRow } from '@gezhi/contract/client'
import { useEffect, useRef } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../language/use-language.ts'
import { listQuery } from '../../../search-state/list-query.ts'
import { pageRequest } from '../../../search-state/search-request.ts'
import type { PageAddress } from '../page-address.ts'
import { PaneState } from '../reading/pane-state.tsx'
import styles from './list-strip.module.css'

interface ListStripProps {
  address: PageAddress
  /** Position of the open patent in the list, from 1. */
  at: number
  onAddress: (change: Partial<PageAddress>) => void
}

/** The page of the list next to the patent opened from it: any neighbour is one click away. */
export function ListStrip({ address: { list }, at, onAddress }: ListStripProps) {
  const { t } = useTranslation('patents')
  const from = Math.floor((at - 1) / list.size) * list.size
  const rows = useQuery({
    ...listQuery<PatentRow>(useLanguage(), list, pageRequest(list, from, list.size)),
    placeholderData: keepPreviousData,
  })
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [at, rows.data])
  return (
    <nav ref={box} className={styles['strip']} aria-label={t('neighbours.label')}>
      <PaneState query={rows} failed={t('neighbours.failed')}>
        {(page) => (
          <ol start={from + 1}>
            {page.list.map((row, index) => {
              const position = from + index + 1
              return (
                <li key={row.id}>
                  <button
                    type="button"
                    aria-current={position === at ? 'true' : undefined}
                    onClick={() => onAddress({ id: row.publication_number ?? row.id, at: position })}
                  >
                    <span className={styles['number']}>
                      {position} · {row.publication_number ?? row.application_number ?? row.id}
                    </span>
                    <span>{row.title || t('untitled')}</span>
                  </button>
                </li>
              )
            })}
          </ol>
        )}
      </PaneState>
    </nav>
  )
}
