import { compareFormulas, type ValuationFormula } from '@gezhi/records'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { like, needed } from '../../../components/form/checks.ts'
import { TextAreaField } from '../../../components/form/text-area-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { FormDialog } from '../frame/form-dialog.tsx'
import { useAction } from '../frame/use-action.ts'
import styles from './rules.module.css'

interface PublishDialogProps {
  readonly title: string
  readonly formula: ValuationFormula
  /** The rules that are replaced. */
  readonly current: ValuationFormula
  /** A suggestion. */
  readonly reason?: string
  readonly onDone?: (version: string) => void
  readonly onClose: () => void
}

type RulesRequest = Parameters<typeof apiClient.valuation.publishValuationRules>[0]['formula']
const MAX_REASON = 500

/** Publishes rules as a new version, with what changes and a reason. */
export function PublishDialog({ title, formula, current, reason = '', onDone, onClose }: PublishDialogProps) {
  const { t } = useTranslation('valuationRules')
  const form = useForm({ version: '', reason }, { version: [like(/^\s*[\w.-]{1,40}\s*$/, 'versionName')], reason: [needed('missing')] })
  const publishing = useAction({
    action: (values: { version: string; reason: string }) =>
      apiClient.valuation.publishValuationRules({
        formula: { ...formula, version: values.version } as unknown as RulesRequest,
        reason: values.reason,
      }),
    notice: ({ version }) => t('publishedNow', { version }),
    done: (_, { version }) => {
      onClose()
      onDone?.(version)
    },
  })
  const submit = form.submit(async ({ version, reason: written }) => {
    await publishing.mutateAsync({ version: version.trim(), reason: written.trim() })
  })
  return (
    <FormDialog
      title={title}
      explained={t('publishExplained')}
      confirm={t('publish')}
      width={640}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <Differences before={current} after={formula} />
      <TextField label={t('newVersion')} field={form.field('version')} maxLength={40} autoComplete="off" hint={t('versionHint')} />
      <TextAreaField label={t('reason')} field={form.field('reason')} max={MAX_REASON} maxLength={MAX_REASON} rows={2} />
    </FormDialog>
  )
}

function Differences({ before, after }: { before: ValuationFormula; after: ValuationFormula }) {
  const { t } = useTranslation('valuationRules')
  const differences = compareFormulas(before, after, useLanguage())
  if (differences.length === 0) return <p>{t('noDifference')}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable with the keyboard
    <div className={styles['differences']} role="region" aria-label={t('differences', { count: differences.length })} tabIndex={0}>
      <h3>{t('differences', { count: differences.length })}</h3>
      <dl>
        {differences.map(({ part, before: old, after: own }) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>
              {old !== '' && <del>{old}</del>}
              {own !== '' && <ins>{own}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
