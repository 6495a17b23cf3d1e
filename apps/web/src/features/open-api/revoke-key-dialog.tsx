import type { ApiKey } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface RevokeKeyDialogProps {
  readonly apiKey: ApiKey
  readonly onRevoked: () => void
  readonly onClose: () => void
}

/** Asks before a key is revoked: programs that use it stop working. */
export function RevokeKeyDialog({ apiKey: { id, name }, onRevoked, onClose }: RevokeKeyDialogProps) {
  const { t } = useTranslation('openApi')
  const revoke = async () => {
    await apiClient.openApi.revokeApiKey({ id })
    onRevoked()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('keys.revokeTitle')}
      text={t('keys.revokeText', { name })}
      confirm={t('keys.revoke')}
      onConfirm={revoke}
      onClose={onClose}
    />
  )
}
