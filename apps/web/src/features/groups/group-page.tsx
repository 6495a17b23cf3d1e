import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ApplicantGroup, FoundCompany, GroupCompany } from '@gezhi/contract/client'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { FoundCompanies } from './found-companies.tsx'
import styles from './groups.module.css'
import { useGroups, useInvalidateGroups } from './use-groups.ts'

/** /creatGroup: a new applicant group, or with `id` a stored one. */
export function GroupPage() {
  const { t } = useTranslation('groups')
  const { id } = useSearch({ strict: false }) as { id?: unknown }
  const { data, error, refetch } = useGroups()
  if (error) return <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <WaitingBar />
  const group = data.list.find((one) => one.id === id) ?? null
  return <GroupForm key={group?.id ?? 'new'} group={group} />
}

function GroupForm({ group }: { readonly group: ApplicantGroup | null }) {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const causeOf = useCause()
  const again = useInvalidateGroups()
  const [name, setName] = useState(group?.name ?? '')
  const [companies, setCompanies] = useState<readonly GroupCompany[]>(group?.companyList ?? [])
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setFailure(t('nameNeeded'))
    if (companies.length === 0) return setFailure(t('noneChosen'))
    const facts = { name: name.trim(), companyList: [...companies] }
    try {
      await (group === null ? apiClient.groups.addApplicantGroup(facts) : apiClient.groups.changeApplicantGroup({ id: group.id, ...facts }))
      await again()
      showNotice(t('saved'))
      await navigate({ to: '/applyGroup' })
    } catch (error) {
      setFailure(causeOf(error))
    }
  }
  const add = ({ name: chosen, code, spellings }: FoundCompany) =>
    setCompanies((now) => [
      ...now.filter((one) => one.name !== chosen),
      { name: chosen, code, names: spellings.slice(0, 50).map((spelling) => spelling.name) },
    ])
  return (
    <div className={styles['page']}>
      <h1>{t(group === null ? 'create' : 'editTitle')}</h1>
      <form className={styles['form']} onSubmit={(event) => void save(event)}>
        {failure !== null && <FormMessage kind="error">{failure}</FormMessage>}
        <label>
          {t('groupName')}
          <input className="gz-input" value={name} maxLength={50} onChange={(event) => setName(event.target.value)} />
        </label>
        <section>
          <h2>{t('chosen')}</h2>
          {companies.length === 0 && <p className={styles['secondary']}>{t('noneChosen')}</p>}
          <ul className={styles['companies']}>
            {companies.map((company) => (
              <li key={company.name}>
                <div>
                  <strong>{company.name}</strong>
                  <p className={styles['secondary']}>
                    {t('spellings')} {company.names.join('；')}
                  </p>
                </div>
                <Button
                  aria-label={t('takeOutOf', { name: company.name })}
                  onClick={() => setCompanies(companies.filter((one) => one !== company))}
                >
                  {t('takeOut')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
        <div>
          <Button kind="primary" type="submit">
            {t('save')}
          </Button>
        </div>
      </form>
      <FoundCompanies chosen={companies} onAdd={add} />
    </div>
  )
}
