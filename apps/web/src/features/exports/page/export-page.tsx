import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOfAddress } from '../../../kinds/kind-of-address.ts'
import { KindContext } from '../../../kinds/use-kind.ts'
import { exportedSource } from './exported-source.ts'
import { ExportForm } from './export-form.tsx'
import styles from './export-page.module.css'

/** /exportPage (B.export.04): what is exported, in which format and with which fields. The list is in the address, a selection in the history. */
export function ExportPage() {
  const { t } = useTranslation('exports')
  const params = useSearch({ strict: false })
  const ids = useLocation({ select: ({ state }) => state.exportedIds })
  const kind = kindOfAddress({ ...params })
  const source = useMemo(() => exportedSource(kind, { ...params }, ids), [kind, params, ids])
  return (
    <KindContext value={kind}>
      <div className={styles['page']}>
        <h1>{t('title')}</h1>
        {source === null ? (
          <div className={styles['empty']}>
            <p>{t('source.none')}</p>
            <p>{t('source.noneHint')}</p>
            <Link to="/" className="gz-button" data-kind="primary">
              {t('source.toSearch')}
            </Link>
          </div>
        ) : (
          // Another source is another form.
          <ExportForm key={source.from === 'list' ? JSON.stringify(params) : source.ids.join()} source={source} />
        )}
      </div>
    </KindContext>
  )
}
