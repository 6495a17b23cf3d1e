import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { Button } from '../../../components/button.tsx'
import { problemOfFile } from '../../../components/form/picture-file.ts'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { useFailureText } from '../use-failure-text.ts'
import styles from './personal.module.css'
import { squarePicture } from './square-picture.ts'
import { useAccountChange, type Account } from './use-account.ts'

/** The user's picture; a chosen file is saved at once. */
export function AvatarField({ account }: { account: Account }) {
  const { t } = useTranslation('personal')
  const id = useId()
  const failureText = useFailureText()
  const change = useAccountChange()
  const [issue, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async (action: () => Promise<string>) => {
    setBusy(true)
    setError(null)
    try {
      await change({ avatar: await action() })
      showNotice(t('save.done'))
    } catch (error) {
      setError(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const take = async (file: File) => {
    const wrong = problemOfFile(file)
    // A picture the browser cannot decode is reported like a file of another type.
    const square = wrong ? null : await squarePicture(file).catch(() => null)
    if (square) await save(async () => (await apiClient.accounts.uploadImage({ file: square })).url)
    else setError(t(`avatar.${wrong ?? 'type'}`))
  }
  return (
    <div className={styles['pictureRow']}>
      <Avatar picture={account.avatar} size={72} />
      <div>
        <input
          ref={(input) => {
            // The same file can be chosen again.
            if (input && !busy) input.value = ''
          }}
          id={id}
          className={styles['file']}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={t('avatar.upload')}
          aria-describedby={`${id}-note`}
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void take(file)
          }}
        />
        <div className={styles['actions']}>
          <Button disabled={busy} onClick={() => document.getElementById(id)?.click()}>
            {t(busy ? 'avatar.busy' : 'avatar.upload')}
          </Button>
          {account.avatar !== null && (
            <Button kind="plain" disabled={busy} onClick={() => void save(async () => '')}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
        <p id={`${id}-note`} className={issue === null ? undefined : styles['wrong']} role={issue === null ? undefined : 'alert'}>
          {issue ?? t('avatar.hint')}
        </p>
      </div>
    </div>
  )
}
