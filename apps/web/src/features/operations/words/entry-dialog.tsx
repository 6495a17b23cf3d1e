import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from '../frame/dialog.module.css'
import { useAction } from '../frame/use-action.ts'

/** An entry of a dictionary. */
export type DictionaryEntry = Awaited<ReturnType<typeof apiClient.operations.listDictionaries>>['list'][number]

interface EntryDialogProps {
  /** Null for one that is not there yet. */
  readonly entry: DictionaryEntry | null
  /** The dictionary on the screen; empty for all. */
  readonly type: string
  readonly types: readonly string[]
  readonly onClose: () => void
}

const FIELDS = [
  { name: 'dictType', label: 'words.dictionary', most: 50 },
  { name: 'dictValue', label: 'words.value', most: 50 },
  { name: 'labelZh', label: 'words.chinese', most: 100 },
  { name: 'labelEn', label: 'words.english', most: 100 },
] as const

/** Words an entry anew, or adds one; what it is known by does not change. */
export function EntryDialog({ entry, type, types, onClose }: EntryDialogProps) {
  const { t } = useTranslation('operations')
  const [values, setValues] = useState({
    dictType: entry?.dictType ?? type,
    dictValue: entry?.dictValue ?? '',
    labelZh: entry?.labelZh ?? '',
    labelEn: entry?.labelEn ?? '',
    position: entry === null ? '' : String(entry.position),
  })
  const { position, ...texts } = values
  const saving = useAction({
    action: () => apiClient.operations.setDictionaryEntry({ ...texts, ...(position !== '' && { position: Number(position) }) }),
    said: t('saved'),
    done: onClose,
  })
  return (
    <Modal title={t(entry === null ? 'words.addEntry' : 'words.editEntry')} close={t('close')} onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate(undefined)
        }}
      >
        {FIELDS.map(({ name, label, most }) => (
          <label key={name} className={styles['field']}>
            {t(label)}
            <input
              className="gz-input"
              required
              maxLength={most}
              value={values[name]}
              readOnly={entry !== null && (name === 'dictType' || name === 'dictValue')}
              list={name === 'dictType' ? 'dictionary-types' : undefined}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          </label>
        ))}
        <datalist id="dictionary-types">
          {types.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
        <label className={styles['field']}>
          {t('articles.position')}
          <input
            className="gz-input"
            type="number"
            min={0}
            max={1_000_000}
            value={position}
            onChange={({ target }) => setValues({ ...values, position: target.value })}
          />
          <small>{t('words.positionHint')}</small>
        </label>
        {saving.error && <FailurePanel title={t('notDone')} error={saving.error} onRetry={saving.reset} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={saving.isPending}>
            {t('save')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
