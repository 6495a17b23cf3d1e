import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from '../frame/dialog.module.css'
import { useAction } from '../frame/use-action.ts'
import { groupsOf } from './synonym-lines.ts'

/** Adds synonyms: a group a line. */
export function SynonymDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('operations')
  const [text, setText] = useState('')
  const groups = groupsOf(text)
  const adding = useAction({
    action: () => apiClient.operations.addSynonyms({ groups }),
    said: t('words.synonymsAdded'),
    done: onClose,
  })
  return (
    <Modal title={t('words.addSynonyms')} close={t('close')} onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          adding.mutate(undefined)
        }}
      >
        <label className={styles['field']}>
          {t('words.lines')}
          <textarea
            className="gz-input"
            rows={8}
            value={text}
            placeholder={t('words.example')}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {adding.error && <FailurePanel title={t('notDone')} error={adding.error} onRetry={adding.reset} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={groups.length === 0 || adding.isPending}>
            {t('words.addSynonyms')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
