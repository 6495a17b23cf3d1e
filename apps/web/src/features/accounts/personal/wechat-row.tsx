import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { QuestionDialog } from '../login/question-dialog.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { AccountRow } from './account-row.tsx'
import { BindWeChatDialog } from './bind-wechat-dialog.tsx'
import styles from './personal.module.css'

/** Whether the account is bound to WeChat, and the action to bind or unbind it; without a phone it cannot be unbound. */
export function WeChatRow({ hasPhone }: { hasPhone: boolean }) {
  const { t } = useTranslation('personal')
  const failureText = useFailureText()
  const queries = useQueryClient()
  const { data: bound } = useQuery(callQuery(useLanguage(), 'accounts', 'checkWeChatBinding', {}))
  const [dialog, setDialog] = useState<'bind' | 'unbind' | null>(null)
  const [issue, setError] = useState<string | null>(null)
  const done = async (notice: string) => {
    setDialog(null)
    showNotice(notice)
    await queries.invalidateQueries({ queryKey: ['accounts', 'checkWeChatBinding'] })
  }
  const unbind = async () => {
    try {
      await apiClient.accounts.unbindWeChat({})
      await done(t('security.unbindDone'))
    } catch (error) {
      setDialog(null)
      setError(failureText(error))
    }
  }
  if (bound === undefined) return null
  return (
    <>
      <AccountRow
        name={t('security.wechat')}
        value={
          <>
            {t(bound ? 'security.bound' : 'security.unbound')}
            {issue !== null && (
              <span className={styles['wrong']} role="alert">
                {issue}
              </span>
            )}
          </>
        }
        action={
          (!bound || hasPhone) && (
            <Button kind="link" onClick={() => setDialog(bound ? 'unbind' : 'bind')}>
              {t(bound ? 'security.unbind' : 'security.bind')}
            </Button>
          )
        }
      />
      {dialog === 'bind' && <BindWeChatDialog onBound={() => void done(t('security.bindDone'))} onClose={() => setDialog(null)} />}
      {dialog === 'unbind' && (
        <QuestionDialog
          title={t('security.unbindTitle')}
          confirm={t('security.confirm')}
          cancel={t('security.cancel')}
          busy={false}
          onConfirm={() => void unbind()}
          onCancel={() => setDialog(null)}
        >
          <p>{t('security.unbindExplained')}</p>
        </QuestionDialog>
      )}
    </>
  )
}
