import type { LoginAnswer, OnlineMember } from '@gezhi/contract/client'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import styles from './question-dialog.module.css'
import type { Login } from './use-login.ts'

/** Delay of the dialog after the response (D1 L101). */
const DELAY_MS = 1600
const MINUTE_MS = 60_000

interface GroupQuestionProps {
  readonly login: Login
  readonly answer: LoginAnswer
  readonly onCancelled: () => void
}

/** Code 993: whose seat to take? One account; the one online longest is preselected (G33). */
export function GroupQuestion({ login, answer, onCancelled }: GroupQuestionProps) {
  const { t } = useTranslation('accounts')
  const members = answer.loginBean.onLineUser
  const [chosen, setChosen] = useState(() => longestOnline(members)?.userId)
  const open = useLater(DELAY_MS)
  const takeSeat = () =>
    login.run(async () => {
      await apiClient.accounts.displaceColleague({}, { headers: { token: answer.token, phone: chosen ?? '' } })
      return answer
    })
  if (!open) return null
  return (
    <QuestionDialog
      title={t('group.title')}
      confirm={t('group.confirm')}
      cancel={t('group.cancel')}
      busy={login.busy}
      onConfirm={() => void takeSeat()}
      onCancel={onCancelled}
    >
      <p>{t('group.explained')}</p>
      <fieldset className={styles['members']}>
        <legend className="visually-hidden">{t('group.members')}</legend>
        {members.map((member) => (
          <Member key={member.userId} member={member} chosen={member.userId === chosen} onChosen={() => setChosen(member.userId)} />
        ))}
      </fieldset>
    </QuestionDialog>
  )
}

function Member({ member, chosen, onChosen }: { member: OnlineMember; chosen: boolean; onChosen: () => void }) {
  const { t } = useTranslation('accounts')
  const minutes = Math.floor(member.onlineTime / MINUTE_MS)
  return (
    <label className={styles['member']}>
      <input type="radio" name="member" checked={chosen} onChange={onChosen} />
      {member.avatar ? (
        <img src={member.avatar} width="28" height="28" alt="" />
      ) : (
        <span className={styles['face']}>
          <Icon name="user" />
        </span>
      )}
      <strong>{member.telephone}</strong>
      <span>{t('group.online', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>
    </label>
  )
}

function longestOnline(members: readonly OnlineMember[]): OnlineMember | undefined {
  return members.toSorted((a, b) => b.onlineTime - a.onlineTime)[0]
}

/** False initially, true after a number of milliseconds. */
function useLater(delay: number): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return later
}
