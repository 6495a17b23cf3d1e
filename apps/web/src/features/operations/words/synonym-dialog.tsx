import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from '../frame/dialog.module.css'
import { useAction } from '../frame/use-action.ts'
import { groupsOf } from './synonym-lines.ts'

const EMPTY = { lines: '' }
const CHECKS = { lines: [] }

/** Adds synonyms: a group a line. */
export function SynonymDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('operations')
  const form = useForm(EMPTY, CHECKS)
  const groups = groupsOf(form.values.lines)
  const adding = useAction({
    action: () => apiClient.operations.addSynonyms({ groups }),
    notice: t('words.synonymsAdded'),
    done: onClose,
  })
  const submit = form.submit(async () => void (await adding.mutateAsync(undefined)), { blocked: groups.length === 0 })
  return (
    <Modal title={t('words.addSynonyms')} close={t('close')} onClose={onClose}>
      <form className={styles['form']} {...submit}>
        <label className={styles['field']}>
          {t('words.lines')}
          <textarea
            className="gz-input"
            rows={8}
            value={form.values.lines}
            placeholder={t('words.example')}
            onChange={({ target }) => form.setValue('lines', target.value)}
          />
        </label>
        {form.failure !== null && <FailurePanel title={t('notDone')} error={form.failure} onRetry={() => submit.onSubmit()} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={groups.length === 0} aria-disabled={form.busy}>
            {t('words.addSynonyms')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
