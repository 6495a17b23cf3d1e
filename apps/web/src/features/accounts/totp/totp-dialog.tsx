import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSetup } from './totp-setup.tsx'

/** Sets up TOTP: the secret is scanned and confirmed, then the recovery codes are shown, once. */
export function TotpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null)
  // Each opening of the dialog creates a new secret.
  const { data, error } = useQuery({
    queryKey: ['accounts', 'beginTotp'],
    queryFn: () => apiClient.accounts.beginTotp({}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return (
    <Modal title={t('totp.name')} close={t('totp.close')} onClose={onClose}>
      {error !== null && <FormMessage kind="error">{failureText(error)}</FormMessage>}
      {data && recoveryCodes === null && <TotpSetup secret={data.secret} uri={data.uri} onConfirmed={setRecoveryCodes} />}
      {recoveryCodes !== null && <RecoveryCodes codes={recoveryCodes} onDone={onClose} />}
    </Modal>
  )
}
