import type { LoginAnswer } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { QuestionDialog } from './question-dialog.tsx'
import type { Login } from './use-login.ts'

interface ElsewhereQuestionProps {
  readonly login: Login
  readonly answer: LoginAnswer
  readonly onCancelled: () => void
}

/** Code 997: continue, and force out the other session? */
export function ElsewhereQuestion({ login, answer, onCancelled }: ElsewhereQuestionProps) {
  const { t } = useTranslation('accounts')
  const forceLogin = () =>
    login.run(async () => {
      await apiClient.accounts.displaceOwnSession({}, { headers: { token: answer.token } })
      return answer
    })
  return (
    <QuestionDialog
      title={t('elsewhere.title')}
      confirm={t('elsewhere.confirm')}
      cancel={t('elsewhere.cancel')}
      busy={login.busy}
      onConfirm={() => void forceLogin()}
      onCancel={onCancelled}
    >
      <p>{t('reasons.997')}</p>
    </QuestionDialog>
  )
}
