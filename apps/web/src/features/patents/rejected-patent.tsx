import type { ApiError } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { openLoginDialog } from '../../session/login-dialog.ts'
import { MissingPatent } from './missing-patent.tsx'
import styles from './patent-page.module.css'

interface RejectedPatentProps {
  /** The number as in the address. */
  readonly id: string
  readonly error: ApiError
  readonly onBack: (() => void) | null | undefined
}

/** The page of a patent that is not in the database, or not shown because today's limit is reached (G84): a login may help then. */
export function RejectedPatent({ id, error, onBack }: RejectedPatentProps) {
  const { t } = useTranslation('patents')
  const { t: frame } = useTranslation()
  if (error.error === 'PATENT_NOT_FOUND') return <MissingPatent id={id} onBack={onBack} />
  return (
    <div className={styles['notice']} role="alert">
      <h1>{t('open.limit')}</h1>
      {onBack && (
        <Button kind="plain" onClick={onBack}>
          <Icon name="back" />
          {t('header.back')}
        </Button>
      )}
      <p>{error.message}</p>
      {error.error === 'VIEWS_NEED_LOGIN' ? (
        <Button kind="primary" onClick={openLoginDialog}>
          {t('pane.login')}
        </Button>
      ) : (
        <Link to="/vipIndex">{frame('failure.limits')}</Link>
      )}
    </div>
  )
}
