import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { needed, wholeNumber } from '../../../components/form/checks.ts'
import { errorId, FieldFrame } from '../../../components/form/field-frame.tsx'
import formStyles from '../../../components/form/form.module.css'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import styles from '../frame/dialog.module.css'
import { FormDialog } from '../frame/form-dialog.tsx'
import { useAction } from '../frame/use-action.ts'

/** An institution of the list. */
export type ListedInstitution = Awaited<ReturnType<typeof apiClient.operations.listInstitutions>>['list'][number]

const AMOUNT = wholeNumber(1, 1_000_000)
const CHECKS = {
  nameZh: [needed('missing')],
  nameEn: [needed('missing')],
  ranges: [needed('missing')],
  searchCount: [AMOUNT],
  seats: [AMOUNT],
  validUntil: [],
}
const WIDTH = 560

/** Edits an institution, or adds one: null. */
export function InstitutionDialog({ institution, onClose }: { institution: ListedInstitution | null; onClose: () => void }) {
  const { t } = useTranslation('institutions')
  const { t: common } = useTranslation('operations')
  const start = {
    nameZh: institution?.nameZh ?? '',
    nameEn: institution?.nameEn ?? '',
    ranges: institution?.ranges.join('\n') ?? '',
    searchCount: String(institution?.searchCount ?? 10_000),
    seats: String(institution?.seats ?? 50),
    validUntil: institution?.validUntil ?? '',
  }
  const id = useId()
  const form = useForm(start, CHECKS)
  const ranges = form.field('ranges')
  const saving = useAction({
    action: ({ ranges: written, searchCount, seats, validUntil, ...names }: typeof start) =>
      apiClient.operations.saveInstitution({
        ...names,
        ...(institution !== null && { id: institution.id }),
        ranges: written.split(/[\s,，、;；]+/).filter(Boolean),
        searchCount: Number(searchCount),
        seats: Number(seats),
        validUntil: validUntil === '' ? null : validUntil,
      }),
    notice: common('saved'),
    done: onClose,
  })
  const submit = form.submit(async (values) => void (await saving.mutateAsync(values)))
  return (
    <FormDialog
      title={t(institution === null ? 'add' : 'edit')}
      confirm={common('save')}
      submit={submit}
      form={form}
      width={WIDTH}
      onClose={onClose}
    >
      <div className={styles['two']}>
        <TextField label={t('nameZh')} field={form.field('nameZh')} maxLength={100} />
        <TextField label={t('nameEn')} field={form.field('nameEn')} maxLength={100} />
      </div>
      <FieldFrame id={id} label={t('ranges')} error={ranges.error}>
        <textarea
          id={id}
          className="gz-input"
          name={ranges.name}
          rows={5}
          spellCheck={false}
          value={ranges.value}
          aria-invalid={ranges.error !== null}
          aria-describedby={`${errorId(id)} ${id}-hint`}
          onChange={({ target }) => ranges.onValue(target.value)}
        />
        <small id={`${id}-hint`} className={formStyles['purpose']}>
          {t('rangesHint')}
        </small>
      </FieldFrame>
      <div className={styles['two']}>
        <TextField label={t('searchCount')} field={form.field('searchCount')} inputMode="numeric" maxLength={7} />
        <TextField label={t('seats')} field={form.field('seats')} inputMode="numeric" maxLength={7} />
      </div>
      <TextField label={t('validUntil')} hint={t('validHint')} field={form.field('validUntil')} type="date" />
    </FormDialog>
  )
}
