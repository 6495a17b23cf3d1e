import type { Client } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './membership-page.module.css'

type Entitlements = Awaited<ReturnType<Client['accounts']['listEntitlements']>>
type Row = Entitlements['list'][number]

const ROLES = ['guest', 'free', 'member'] as const

interface GrantTableProps {
  readonly title: string
  /** The role of the caller, whose column is marked. */
  readonly role: Entitlements['role']
  readonly rows: readonly Row[]
}

/** What each role may do, a row for each permission; nothing without any. */
export function GrantTable({ title, role, rows }: GrantTableProps) {
  const { t } = useTranslation('membership')
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <table className={styles['grants']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('permission')}</th>
            {ROLES.map((one) => (
              <th key={one} scope="col" aria-current={one === role || undefined}>
                {t(`roles.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.label}</th>
              {ROLES.map((one) => (
                <td
                  key={one}
                  data-label={t(`roles.${one}`)}
                  data-own={one === role || undefined}
                  data-none={row.roles[one].limit === 0 || undefined}
                >
                  <Granted row={row} role={one} />
                  {one === role && row.used !== null && row.limit !== 0 && <small>{t('used', { count: row.used })}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Granted({ row, role }: { readonly row: Row; readonly role: (typeof ROLES)[number] }) {
  const { t } = useTranslation('membership')
  const { limit, text } = row.roles[role]
  if (limit === 0) return t('no')
  if (text !== '') return text
  return row.counts === 'access' ? t('yes') : t('unlimited')
}
