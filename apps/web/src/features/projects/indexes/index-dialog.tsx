import { INDEX_FIELD_TYPES, type IndexFieldType, type ProjectIndex } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { Select } from '../../../components/select.tsx'
import styles from './indexes-page.module.css'
import { useInvalidateIndexes } from './use-indexes.ts'

interface IndexDialogProps {
  readonly projectId: string
  /** The index that is changed; none for a new one. */
  readonly index?: ProjectIndex
  /** Where a new one is added: null for the top. */
  readonly parentId: string | null
  readonly parentName?: string | undefined
  readonly onSaved?: (id: string) => void
  /** Fields were saved of an index that was there; values may be gone with removed ones. */
  readonly onChanged?: () => void
  readonly onClose: () => void
}

interface EditedField {
  /** Of the row. */
  readonly key: number
  readonly id?: string
  readonly name: string
  readonly type: IndexFieldType
  /** Separated by commas or lines. */
  readonly options: string
}

/** Adds an index, or changes its name and fields. */
export function IndexDialog({ projectId, index, parentId, parentName, onSaved, onChanged, onClose }: IndexDialogProps) {
  const { t } = useTranslation('indexes')
  const causeOf = useCause()
  const again = useInvalidateIndexes()
  const [name, setName] = useState(index?.name ?? '')
  const [atTop, setAtTop] = useState(false)
  const [fields, setFields] = useState<readonly EditedField[]>(
    (index?.fieldList ?? []).map(({ optionList, ...field }, key) => ({ ...field, key, options: optionList.join('，') })),
  )
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const change = (key: number, changed: Partial<EditedField>) =>
    setFields(fields.map((field) => (field.key === key ? { ...field, ...changed } : field)))
  const save = async () => {
    setBusy(true)
    setFailure(null)
    const fieldList = fields.map(({ id, name: given, type, options }) => ({
      ...(id !== undefined && { id }),
      name: given,
      type,
      optionList: optionsOf(options),
    }))
    try {
      if (index === undefined) {
        const added = await apiClient.projects.addProjectIndex({ projectId, name, parentId: atTop ? null : parentId, fieldList })
        onSaved?.(added.id)
      } else {
        await apiClient.projects.saveIndexFields({ indexId: index.id, fieldList })
        onChanged?.()
        if (name !== index.name) await apiClient.projects.changeProjectIndex({ id: index.id, name })
      }
      await again()
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  const next = Math.max(-1, ...fields.map(({ key }) => key)) + 1
  return (
    <Modal title={t(index === undefined ? 'add' : 'edit')} close={t('cancel')} onClose={onClose} width={640} sheet>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
        <label className={styles['value']}>
          {t('name')}
          <input className="gz-input" required maxLength={50} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        {index === undefined && parentId !== null && (
          <Select
            label={t('place')}
            value={atTop ? 'top' : 'below'}
            options={[
              { value: 'below', name: t('placeBelow', { name: parentName ?? '' }) },
              { value: 'top', name: t('placeTop') },
            ]}
            onChange={(place) => setAtTop(place === 'top')}
          />
        )}
        <div className={styles['fields']}>
          {fields.map((field) => (
            <div key={field.key} className={styles['field']}>
              <input
                className="gz-input"
                required
                maxLength={50}
                aria-label={t('field.name')}
                placeholder={t('field.name')}
                value={field.name}
                onChange={(event) => change(field.key, { name: event.target.value })}
              />
              {field.id === undefined ? (
                <Select
                  label={t('field.type')}
                  value={field.type}
                  options={INDEX_FIELD_TYPES.map((type) => ({ value: type, name: t(`type.${type}`) }))}
                  onChange={(type) => change(field.key, { type })}
                />
              ) : (
                <span>{t(`type.${field.type}`)}</span>
              )}
              {(field.type === 'single' || field.type === 'multiple') && (
                <input
                  className="gz-input"
                  required
                  aria-label={t('field.options')}
                  placeholder={t('field.options')}
                  value={field.options}
                  onChange={(event) => change(field.key, { options: event.target.value })}
                />
              )}
              <Button
                kind="plain"
                icon
                aria-label={t('field.remove', { name: field.name })}
                onClick={() => setFields(fields.filter(({ key }) => key !== field.key))}
              >
                <Icon name="close" />
              </Button>
            </div>
          ))}
          <Button onClick={() => setFields([...fields, { key: next, name: '', type: 'text', options: '' }])}>{t('field.add')}</Button>
        </div>
        <div className={styles['answers']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function optionsOf(text: string): string[] {
  return text
    .split(/[,，;；\n]/)
    .map((option) => option.trim())
    .filter(Boolean)
}
