import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { needed, optional, wholeNumber } from '../../../components/form/checks.ts'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from '../frame/dialog.module.css'
import { useAction } from '../frame/use-action.ts'
import { dictionaryOptions } from './dictionary-names.ts'

/** An entry of a dictionary. */
export type DictionaryEntry = Awaited<ReturnType<typeof apiClient.operations.listDictionaries>>['list'][number]

interface EntryDialogProps {
  /** Null for one that is not there yet. */
  readonly entry: DictionaryEntry | null
  /** The dictionary on the screen; empty for all. */
  readonly type: string
  /** Types that have entries. */
  readonly types: readonly string[]
  readonly onClose: () => void
}

const FIELDS = [
  { name: 'dictValue', label: 'words.value', max: 50 },
  { name: 'labelZh', label: 'words.chinese', max: 100 },
  { name: 'labelEn', label: 'words.english', max: 100 },
] as const

const CHECKS = {
  dictType: [needed('missing')],
  dictValue: [needed('missing')],
  labelZh: [needed('missing')],
  labelEn: [needed('missing')],
  position: optional(wholeNumber(0, 1_000_000)),
}

/** Edits or adds an entry; its key cannot be changed. */
export function EntryDialog({ entry, type, types, onClose }: EntryDialogProps) {
  const { t } = useTranslation('operations')
  const start = {
    dictType: entry?.dictType ?? type,
    dictValue: entry?.dictValue ?? '',
    labelZh: entry?.labelZh ?? '',
    labelEn: entry?.labelEn ?? '',
    position: entry === null ? '' : String(entry.position),
  }
  const form = useForm(start, CHECKS)
  const saving = useAction({
    action: ({ position, ...texts }: typeof start) =>
      apiClient.operations.setDictionaryEntry({ ...texts, ...(position.trim() !== '' && { position: Number(position) }) }),
    notice: t('saved'),
    done: onClose,
  })
  const submit = form.submit(async (values) => void (await saving.mutateAsync(values)))
  return (
    <Modal title={t(entry === null ? 'words.addEntry' : 'words.editEntry')} close={t('close')} onClose={onClose}>
      <form className={styles['form']} {...submit}>
        <div className={styles['fields']}>
          <SelectField
            label={t('words.dictionary')}
            field={form.field('dictType')}
            empty={t('words.chooseDictionary')}
            options={dictionaryOptions(types, t)}
            disabled={entry !== null}
          />
          {FIELDS.map(({ name, label, max }) => (
            <TextField
              key={name}
              label={t(label)}
              field={form.field(name)}
              maxLength={max}
              readOnly={entry !== null && name === 'dictValue'}
            />
          ))}
          <TextField
            label={t('articles.position')}
            field={form.field('position')}
            inputMode="numeric"
            maxLength={7}
            hint={t('words.positionHint')}
          />
        </div>
        {form.failure !== null && <FailurePanel title={t('notDone')} error={form.failure} onRetry={() => submit.onSubmit()} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" aria-disabled={form.busy}>
            {t('save')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
