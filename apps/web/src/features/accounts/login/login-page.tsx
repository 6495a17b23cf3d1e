import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveLoginOrigin } from '../../../session/after-login.ts'
import { installation } from '../../../installation/installation.ts'
import { storePendingProduct } from '../../../session/pending-product.ts'
import { storeAccountSource } from '../account-source.ts'
import { AccountsFrame } from '../accounts-frame.tsx'
import { useLoginMethods } from '../use-login-methods.ts'
import { readReason } from '../../../session/login-reason.ts'
import { LoginPanel } from './login-panel.tsx'
import { useAfterLogin } from './use-after-login.ts'

/** /login: the login as a page. */
export function LoginPage() {
  const { t } = useTranslation('accounts')
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [reason] = useState(() => {
    storeAccountSource(search['account_source'])
    if (typeof search['origin'] === 'string') saveLoginOrigin(search['origin'])
    const { activity } = installation()
    // The offer is bought once the user is signed in (B.login.41).
    if (search['is_ACTIVITY'] !== undefined && activity !== null) storePendingProduct(activity.productId)
    return readReason(search['id']) ?? readReason(search['code'])
  })
  const navigate = useNavigate()
  return (
    <AccountsFrame title={t('login.title')} wide={useLoginMethods()?.wechat ?? false}>
      <LoginPanel reason={reason} onDone={useAfterLogin()} onCancelled={() => void navigate({ to: '/' })} />
    </AccountsFrame>
  )
}
