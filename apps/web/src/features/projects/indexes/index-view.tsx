import type { IndexedPatent, IndexField, ProjectIndex } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { Modal } from '../../../components/modal/modal.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { Pager } from '../../../components/pager/pager.tsx'
import { Select } from '../../../components/select.tsx'
import { useRested } from '../../../components/use-rested.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { loadNamespaces } from '../../../language/i18n.ts'
import { FIRST_KIND } from '../../../kinds/kinds.ts'
import styles from './indexes-page.module.css'
import { printedValue, type Nicks } from './printed-value.ts'
import { PAGE_SIZE, useInvalidateIndexes, useIndexRows, useNicks } from './use-indexes.ts'
import type { UndoOffers } from './use-undo-offer.ts'

const IndexDialog = lazy(async () => ({ default: (await import('./index-dialog.tsx')).IndexDialog }))
const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }))
const SuggestionsDialog = lazy(async () => ({ default: (await import('./suggestions-dialog.tsx')).SuggestionsDialog }))
const TableDialog = lazy(async () => {
  const [module] = await Promise.all([import('./table-dialog.tsx'), loadNamespaces(['batch'])])
  return { default: module.TableDialog }
})
const ChangesDialog = lazy(async () => ({ default: (await import('./changes-dialog.tsx')).ChangesDialog }))
const ValuesDialog = lazy(async () => ({ default: (await import('./values-dialog.tsx')).ValuesDialog }))

interface IndexViewProps {
  readonly index: ProjectIndex
  readonly canEdit: boolean
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onClosed: () => void
  readonly offers: UndoOffers
}

type OpenDialog = 'edit' | 'remove' | 'add' | 'rules' | 'suggestions' | 'table' | 'changes' | IndexedPatent

/** The open index: a table of its patents with their values, filtered by one field. */
export function IndexView({ index, canEdit, page, onPage, onClosed, offers }: IndexViewProps) {
  const { t } = useTranslation('indexes')
  const causeOf = useCause()
  const again = useInvalidateIndexes()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const [fieldId, setFieldId] = useState('')
  const [typed, setTyped] = useState('')
  const { id, name, projectId, fieldList } = index
  const field = fieldList.find((one) => one.id === fieldId)
  const word = useRested(typed.trim())
  const value = filterValue(field, word)
  const { data, error, refetch } = useIndexRows({ projectId, indexId: id, fieldId, value }, page)
  const nickOf = useNicks(projectId)
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const remove = async () => {
    setOpen(null)
    try {
      await apiClient.projects.deleteProjectIndexes({ idList: [id] })
      onClosed()
      await offers.make(t('removed', { name }))
    } catch (failure) {
      showNotice(causeOf(failure))
    }
    await again()
  }
  const close = () => setOpen(null)
  const offer = (text: string) => void offers.make(text)
  const offerFields = () => offers.make(t('saved', { name }))
  return (
    <>
      <header className={styles['head']}>
        <h2>{name}</h2>
        {canEdit && (
          <>
            <Button kind="primary" disabled={fieldList.length === 0} onClick={() => setOpen('add')}>
              {t('values.add')}
            </Button>
            <Button disabled={fieldList.length === 0} onClick={() => setOpen('rules')}>
              {t('rule.title')}
            </Button>
            <Button disabled={fieldList.length === 0} onClick={() => setOpen('suggestions')}>
              {t('suggest.title')}
            </Button>
            <Button disabled={fieldList.length === 0} onClick={() => setOpen('table')}>
              {t('table.title')}
            </Button>
            <Button onClick={() => setOpen('edit')}>{t('edit')}</Button>
            <Button onClick={() => setOpen('remove')}>{t('remove')}</Button>
          </>
        )}
        <Button onClick={() => setOpen('changes')}>{t('change.title')}</Button>
      </header>
      <div className={styles['filter']}>
        <p role="status">{data && t('values.total', { count: data.total })}</p>
        <Select
          label={t('values.filter')}
          value={fieldId}
          options={[{ value: '', name: t('values.all') }, ...fieldList.map((one) => ({ value: one.id, name: one.name }))]}
          onChange={(next) => {
            setFieldId(next)
            setTyped('')
            onPage(1)
          }}
        />
        {field !== undefined && <FilterValue field={field} value={typed} nicks={nickOf} onValue={setTyped} />}
      </div>
      {error && <FailurePanel title={t('values.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && data.total === 0 && (
        <div className={styles['empty']}>
          <p>{t(fieldId === '' ? 'values.none' : 'values.noneFound')}</p>
          <p>{t('values.noneWhy')}</p>
        </div>
      )}
      {data && data.list.length > 0 && (
        <div className={styles['scroll']}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('values.number')}</th>
                <th scope="col">{t('values.title')}</th>
                {fieldList.map((one) => (
                  <th key={one.id} scope="col">
                    {one.name}
                  </th>
                ))}
                {canEdit && <th scope="col">{t('values.actions')}</th>}
              </tr>
            </thead>
            <tbody>
              {data.list.map((row) => (
                <tr key={row.patentId}>
                  <td className={styles['number']}>
                    <Link to={FIRST_KIND.pages.record} search={{ id: row.patentId }}>
                      {row.publication_number}
                    </Link>
                  </td>
                  <td>{row.title}</td>
                  {fieldList.map((one) => (
                    <td key={one.id}>
                      {printedValue(one, row.fieldValue.find(({ id: given }) => given === one.id)?.value ?? null, nickOf)}
                    </td>
                  ))}
                  {canEdit && (
                    <td>
                      <Button kind="link" aria-label={`${t('values.change')} ${row.publication_number}`} onClick={() => setOpen(row)}>
                        {t('values.change')}
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {last > 1 && (
        <footer className={styles['footer']}>
          <Pager page={page} last={last} label={t('pages')} onPage={onPage} />
        </footer>
      )}
      <Suspense fallback={null}>
        {open === 'edit' && (
          <IndexDialog projectId={projectId} index={index} parentId={null} onChanged={() => void offerFields()} onClose={close} />
        )}
        {open === 'add' && <ValuesDialog index={index} onFilled={offer} onClose={close} />}
        {open === 'rules' && <RulesDialog index={index} onFilled={offer} onClose={close} />}
        {open === 'suggestions' && <SuggestionsDialog index={index} onFilled={offer} onClose={close} />}
        {open === 'table' && <TableDialog index={index} onFilled={offer} onClose={close} />}
        {open === 'changes' && <ChangesDialog projectId={projectId} index={index} canEdit={canEdit} onClose={close} />}
        {open !== null && typeof open === 'object' && <ValuesDialog index={index} row={open} onClose={close} />}
      </Suspense>
      {open === 'remove' && (
        <Modal title={t('remove')} close={t('cancel')} onClose={close}>
          <p>{t('removeText', { name })}</p>
          <div className={styles['answers']}>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button kind="primary" onClick={() => void remove()}>
              {t('remove')}
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}

interface FilterValueProps {
  readonly field: IndexField
  readonly value: string
  readonly nicks: Nicks
  readonly onValue: (value: string) => void
}

function FilterValue({ field, value, nicks, onValue }: FilterValueProps) {
  const { t } = useTranslation('indexes')
  const choices = field.type === 'person' ? [...nicks] : field.optionList.map((option): [string, string] => [option, option])
  if (choices.length > 0) {
    return (
      <Select
        label={field.name}
        value={value}
        options={[{ value: '', name: t('values.any') }, ...choices.map(([key, name]) => ({ value: key, name }))]}
        onChange={onValue}
      />
    )
  }
  const type = field.type === 'number' || field.type === 'date' ? field.type : 'search'
  return (
    <input
      className="gz-input"
      type={type}
      step="any"
      aria-label={field.name}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}

/** A typed value as the type of its field; undefined for none. */
function filterValue(field: IndexField | undefined, text: string): string | number | undefined {
  if (field === undefined || text === '') return undefined
  if (field.type === 'number') return Number(text)
  return field.type === 'date' ? text.replaceAll('-', '') : text
}
