import { ApiError, type Contract } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { EMAIL, like, needed } from '../../../components/form/checks.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import styles from '../payment.module.css'
import { PARTY_FIELDS } from './party-fields.ts'

/** Characters of each particular, as its server takes them. */
const MAX_LENGTH = { mainName: 100, idNumber: 50, contacts: 50, phone: 50, email: 100, address: 200 } as const
const KEYBOARD = { phone: 'tel', email: 'email' } as const
const COMPLETION = { mainName: 'organization', contacts: 'name', phone: 'tel', email: 'email', address: 'street-address' } as const

const CHECKS = {
  mainName: [needed('contractMainName')],
  idNumber: [needed('contractIdNumber')],
  contacts: [needed('contractContacts')],
  phone: [needed('contractPhone')],
  email: [like(EMAIL, 'contractEmail')],
  address: [needed('contractAddress')],
}
/** The field that an error of the server is about. */
const FIELD_OF: Readonly<Record<string, 'mainName' | 'idNumber'>> = {
  CONTRACT_PARTY: 'mainName',
  ID_NUMBER_FORM: 'idNumber',
  TAX_NUMBER_CHECK_DIGIT: 'idNumber',
  TAX_NUMBER_IDENTITY: 'idNumber',
}
const EMPTY = { mainName: '', idNumber: '', contacts: '', phone: '', email: '', address: '' }

interface ContractFormProps {
  readonly orderNo: string
  /** The contract to change; null for a new one. */
  readonly contract: Contract | null
  readonly onDone: () => void
}

/** The party of a contract. What was written stays after a failure (B.contract.09). */
export function ContractForm({ orderNo, contract, onDone }: ContractFormProps) {
  const { t } = useTranslation('payment')
  const queries = useQueryClient()
  const causeOf = useCause()
  const form = useForm({ ...EMPTY, ...(contract !== null && partyOf(contract)) }, CHECKS)
  const send = form.submit(async (party) => {
    const request = { orderNo, ...party }
    try {
      await (contract === null ? apiClient.payment.addContract(request) : apiClient.payment.updateContract(request))
    } catch (error) {
      // Paid meanwhile, or written in another tab: what is shown next says so.
      if (error instanceof ApiError && error.error === 'CONTRACT_LOCKED') await queries.invalidateQueries({ queryKey: ['payment'] })
      const field = error instanceof ApiError ? FIELD_OF[error.error] : undefined
      if (field !== undefined) return form.setMessage(field, causeOf(error))
      throw error
    }
    await queries.invalidateQueries({ queryKey: ['payment'] })
    showNotice(t('contract.saved'))
    onDone()
  })
  return (
    <form {...send} className={`${styles['form']} ${styles['party']}`} aria-busy={form.busy}>
      {form.busy && <WaitingBar />}
      {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
      {PARTY_FIELDS.map((name) => (
        <TextField
          key={name}
          label={t(`contract.${name}`)}
          field={form.field(name)}
          maxLength={MAX_LENGTH[name]}
          type={KEYBOARD[name as keyof typeof KEYBOARD] ?? 'text'}
          autoComplete={COMPLETION[name as keyof typeof COMPLETION] ?? 'off'}
          aria-required
        />
      ))}
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" disabled={form.busy}>
          {t('contract.save')}
        </Button>
        {contract !== null && <Button onClick={onDone}>{t('contract.cancel')}</Button>}
      </div>
    </form>
  )
}

function partyOf({ mainName, idNumber, contacts, phone, email, address }: Contract): typeof EMPTY {
  return { mainName, idNumber, contacts, phone, email, address }
}
