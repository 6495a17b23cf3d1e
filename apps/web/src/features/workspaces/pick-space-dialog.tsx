import type { SpaceBranch } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './spaces-page.module.css'

interface PickSpaceDialogProps {
  readonly title: string
  /** Not offered, with all below it: the space that is moved. */
  readonly without?: string | undefined
  /** Whether the top is offered. */
  readonly allowTop?: boolean
  /** Null: the top. The dialog closes when it resolves. */
  readonly onPicked: (id: string | null) => Promise<void>
  readonly onClose: () => void
}

/** Values of choices that are no space: the top, and a space yet to be created. */
const [TOP, NEW] = ['top', 'new']

/** Chooses one of the user's spaces, or a new one. */
export function PickSpaceDialog({ title, without, allowTop = false, onPicked, onClose }: PickSpaceDialogProps) {
  const { t } = useTranslation('workspaces')
  const causeOf = useCause()
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'workspaces', 'pickSpace', {}), staleTime: 0 })
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const choices = indented(data ?? [], without)
  const value = chosen === '' ? (allowTop ? TOP : (choices[0]?.id ?? NEW)) : chosen
  const pick = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const id = value === NEW ? (await apiClient.workspaces.addSpace({ name: name.trim() })).id : value === TOP ? null : value
      await onPicked(id)
      onClose()
    } catch (problem) {
      setFailure(problem)
      setBusy(false)
    }
  }
  const choice = (key: string, text: string, level = 0) => (
    <label key={key} style={{ paddingInlineStart: level * 20 }}>
      <input type="radio" name="space" checked={value === key} onChange={() => setChosen(key)} />
      {text}
    </label>
  )
  return (
    <Modal title={title} close={t('cancel')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void pick()
        }}
      >
        {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
        {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <WaitingBar />}
        {data && (
          <div className={styles['choices']} role="radiogroup" aria-label={t('pick.label')}>
            {allowTop && choice(TOP, t('pick.top'))}
            {choices.map(({ id, name: text, level }) => choice(id, text, level))}
            {!allowTop && choice(NEW, t('pick.new'))}
          </div>
        )}
        {value === NEW && data && (
          <p className={styles['link']}>
            <input
              className="gz-input"
              aria-label={t('add.name')}
              placeholder={t('add.name')}
              maxLength={50}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </p>
        )}
        <div className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={busy || !data || (value === NEW && name.trim() === '')}>
            {t('pick.confirm')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

interface Choice {
  readonly id: string
  readonly name: string
  /** From 0. */
  readonly level: number
}

function indented(branches: readonly SpaceBranch[], without: string | undefined, level = 0): Choice[] {
  return branches
    .filter(({ id }) => id !== without)
    .flatMap(({ id, name, children }) => [{ id, name, level }, ...indented(children, without, level + 1)])
}
