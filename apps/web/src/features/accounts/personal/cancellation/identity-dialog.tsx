import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { Modal } from '../../../../components/modal/modal.tsx'
import { isMaskedAs } from '../phone/is-masked-as.ts'
import { useFocusOnFirstField } from '../use-focus-on-first-field.ts'
import { PhoneForm, type ProvenPhone } from '../phone/phone-form.tsx'

interface IdentityDialogProps {
  /** The account's phone, masked. */
  readonly telephone: string
  readonly onProven: (given: ProvenPhone) => void
  readonly onClose: () => void
}

/** The user must own the account's phone: its number is typed in full, and the code sent to it (B.cancellation.09 to 11). */
export function IdentityDialog({ telephone, onProven, onClose }: IdentityDialogProps) {
  const { t } = useTranslation('personal')
  const fields = useFocusOnFirstField()
  return (
    <Modal title={t('cancellation.identityTitle')} close={t('security.close')} onClose={onClose}>
      <div ref={fields}>
        <PhoneForm
          purpose="cancelAccount"
          step={t('cancellation.identityExplained', { telephone })}
          label={t('fields.telephone')}
          submit={t('cancellation.verify')}
          errorOf={(given) => (isMaskedAs(given, telephone) ? null : t('phone.other'))}
          onGiven={async (given) => {
            await apiClient.accounts.checkPhoneCode({ ...given, purpose: 'cancelAccount' })
            onProven(given)
          }}
        />
      </div>
    </Modal>
  )
}
