import type { ApiKey } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import styles from './open-api.module.css'
import { ScrollRegion } from './scroll-region.tsx'
import { scopeName } from './scope-name.ts'

/** The keys of a user. */
export function KeyTable({ keys, onRevoke }: { readonly keys: readonly ApiKey[]; readonly onRevoke: (key: ApiKey) => void }) {
  const { t } = useTranslation('openApi')
  return (
    <ScrollRegion label={t('keys.list')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('keys.name')}</th>
            <th scope="col">{t('keys.secret')}</th>
            <th scope="col">{t('keys.scopes')}</th>
            <th scope="col">{t('keys.addresses')}</th>
            <th scope="col">{t('keys.created')}</th>
            <th scope="col">{t('keys.end')}</th>
            <th scope="col">{t('keys.lastUse')}</th>
            <th scope="col">{t('keys.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <td>{key.name}</td>
              <td translate="no">
                <code>{key.prefix}…</code>
              </td>
              <td data-wide>{key.scopes.map((scope) => scopeName(t, scope)).join(t('keys.comma'))}</td>
              <td>{key.addresses.length === 0 ? t('keys.everywhere') : key.addresses.join(', ')}</td>
              <td data-time>{key.createTime.slice(0, 10)}</td>
              <td data-time>{key.isExpired ? t('keys.expired') : (key.endTime?.slice(0, 10) ?? t('keys.endless'))}</td>
              <td data-time>
                {key.lastUseTime?.slice(0, 16) ?? t('keys.never')}
                {key.lastAddress !== null && <span className={styles['note']}>{key.lastAddress}</span>}
              </td>
              <td data-time>
                <Button aria-label={t('keys.revokeNamed', { name: key.name })} onClick={() => onRevoke(key)}>
                  {t('keys.revoke')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
