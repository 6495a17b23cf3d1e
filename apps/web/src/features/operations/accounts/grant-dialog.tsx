import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { newUuid } from '../../../api/new-uuid.ts'
import { needed, wholeNumber } from '../../../components/form/checks.ts'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useLanguage } from '../../../language/use-language.ts'
import styles from '../frame/dialog.module.css'
import { FormDialog } from '../frame/form-dialog.tsx'
import { useAction } from '../frame/use-action.ts'
import type { ListedAccount } from './listed-account.ts'

/** The choice that is no product of the price list. */
const OWN = 'own'
const START = { product: '', reason: '', productName: '年卡', days: '365', searchCount: '10000' }
const CHECKS = {
  product: [needed('missing')],
  reason: [needed('missing')],
  productName: [needed('missing')],
  days: [wholeNumber(1, 3660)],
  searchCount: [wholeNumber(1, 1_000_000)],
}
type Values = Readonly<typeof START>

/** Grants an account a product of the price list, with a reason for the audit log, or one of its own for a number of days. */
export function GrantDialog({ account, onClose }: { account: ListedAccount; onClose: () => void }) {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const form = useForm(START, CHECKS)
  const { data } = useQuery({ ...callQuery(language, 'payment', 'listPriceVersions', { pageSize: 100 }), staleTime: 0 })
  // A repeated click, or another try after a lost answer, grants once.
  const [key] = useState(newUuid)
  const giving = useAction({
    action: ({ product: chosen, reason, productName, days, searchCount }: Values) => {
      const own = { productName, days: Number(days), searchCount: Number(searchCount) }
      const product = chosen === OWN ? own : { productId: Number(chosen) }
      return apiClient.payment.grantByHand({ id: account.id, key, product, reason: reason.trim() })
    },
    notice: t('accounts.done.give', { nick: account.nick }),
    done: onClose,
  })
  const isOwn = form.values.product === OWN
  const submit = form.submit(async (values) => void (await giving.mutateAsync(values)), {
    names: isOwn ? ['productName', 'days', 'searchCount', 'reason'] : ['product', 'reason'],
  })
  const products = data?.list.filter(({ state }) => state === 'current') ?? []
  const options = products.map(({ productId, productName, productNameEn }) => ({
    value: String(productId),
    name: language === 'zh' ? productName : productNameEn,
  }))
  return (
    <FormDialog
      title={t('accounts.ask.give', { nick: account.nick })}
      confirm={t('accounts.actions.give')}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('accounts.product')}
        field={form.field('product')}
        empty={t('accounts.chooseProduct')}
        options={[...options, { value: OWN, name: t('accounts.ownProduct') }]}
      />
      {isOwn && (
        <>
          <TextField label={t('accounts.productName')} field={form.field('productName')} maxLength={50} />
          <div className={styles['two']}>
            <TextField label={t('accounts.days')} field={form.field('days')} inputMode="numeric" maxLength={4} />
            <TextField label={t('accounts.searchCount')} field={form.field('searchCount')} inputMode="numeric" maxLength={7} />
          </div>
        </>
      )}
      <TextField label={t('accounts.grantReason')} field={form.field('reason')} maxLength={200} hint={t('accounts.explained.give')} />
    </FormDialog>
  )
}
