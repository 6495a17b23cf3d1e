import { ApiError } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { useCause } from '../../../../components/failure/use-cause.ts'
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx'
import { needed } from '../../../../components/form/checks.ts'
import { TextField } from '../../../../components/form/text-field.tsx'
import { useForm } from '../../../../components/form/use-form.ts'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { useAction } from '../../frame/use-action.ts'
import { fromField } from '../../site/moment-field.ts'
import { readYuan, yuanUpTo } from '../read-yuan.ts'
import type { PriceVersion } from './price-version.ts'
import styles from './prices.module.css'

const MAX_PRICE = 1_000_000

/** The field that an error of the server is about. */
const FIELD_OF: Readonly<Record<string, 'sale' | 'from' | 'until'>> = {
  PRICE_ABOVE_ORIGINAL: 'sale',
  PRICE_VERSION_TIME: 'from',
  PRICE_VERSION_FAR: 'from',
  PRICE_VERSION_END: 'until',
}

/** A new version of a product, from a time on and, for a promotion, until another; orders keep the version they were made with. */
export function PriceDialog({ version, onClose }: { version: PriceVersion; onClose: () => void }) {
  const { t } = useTranslation('sales')
  const causeOf = useCause()
  const { productId, productName, productNameEn, productOriginalPrice, productSalePrice, onSale } = version
  const start = {
    name: productName,
    nameEn: productNameEn,
    original: productOriginalPrice.toFixed(2),
    sale: productSalePrice.toFixed(2),
    onSale: onSale ? 'on' : '',
    from: '',
    until: '',
  }
  const form = useForm(start, {
    name: [needed('missing')],
    nameEn: [needed('missing')],
    original: [yuanUpTo(MAX_PRICE)],
    sale: [yuanUpTo(MAX_PRICE)],
    onSale: [],
    from: [],
    until: [(until, { from }) => (until !== '' && from !== '' && until <= from ? 'endsBeforeItBegins' : null)],
  })
  const adding = useAction({
    action: (values: typeof start) =>
      apiClient.payment.addPriceVersion({
        productId,
        productName: values.name.trim(),
        productNameEn: values.nameEn.trim(),
        productOriginalPrice: readYuan(values.original)!,
        productSalePrice: readYuan(values.sale)!,
        onSale: values.onSale === 'on',
        ...(values.from !== '' && { validFrom: fromField(values.from) }),
        ...(values.until !== '' && { validUntil: fromField(values.until) }),
      }),
    notice: (_, { version: added }) => t('prices.added', { name: productName, version: added }),
    done: onClose,
  })
  const submit = form.submit(async (values) => {
    try {
      await adding.mutateAsync(values)
    } catch (error) {
      const field = error instanceof ApiError ? FIELD_OF[error.error] : undefined
      if (field === undefined) throw error
      form.setMessage(field, causeOf(error))
    }
  })
  return (
    <FormDialog
      title={t('prices.changeOne', { name: productName })}
      explained={t('prices.explained')}
      confirm={t('prices.add')}
      width={560}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <div className={styles['two']}>
        <TextField label={t('prices.name')} field={form.field('name')} maxLength={50} />
        <TextField label={t('prices.nameEn')} field={form.field('nameEn')} maxLength={50} />
        <TextField label={t('prices.originalYuan')} field={form.field('original')} inputMode="decimal" maxLength={10} />
        <TextField label={t('prices.saleYuan')} field={form.field('sale')} inputMode="decimal" maxLength={10} />
        <TextField label={t('prices.fromTime')} field={form.field('from')} type="datetime-local" step={1} hint={t('prices.fromHint')} />
        <TextField label={t('prices.untilTime')} field={form.field('until')} type="datetime-local" step={1} hint={t('prices.untilHint')} />
      </div>
      <CheckboxField field={form.field('onSale')}>{t('prices.onSale')}</CheckboxField>
    </FormDialog>
  )
}
