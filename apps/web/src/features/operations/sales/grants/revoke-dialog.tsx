import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { needed } from '../../../../components/form/checks.ts'
import { TextField } from '../../../../components/form/text-field.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { useAction } from '../../frame/use-action.ts'
import type { ListedGrant } from './listed-grant.ts'

/** Takes a grant back, with a reason for the audit log. */
export function RevokeDialog({ grant: { id, nick, productName: name }, onClose }: { grant: ListedGrant; onClose: () => void }) {
  const { t } = useTranslation('sales')
  const form = useForm({ reason: '' }, { reason: [needed('missing')] })
  const revoking = useAction({
    action: (reason: string) => apiClient.payment.revokeGrant({ id, reason }),
    notice: t('grants.revoked', { nick, name }),
    done: onClose,
  })
  const submit = form.submit(async ({ reason }) => void (await revoking.mutateAsync(reason.trim())))
  return (
    <FormDialog
      title={t('grants.revokeTitle')}
      explained={t('grants.revokeExplained', { nick, name })}
      confirm={t('grants.revoke')}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('grants.revokeReason')} field={form.field('reason')} maxLength={200} />
    </FormDialog>
  )
}
