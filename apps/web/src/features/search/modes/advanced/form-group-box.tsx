import type { SearchField } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/button.tsx'
import { Icon } from '../../../../components/icon/icon.tsx'
import { Select } from '../../../../components/select.tsx'
import styles from './advanced-page.module.css'
import { FormRowLine } from './form-row-line.tsx'
import type { FormGroup, FormMember } from './search-form.ts'

export interface FormChanges {
  readonly change: (id: number, change: (member: FormMember) => FormMember | null) => void
  readonly addRow: (group: number) => void
  readonly addGroup: (group: number) => void
}

interface FormGroupBoxProps {
  group: FormGroup
  /** Empty for the form itself. */
  number: string
  fields: readonly SearchField[]
  /** Error messages of rows, by their id. */
  errors: ReadonlyMap<number, string>
  changes: FormChanges
}

/** Rows and groups joined by one operator, with what is needed to add and remove them. */
export function FormGroupBox({ group, number, fields, errors, changes }: FormGroupBoxProps) {
  const { t } = useTranslation('advanced')
  const isWhole = number === ''
  return (
    <div
      className={styles['group']}
      role="group"
      aria-label={isWhole ? t('form') : t('group.label', { place: number })}
      data-whole={isWhole || undefined}
    >
      <div className={styles['joint']}>
        {!isWhole && (
          <label className={styles['negated']}>
            <input
              type="checkbox"
              checked={group.negated}
              onChange={(event) => changes.change(group.id, (member) => ({ ...member, negated: event.target.checked }))}
            />
            {t('row.negated')}
          </label>
        )}
        <Select
          label={t('group.joint')}
          value={group.joint}
          options={(['and', 'or'] as const).map((joint) => ({ value: joint, name: t(`group.${joint}`) }))}
          onChange={(joint) => changes.change(group.id, (member) => (member.kind === 'group' ? { ...member, joint } : member))}
        />
      </div>
      {group.members.map((member, index) => {
        const at = isWhole ? String(index + 1) : `${number}.${index + 1}`
        return member.kind === 'group' ? (
          <FormGroupBox key={member.id} group={member} number={at} fields={fields} errors={errors} changes={changes} />
        ) : (
          <FormRowLine
            key={member.id}
            row={member}
            number={at}
            fields={fields}
            error={errors.get(member.id) ?? null}
            onRow={(row) => changes.change(member.id, () => row)}
            onRemove={() => changes.change(member.id, () => null)}
          />
        )
      })}
      <div className={styles['joint']}>
        <Button onClick={() => changes.addRow(group.id)}>
          <Icon name="plus" />
          {t('group.addRow')}
        </Button>
        <Button onClick={() => changes.addGroup(group.id)}>
          <Icon name="plus" />
          {t('group.addGroup')}
        </Button>
        {!isWhole && <Button onClick={() => changes.change(group.id, () => null)}>{t('group.remove')}</Button>}
      </div>
    </div>
  )
}
