import { DIALECT_LABELS, writeDialect, type Dialect, type QueryNode } from '@gezhi/query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKindLanguage } from '../../../../kinds/use-kind.ts'
import { Button } from '../../../../components/button.tsx'
import { CopyButton } from '../../../../components/copy-button/copy-button.tsx'
import styles from './command-page.module.css'
import { DialectSelect } from './dialect-import.tsx'
import { LossList } from './loss-list.tsx'

/** The query in another system's notation, for copying, with its losses. */
export function DialectExport({ tree }: { tree: QueryNode | null }) {
  const { t } = useTranslation('command')
  const kind = useKindLanguage()
  const [dialect, setDialect] = useState<Dialect | null>(null)
  const written = tree !== null && dialect !== null ? writeDialect(tree, dialect, kind) : null
  return (
    <>
      <label className={styles['choose']}>
        {t('dialect.export')}
        <DialectSelect disabled={tree === null} value={dialect} onDialect={setDialect} />
      </label>
      {written !== null && dialect !== null && (
        <section className={styles['export']} aria-label={t('dialect.exported', { system: DIALECT_LABELS[dialect] })}>
          {written.text === '' ? <p>{t('dialect.empty', { system: DIALECT_LABELS[dialect] })}</p> : <code>{written.text}</code>}
          {(written.text !== '' || written.losses.length > 0) && <LossList losses={written.losses} />}
          {written.text !== '' && (
            <CopyButton
              text={written.text}
              label={t('dialect.copy')}
              done={t('dialect.copied')}
              failed={t('dialect.copyFailed')}
              withLabel
            />
          )}
          <Button onClick={() => setDialect(null)}>{t('dialect.close')}</Button>
        </section>
      )}
    </>
  )
}
