import type { IndexRule, ProjectIndex } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './indexes-page.module.css'
import { RuleForm } from './rule-form.tsx'
import { useInvalidateIndexes } from './use-indexes.ts'

interface RulesDialogProps {
  readonly index: ProjectIndex
  readonly onFilled: (text: string) => void
  readonly onClose: () => void
}

/** The rules of an index: each can be run again, changed and deleted. */
export function RulesDialog({ index, onFilled, onClose }: RulesDialogProps) {
  const { t } = useTranslation('indexes')
  const causeOf = useCause()
  const again = useInvalidateIndexes()
  const [edited, setEdited] = useState<IndexRule | 'new' | null>(null)
  const [deleted, setDeleted] = useState<IndexRule | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'projects', 'listIndexRules', { indexId: index.id }),
    staleTime: 0,
  })
  const attempt = async (change: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await change()
    } catch (caught) {
      setFailure(caught)
    }
    setBusy(false)
    await again()
  }
  const run = (id: string) =>
    attempt(async () => {
      const { total, changed } = await apiClient.projects.runIndexRule({ indexId: index.id, id })
      onFilled(t('rule.done', { count: changed, total }))
      onClose()
    })
  const remove = (rule: IndexRule) =>
    attempt(async () => {
      await apiClient.projects.deleteIndexRules({ indexId: index.id, idList: [rule.id] })
      setDeleted(rule)
    })
  const restore = ({ fileId, queryStr, fieldValue, isOverwriting }: IndexRule) =>
    attempt(async () => {
      await apiClient.projects.saveIndexRule({ indexId: index.id, fileId, queryStr, fieldValue, isOverwriting })
      setDeleted(null)
    })
  if (edited !== null) {
    return (
      <Modal title={t(edited === 'new' ? 'rule.add' : 'rule.edit')} close={t('close')} onClose={onClose} width={640} sheet>
        <RuleForm
          index={index}
          rule={edited === 'new' ? undefined : edited}
          onBack={() => setEdited(null)}
          onSaved={async (id, isRun) => {
            await again()
            setEdited(null)
            if (isRun) await run(id)
          }}
        />
      </Modal>
    )
  }
  return (
    <Modal title={t('rule.title')} close={t('close')} onClose={onClose} width={640} sheet>
      {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
      {error && <FailurePanel title={t('rule.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data?.length === 0 && <p>{t('rule.none')}</p>}
      {deleted !== null && (
        <p className={styles['undo']} role="status">
          {t('rule.deleted')}
          <Button kind="link" disabled={busy} onClick={() => void restore(deleted)}>
            {t('change.undo')}
          </Button>
        </p>
      )}
      <ul className={styles['changes']}>
        {data?.map((rule) => {
          const values = rule.fieldValue.map(({ id, value }) => {
            const name = index.fieldList.find((field) => field.id === id)?.name ?? '—'
            return `${name} = ${Array.isArray(value) ? value.join('; ') : String(value)}`
          })
          const query = rule.queryStr === '' ? t('rule.every') : rule.queryStr
          return (
            <li key={rule.id}>
              <span>
                <strong>{query}</strong>
                <small>{[rule.fileName, ...values].join(' · ')}</small>
                {rule.lastRunTime !== null && <small>{t('rule.last', { time: rule.lastRunTime, count: rule.lastCount ?? 0 })}</small>}
              </span>
              <span className={styles['answers']}>
                <Button disabled={busy} aria-label={`${t('rule.run')} ${query}`} onClick={() => void run(rule.id)}>
                  {t('rule.run')}
                </Button>
                <Button disabled={busy} aria-label={`${t('values.change')} ${query}`} onClick={() => setEdited(rule)}>
                  {t('values.change')}
                </Button>
                <Button disabled={busy} aria-label={`${t('rule.delete')} ${query}`} onClick={() => void remove(rule)}>
                  {t('rule.delete')}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      <div className={styles['answers']}>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button kind="primary" onClick={() => setEdited('new')}>
          {t('rule.add')}
        </Button>
      </div>
    </Modal>
  )
}
