import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpAgain } from './totp-again.tsx'
import { TotpSetup, type TotpSecret } from './totp-setup.tsx'

/**
 * Sets up TOTP: the secret is scanned and confirmed, then the recovery codes are shown, once. Where it is already set up (`enrolled`), a
 * current code comes first.
 */
export function TotpDialog({ enrolled, onClose }: { enrolled: boolean; onClose: () => void }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null)
  const [replacement, setReplacement] = useState<TotpSecret | null>(null)
  // Each opening of the dialog creates a new secret.
  const { data, error } = useQuery({
    enabled: !enrolled,
    queryKey: ['accounts', 'beginTotp'],
    queryFn: () => apiClient.accounts.beginTotp({}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const begun = replacement ?? data
  return (
    <Modal title={t('totp.name')} close={t('totp.close')} onClose={onClose}>
      {error !== null && <FormMessage kind="error">{failureText(error)}</FormMessage>}
      {enrolled && begun === undefined && <TotpAgain onBegun={setReplacement} />}
      {begun && recoveryCodes === null && <TotpSetup {...begun} onConfirmed={setRecoveryCodes} />}
      {recoveryCodes !== null && <RecoveryCodes codes={recoveryCodes} onDone={onClose} />}
    </Modal>
  )
}
