import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { FilterField } from '../../../components/filter-field/filter-field.tsx'
import styles from './export-page.module.css'
import { FieldGroups } from './field-groups.tsx'
import { TemplateBar } from './template-bar.tsx'
import type { FieldChoice } from './use-field-choice.ts'

const FieldList = lazy(async () => ({ default: (await import('../../../components/field-menu/field-list.tsx')).FieldList }))

/** The fields of the file: a template, the available ones by group with a search, and the chosen ones in their order. */
export function FieldsPanel({ choice }: { choice: FieldChoice }) {
  const { t } = useTranslation('exports')
  const [word, setWord] = useState('')
  const { fields, chosen, error, retry, choose } = choice
  if (error !== null && fields === undefined) return <FailurePanel title={t('fields.failed')} error={error} onRetry={retry} />
  const names = new Map(fields?.map(({ code, name }) => [code, name]))
  return (
    <fieldset className={styles['panel']} aria-busy={fields === undefined}>
      <legend>{t('fields.heading')}</legend>
      <TemplateBar choice={choice} />
      <div className={styles['columns']}>
        <section aria-label={t('fields.available')}>
          <FilterField className="gz-input" label={t('fields.find')} value={word} onChange={setWord} />
          <FieldGroups fields={fields ?? []} chosen={chosen} word={word} onChosen={choose} />
        </section>
        <section aria-label={t('fields.order')}>
          <p role="status">{chosen.length === 0 ? t('fields.noneChosen') : t('fields.chosen', { count: chosen.length })}</p>
          <Suspense fallback={null}>
            <FieldList
              fields={chosen.map((field) => ({ field, shown: true }))}
              label={t('fields.order')}
              nameOf={(field) => names.get(field) ?? field}
              labelOf={(direction, name) => t(`fields.${direction}`, { name })}
              onShown={(next) => choose(next ?? [])}
            />
          </Suspense>
        </section>
      </div>
    </fieldset>
  )
}
