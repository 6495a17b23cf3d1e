import { DEFAULT_TEMPLATE_TITLE, type Template } from '@gezhi/contract/client'
import { clausesOf, readQuery } from '@gezhi/query'
import type { FieldTable } from '@gezhi/records'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { callQuery } from '../../../../api/call-query.ts'
import { Button } from '../../../../components/button.tsx'
import { failureOf } from '../../../../components/failure/failure-kind.ts'
import { useForm } from '../../../../components/form/use-form.ts'
import { Icon } from '../../../../components/icon/icon.tsx'
import { showNotice } from '../../../../components/notice/notice-store.ts'
import { useKindLanguage } from '../../../../kinds/use-kind.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useSessionUser } from '../../../../session/session-store.ts'
import styles from './own-templates.module.css'

interface OwnTemplatesProps {
  /** The query on the screen; null while it cannot be stored. */
  query: string | null
  onFill: (query: string) => void
}

/** The user's templates of queries (B.advanced.04): each fills the form, can be overwritten or removed. Guests have none. */
export function OwnTemplates({ query, onFill }: OwnTemplatesProps) {
  const user = useSessionUser()
  return user === null ? null : <UserTemplates query={query} onFill={onFill} />
}

function UserTemplates({ query, onFill }: OwnTemplatesProps) {
  const { t } = useTranslation('advanced')
  const { fields } = useKindLanguage()
  const client = useQueryClient()
  const templatesQuery = callQuery(useLanguage(), 'library', 'listTemplates', { type: 'search' })
  const { data: templates = [] } = useQuery(templatesQuery)
  const [naming, setNaming] = useState(false)
  /** An unnamed template has the server's default name. */
  const nameOf = ({ title }: Template) => (title === DEFAULT_TEMPLATE_TITLE ? t('own.default') : title)
  const refresh = () => client.invalidateQueries({ queryKey: templatesQuery.queryKey })
  const showFailure = (error: unknown) => showNotice(failureOf(error).message ?? t('own.failed'))
  const add = useMutation({
    mutationFn: (title: string) =>
      apiClient.library.addTemplate({ ...(title !== '' && { title }), fieldList: fieldsOf(query ?? '', fields), queryStr: query ?? '' }),
    onSuccess: () => {
      setNaming(false)
      showNotice(t('own.saved'))
      return refresh()
    },
    onError: showFailure,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Template) => apiClient.library.deleteTemplate({ id }),
    onSuccess: refresh,
    onError: showFailure,
  })
  return (
    <div className={styles['own']} role="group" aria-label={t('own.label')}>
      <span>{t('own.label')}</span>
      {templates.map((one) => (
        <span key={one.id} className={styles['template']}>
          <Button title={one.queryStr} onClick={() => onFill(one.queryStr)}>
            {nameOf(one)}
          </Button>
          {one.defaultFlag === 0 && (
            <Button
              kind="plain"
              icon
              aria-label={t('own.remove', { title: nameOf(one) })}
              title={t('own.remove', { title: nameOf(one) })}
              onClick={() => remove.mutate(one)}
            >
              <Icon name="close" size={12} />
            </Button>
          )}
        </span>
      ))}
      {naming ? (
        <NewTemplate waiting={add.isPending} onSave={(title) => add.mutate(title)} onCancel={() => setNaming(false)} />
      ) : (
        <Button kind="link" disabled={query === null || query.trim() === ''} onClick={() => setNaming(true)}>
          {t('own.add')}
        </Button>
      )}
    </div>
  )
}

interface NewTemplateProps {
  waiting: boolean
  onSave: (title: string) => void
  onCancel: () => void
}

const UNNAMED = { title: '' }
const CHECKS = { title: [] }

function NewTemplate({ waiting, onSave, onCancel }: NewTemplateProps) {
  const { t } = useTranslation('advanced')
  const form = useForm(UNNAMED, CHECKS)
  return (
    <form className={styles['new']} {...form.submit(({ title }) => onSave(title.trim()), { blocked: waiting })}>
      <input
        className="gz-input"
        // The user has just requested it.
        autoFocus
        value={form.values.title}
        maxLength={50}
        aria-label={t('own.title')}
        placeholder={t('own.titleHint')}
        onChange={(event) => form.setValue('title', event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Button kind="primary" type="submit" disabled={waiting}>
        {t('own.save')}
      </Button>
      <Button onClick={onCancel}>{t('own.cancel')}</Button>
    </form>
  )
}

/** The commands of the fields in a query, without duplicates, in its order. */
function fieldsOf(query: string, fields: FieldTable): string[] {
  const { tree } = readQuery(query, { fields })
  if (tree === null) return []
  return [...new Set(clausesOf(tree).flatMap((clause) => (clause.kind === 'field' ? clause.fields : [])))]
}
