import { DIALECT_LABELS, DIALECTS, readDialect, recogniseDialect, type Dialect, type Loss } from '@gezhi/query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKindLanguage } from '../../../../kinds/use-kind.ts'
import { Button } from '../../../../components/button.tsx'
import styles from './command-page.module.css'
import { LossList } from './loss-list.tsx'

interface DialectImportProps {
  text: string
  onText: (text: string) => void
}

interface Translation {
  readonly dialect: Dialect
  readonly from: string
  /** The result; empty if nothing could be parsed. */
  readonly to: string
  readonly losses: readonly Loss[]
}

/** Offers to translate a query that shows signs of another system, or of a chosen one; losses stay displayed until they are dismissed. */
export function DialectImport({ text, onText }: DialectImportProps) {
  const { t } = useTranslation('command')
  const kind = useKindLanguage()
  const [done, setDone] = useState<Translation | null>(null)
  const seems = recogniseDialect(text, kind)
  const translate = (dialect: Dialect) => {
    const { query, losses } = readDialect(text, dialect, kind)
    setDone({ dialect, from: text, to: query, losses })
    if (query !== '') onText(query)
  }
  return (
    <>
      {seems !== null && done?.to !== text && (
        <p className={styles['offer']} role="status">
          {t('dialect.seems', { system: DIALECT_LABELS[seems] })}
          <Button kind="primary" onClick={() => translate(seems)}>
            {t('dialect.translate', { system: DIALECT_LABELS[seems] })}
          </Button>
        </p>
      )}
      {done && (
        <div className={styles['offer']} role="status">
          <p>{t(done.to === '' ? 'dialect.nothing' : 'dialect.translated', { system: DIALECT_LABELS[done.dialect] })}</p>
          {done.to !== '' && <LossList losses={done.losses} />}
          {done.to !== '' && (
            <Button
              onClick={() => {
                onText(done.from)
                setDone(null)
              }}
            >
              {t('dialect.undo')}
            </Button>
          )}
          <Button onClick={() => setDone(null)}>{t('dialect.dismiss')}</Button>
        </div>
      )}
      <label className={styles['choose']}>
        {t('dialect.import')}
        <DialectSelect disabled={text.trim() === ''} value={null} onDialect={translate} />
      </label>
    </>
  )
}

interface DialectSelectProps {
  value: Dialect | null
  disabled?: boolean
  onDialect: (dialect: Dialect) => void
}

/** The five systems, none chosen at first. */
export function DialectSelect({ value, disabled = false, onDialect }: DialectSelectProps) {
  return (
    <select
      className="gz-select"
      value={value ?? ''}
      disabled={disabled}
      onChange={(event) => {
        const chosen = DIALECTS.find((dialect) => dialect === event.target.value)
        if (chosen) onDialect(chosen)
      }}
    >
      <option value="" disabled>
        —
      </option>
      {DIALECTS.map((dialect) => (
        <option key={dialect} value={dialect}>
          {DIALECT_LABELS[dialect]}
        </option>
      ))}
    </select>
  )
}
