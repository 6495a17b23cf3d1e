import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKindLanguage } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { ResultListLink } from '../result-list-link.tsx'
import { SidePanel } from '../side-panel/side-panel.tsx'
import { OPERATOR_EXAMPLES } from './operator-examples.ts'
import { searchableFields } from './searchable-fields.ts'
import styles from './syntax-help.module.css'

/** The query language on one page: syntax and every field, each with an example that can be run. Needs the namespace `syntax`. */
export function SyntaxHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('syntax')
  return (
    <SidePanel title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <p className={styles['note']}>{t('note')}</p>
      <Operators />
      <Fields />
    </SidePanel>
  )
}

function Operators() {
  const { t } = useTranslation('syntax')
  const language = useLanguage()
  return (
    <dl className={styles['rows']}>
      {OPERATOR_EXAMPLES.map(({ key, query }) => (
        <div key={key} className={styles['row']}>
          <dt>
            <Example query={query[language]} />
          </dt>
          <dd>{t(`operators.${key}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Fields() {
  const { t } = useTranslation('syntax')
  const language = useLanguage()
  const { fields } = useKindLanguage()
  const [filter, setFilter] = useState('')
  const sections = searchableFields(fields, filter)
  return (
    <>
      <h3 className={styles['heading']}>{t('fields')}</h3>
      <input
        className={`gz-input ${styles['filter']}`}
        type="search"
        aria-label={t('findField')}
        placeholder={t('findField')}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <p role="status" className={styles['note']}>
        {sections.length === 0 ? t('noField') : ''}
      </p>
      {sections.map(({ group, fields: found }) => (
        <section key={group}>
          <h4 className={styles['group']}>{t(`groups.${group}`)}</h4>
          <dl className={styles['rows']}>
            {found.map((field) => (
              <div key={field.name} className={styles['row']}>
                <dt>
                  <Example query={field.example} />
                </dt>
                <dd>
                  {field.label[language]}
                  {field.aliases.length > 0 && (
                    <span className={styles['aliases']}>{t('aliases', { names: field.aliases.join(', ') })}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

function Example({ query }: { query: string }) {
  return (
    <ResultListLink query={query} className={styles['example']}>
      {query}
    </ResultListLink>
  )
}
