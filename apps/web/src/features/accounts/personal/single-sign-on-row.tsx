import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { QuestionDialog } from '../login/question-dialog.tsx'
import { useSingleSignOn } from '../single-sign-on/use-single-sign-on.ts'
import { useFailureText } from '../use-failure-text.ts'
import { AccountRow } from './account-row.tsx'
import styles from './personal.module.css'

/** The page the institution leads back to. */
const SECURITY = '/user/profile?tab=security'

/** Whether the account is linked to the institution, and the action to link or unlink it. */
export function SingleSignOnRow({ name }: { name: string }) {
  const { t } = useTranslation('personal')
  const failureText = useFailureText()
  const queries = useQueryClient()
  const redirect = useSingleSignOn()
  const { data: bound } = useQuery(callQuery(useLanguage(), 'accounts', 'checkSingleSignOn', {}))
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const unbind = async () => {
    setAsking(false)
    try {
      await apiClient.accounts.unbindSingleSignOn({})
      showNotice(t('security.singleSignOnUnbound'))
      await queries.invalidateQueries({ queryKey: ['accounts', 'checkSingleSignOn'] })
    } catch (cause) {
      setError(failureText(cause))
    }
  }
  if (bound === undefined) return null
  const problem = error ?? redirect.error
  return (
    <>
      <AccountRow
        name={name}
        value={
          <>
            {t(bound ? 'security.bound' : 'security.unbound')}
            {problem !== null && (
              <span className={styles['wrong']} role="alert">
                {problem}
              </span>
            )}
          </>
        }
        action={
          <Button kind="link" aria-disabled={redirect.busy} onClick={() => (bound ? setAsking(true) : void redirect.begin(SECURITY))}>
            {t(bound ? 'security.unbind' : 'security.bind')}
          </Button>
        }
      />
      {asking && (
        <QuestionDialog
          title={t('security.singleSignOnTitle', { name })}
          confirm={t('security.confirm')}
          cancel={t('security.cancel')}
          busy={false}
          onConfirm={() => void unbind()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('security.singleSignOnExplained', { name })}</p>
        </QuestionDialog>
      )}
    </>
  )
}
