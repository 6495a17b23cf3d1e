import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { browserName } from '../browser-name.ts'
import { BindPhoneDialog } from '../wechat/bind-phone-dialog.tsx'
import { TotpQuestion } from '../totp/totp-question.tsx'
import { ElsewhereQuestion } from './elsewhere-question.tsx'
import { GroupQuestion } from './group-question.tsx'
import type { Login } from './use-login.ts'

interface LoginQuestionsProps {
  readonly login: Login
  /** The visitor cancelled a login at a question. */
  readonly onCancelled: () => void
}

/** The dialogs between a login and its completion. */
export function LoginQuestions({ login, onCancelled }: LoginQuestionsProps) {
  const { t } = useTranslation('accounts')
  const { step } = login
  const abandon = () => {
    login.cancel()
    showNotice(t('login.cancelled'))
    onCancelled()
  }
  switch (step.kind) {
    case 'elsewhere':
      return <ElsewhereQuestion login={login} answer={step.answer} onCancelled={abandon} />
    case 'totp':
      return <TotpQuestion login={login} token={step.token} onCancelled={abandon} />
    case 'group':
      return <GroupQuestion login={login} answer={step.answer} onCancelled={abandon} />
    case 'bindPhone': {
      const { identity } = step
      const again = () => {
        const { access_token: token, openId, platform } = identity
        const request = { access_token: token, openId, platform, browserName: browserName(navigator.userAgent) }
        void login.run(() => apiClient.accounts.loginByWeChat(request), { by: 'weChat', retried: true })
      }
      return <BindPhoneDialog identity={identity} onBound={again} onClose={abandon} />
    }
    case 'form':
    case 'firstPassword':
    case 'expired':
      return null
  }
}
