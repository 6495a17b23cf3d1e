import type { Monitor } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { kindOfAddress } from '../../kinds/kind-of-address.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import styles from './monitors-page.module.css'

/** What a monitor watches, as a link to its list or record. */
export function MonitorTarget({ monitor }: { readonly monitor: Monitor }) {
  const { t } = useTranslation('monitors')
  const { target, code, list, address, queryStr } = monitor
  const kind = kindOfAddress({ kind: monitor.kind })
  if (code !== null && monitor.type === 'report') {
    return (
      <p className={styles['target']}>
        <Link to="/analyseView" search={{ id: code }}>
          {target}
        </Link>
      </p>
    )
  }
  if (code !== null) {
    return (
      <p className={styles['target']}>
        <Link to={kind.pages.record} search={{ id: code }}>
          {target}
        </Link>
        <span className={styles['number']}>{code}</span>
      </p>
    )
  }
  const isPlain = list?.call === kind.calls.list && queryStr !== ''
  const search = address ?? (isPlain ? toAddressParams(newSearch(kind, { query: queryStr })) : null)
  const text = target || t('noQuery')
  return (
    <p className={styles['target']}>
      {search === null ? (
        text
      ) : (
        <Link to={kind.pages.list} search={search}>
          {text}
        </Link>
      )}
    </p>
  )
}
