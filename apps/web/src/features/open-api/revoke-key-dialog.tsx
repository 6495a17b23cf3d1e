import type { ApiKey } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import styles from './open-api.module.css'

interface RevokeKeyDialogProps {
  readonly apiKey: ApiKey
  readonly onRevoked: () => void
  readonly onClose: () => void
}

/** Asks before a key is revoked: programs that use it stop working. */
export function RevokeKeyDialog({ apiKey: { id, name }, onRevoked, onClose }: RevokeKeyDialogProps) {
  const { t } = useTranslation('openApi')
  const causeOf = useCause()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const revoke = async () => {
    setBusy(true)
    try {
      await apiClient.openApi.revokeApiKey({ id })
      onRevoked()
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Modal title={t('keys.revokeTitle')} close={t('cancel')} onClose={onClose}>
      {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
      <p>{t('keys.revokeText', { name })}</p>
      <footer className={styles['answers']}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="primary" disabled={isBusy} onClick={() => void revoke()}>
          {t('keys.revoke')}
        </Button>
      </footer>
    </Modal>
  )
}
