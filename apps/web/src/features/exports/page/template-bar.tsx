import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { Select } from '../../../components/select.tsx'
import styles from './export-page.module.css'
import { USUAL_TEMPLATE, type FieldChoice } from './use-field-choice.ts'

const TemplateDialog = lazy(async () => ({ default: (await import('./template-dialog.tsx')).TemplateDialog }))

/** The value of the list of templates while the fields are those of none. */
const OWN = 'own'

/** Chooses a template; stores the chosen fields as one, and renames, updates or deletes those of the user. */
export function TemplateBar({ choice }: { choice: FieldChoice }) {
  const { t } = useTranslation('exports')
  const causeOf = useCause()
  const queries = useQueryClient()
  const [dialog, setDialog] = useState<'save' | 'rename' | 'remove' | null>(null)
  const { templates, templateId, isChanged, chosen, applyTemplate } = choice
  const current = templates.find(({ id }) => id === templateId)
  const change = useMutation({
    mutationFn: (action: () => Promise<void>) => action(),
    onSettled: () => queries.invalidateQueries({ queryKey: ['library', 'listTemplates'] }),
  })
  const fieldList = [...chosen]
  const save = (title: string) =>
    change.mutate(async () => {
      const { id } = await apiClient.library.addTemplate({ title, type: 'export', fieldList })
      await queries.invalidateQueries({ queryKey: ['library', 'listTemplates'] })
      applyTemplate(id)
      showNotice(t('template.saved', { title }))
    })
  const update = (parts: { title?: string; fieldList?: string[] }) =>
    change.mutate(async () => {
      const { id, title } = await apiClient.library.changeTemplate({ id: templateId, ...parts })
      await queries.invalidateQueries({ queryKey: ['library', 'listTemplates'] })
      if (parts.fieldList) applyTemplate(id)
      showNotice(t('template.saved', { title }))
    })
  const remove = (title: string) =>
    change.mutate(async () => {
      await apiClient.library.deleteTemplate({ id: templateId })
      applyTemplate(USUAL_TEMPLATE)
      showNotice(t('template.removed', { title }))
    })
  const options = [
    { value: USUAL_TEMPLATE, name: t('template.usual') },
    ...templates.map(({ id, title }) => ({ value: id, name: title })),
    ...(isChanged ? [{ value: OWN, name: current === undefined ? t('template.own') : `${current.title} *` }] : []),
  ]
  return (
    <div className={styles['templates']}>
      <Select
        label={t('template.label')}
        value={isChanged ? OWN : templateId}
        options={options}
        onChange={(id) => id !== OWN && applyTemplate(id)}
      />
      <Button disabled={chosen.length === 0} onClick={() => setDialog('save')}>
        {t('template.save')}
      </Button>
      {current !== undefined && (
        <>
          <Button disabled={!isChanged || chosen.length === 0} onClick={() => update({ fieldList })}>
            {t('template.update')}
          </Button>
          <Button kind="plain" onClick={() => setDialog('rename')}>
            {t('template.rename')}
          </Button>
          <Button kind="plain" onClick={() => setDialog('remove')}>
            {t('template.remove')}
          </Button>
        </>
      )}
      {change.error !== null && <FormMessage kind="error">{causeOf(change.error)}</FormMessage>}
      <Suspense fallback={null}>
        {dialog !== null && (
          <TemplateDialog
            action={dialog}
            title={dialog === 'save' ? '' : (current?.title ?? '')}
            onClose={() => setDialog(null)}
            onConfirm={(title) => {
              setDialog(null)
              if (dialog === 'save') save(title)
              else if (dialog === 'rename') update({ title })
              else remove(title)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
