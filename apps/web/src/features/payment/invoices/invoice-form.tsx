import { ApiError, formatYuan } from '@gezhi/contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { EMAIL, like, needed, optional } from '../../../components/form/checks.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { useLanguage } from '../../../language/use-language.ts'
import styles from '../payment.module.css'

/** `invoiceType` (G99). */
const TYPES = { ordinary: 1, special: 2 } as const

/** The field that an error of the server is about. */
const FIELD_OF: Readonly<Record<string, 'invoiceHeader' | 'taxNumber'>> = {
  INVOICE_HEADER: 'invoiceHeader',
  TAX_NUMBER_FORM: 'taxNumber',
  TAX_NUMBER_CHECK_DIGIT: 'taxNumber',
  TAX_NUMBER_IDENTITY: 'taxNumber',
}

/** Kind, header, tax number and address of an invoice for some orders. The header is the party of their contracts if there is one. */
export function InvoiceForm({ orderNos, onDone }: { orderNos: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('payment')
  const queries = useQueryClient()
  const causeOf = useCause()
  const [type, setType] = useState<keyof typeof TYPES>('ordinary')
  const isSpecial = type === 'special'
  const total = useQuery({
    ...callQuery(useLanguage(), 'payment', 'findInvoiceTotal', { orderNoList: [...orderNos] }),
    enabled: orderNos.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const party = orderNos.length === 0 || total.isError ? '' : (total.data?.invoiceHeader ?? '')
  // That of the contracts until another one is written.
  const [isWritten, setWritten] = useState(false)
  const known = isWritten || party === '' ? '' : (total.data?.taxNumber ?? '')
  const form = useForm(
    { invoiceHeader: '', taxNumber: '', email: '' },
    {
      invoiceHeader: party === '' ? [needed('missing')] : [],
      taxNumber: isSpecial && known === '' ? [needed('missing')] : optional(),
      email: [like(EMAIL, 'contractEmail')],
    },
  )
  const written = form.field('taxNumber')
  const taxField = {
    ...written,
    value: known || written.value,
    onValue: (value: string) => {
      setWritten(true)
      written.onValue(value)
    },
  }
  const send = form.submit(
    async ({ invoiceHeader, taxNumber, email }) => {
      try {
        await apiClient.payment.addInvoice({
          orderNoList: [...orderNos],
          invoiceType: TYPES[type],
          invoiceHeader: party || invoiceHeader,
          taxNumber: known || taxNumber,
          email,
        })
      } catch (error) {
        const field = error instanceof ApiError ? FIELD_OF[error.error] : undefined
        if (field === undefined) throw error
        form.setMessage(field, causeOf(error))
        return
      }
      await queries.invalidateQueries({ queryKey: ['payment'] })
      showNotice(t('invoice.sent'))
      onDone()
    },
    { blocked: orderNos.length === 0 || !total.isSuccess || total.isPlaceholderData },
  )
  return (
    <form {...send} className={styles['form']}>
      <p className={styles['total']} role="status">
        {orderNos.length === 0
          ? t('invoice.none')
          : total.data &&
            !total.isError && (
              <>
                {t('invoice.total')} <b>{formatYuan(total.data.totalPrice)}</b>
              </>
            )}
      </p>
      {orderNos.length > 0 && total.isError && <FormMessage kind="error">{causeOf(total.error)}</FormMessage>}
      {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
      <fieldset className={styles['types']}>
        <legend>{t('invoice.type')}</legend>
        {(Object.keys(TYPES) as (keyof typeof TYPES)[]).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="invoiceType"
              checked={type === name}
              onChange={() => {
                setType(name)
                form.clearErrors()
              }}
            />
            {t(`invoice.${name}`)}
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('invoice.header')}
        field={party === '' ? form.field('invoiceHeader') : { ...form.field('invoiceHeader'), value: party }}
        readOnly={party !== ''}
        maxLength={100}
        aria-required
        autoComplete="organization"
        {...(party !== '' && { hint: t('invoice.headerFixed') })}
      />
      <TextField
        label={t('invoice.taxNumber')}
        field={taxField}
        maxLength={40}
        aria-required={isSpecial}
        autoComplete="off"
        hint={t(isSpecial ? 'invoice.taxNumberSpecial' : 'invoice.taxNumberOrdinary')}
      />
      <TextField label={t('invoice.email')} field={form.field('email')} type="email" maxLength={100} aria-required autoComplete="email" />
      <Button type="submit" kind="primary" disabled={form.busy || orderNos.length === 0 || !total.isSuccess || total.isPlaceholderData}>
        {t('invoice.submit')}
      </Button>
    </form>
  )
}
