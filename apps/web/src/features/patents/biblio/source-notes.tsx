import type { PatentDetail } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../language/use-language.ts'
import type patents from '../catalogue/zh.ts'
import styles from './biblio-grid.module.css'
import { sourceFactTitle } from './source-fact-titles.ts'
import { sourceName } from './source-names.ts'

type Source = PatentDetail['sources'][number]
type FieldKey = keyof (typeof patents)['fields']

/** The sources of each fact, and further facts under the source's own names; collapsed, because few readers need it. */
export function SourceNotes({ patent: { other, sources } }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const [first, ...more] = sources
  if (first === undefined) return null
  return (
    <details className={styles['source']}>
      <summary>
        {t('biblio.source')} <span>{sourceName(first, language)}</span>
        {more.length > 0 && <span>{t('sourceFacts.more', { count: more.length })}</span>}
        {other.length > 0 && <span>{t('sourceFacts.other', { count: other.length })}</span>}
      </summary>
      <dl className={styles['grid']}>
        {sources.map((source, index) => (
          <SourceRow key={index} source={source} />
        ))}
        {other.map(({ name, values }) => (
          <div key={name} data-key="other">
            <dt title={name}>{sourceFactTitle(name, language)}</dt>
            <dd>{values.join('; ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function SourceRow({ source }: { source: Source }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const name = useFieldName()
  return (
    <div data-key="other">
      <dt title={source.format}>{sourceName(source, language)}</dt>
      <dd>
        {source.file !== null && <p>{source.position === null ? source.file : `${source.file} · ${source.position}`}</p>}
        {source.of_application && <p>{t('sourceFacts.ofApplication')}</p>}
        {source.fields.length > 0 && <p>{t('sourceFacts.provides', { fields: source.fields.map(name).join(t('sourceFacts.comma')) })}</p>}
        {source.otherwise.map(({ field, text }) => (
          <p key={field}>{t('sourceFacts.otherwise', { field: name(field), text })}</p>
        ))}
      </dd>
    </div>
  )
}

/** Label of a field of a record; its own name if it has no label. */
function useFieldName(): (field: string) => string {
  const { t } = useTranslation('patents')
  const names: Readonly<Record<string, string>> = t('fields', { returnObjects: true })
  return (field) => names[field as FieldKey] ?? field
}
