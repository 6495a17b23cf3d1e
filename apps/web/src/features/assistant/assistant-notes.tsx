import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { openLoginDialog } from '../../session/login-dialog.ts'
import { useSessionUser } from '../../session/session-store.ts'
import styles from './assistant.module.css'
import { useBuyPack } from './use-buy-pack.ts'
import { useAssistantState } from './use-topics.ts'

/** How questions are answered, and what a visitor or user may still ask (G190). */
export function AssistantNotes() {
  const { t } = useTranslation('assistant')
  const user = useSessionUser()
  const buyPack = useBuyPack()
  const { data } = useAssistantState()
  const left = data?.left ?? null
  return (
    <div className={styles['notes']}>
      {data && <p>{t(data.mode === 'model' ? 'byModel' : 'bySearch')}</p>}
      {user === null && (
        <p>
          {t('needsLogin')}{' '}
          <Button kind="link" onClick={openLoginDialog}>
            {t('login')}
          </Button>
        </p>
      )}
      {left !== null && (
        <p>
          {t('left', left)}{' '}
          {left.packs === 0 && (
            <Button kind="link" onClick={() => void buyPack()}>
              {t('buy')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
