import type { Client } from '@gezhi/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { phone } from '../../components/form/checks.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { PhoneField } from '../../components/form/phone-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Modal } from '../../components/modal/modal.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './payment.module.css'

type Answer = Awaited<ReturnType<Client['accounts']['getEnterprise']>>
type Enterprise = NonNullable<Answer['enterprise']>

/** A change that is confirmed first. */
interface Question {
  readonly title: string
  readonly text: string
  readonly notice: string
  run(): Promise<unknown>
}

/** What the user shares with an enterprise: invitations to them, the members for their owner, the owner for a member. */
export function EnterpriseMembers() {
  const { t } = useTranslation('payment')
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'accounts', 'getEnterprise', {}), staleTime: 0 })
  const [question, setQuestion] = useState<Question | null>(null)
  if (error) return <FailurePanel title={t('enterprise.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingBar />
  const { enterprise, invitationList } = data
  return (
    <>
      <ReceivedInvitations list={invitationList} onAsk={setQuestion} />
      {enterprise?.role === 'owner' && <OwnedEnterprise enterprise={enterprise} onAsk={setQuestion} />}
      {enterprise?.role === 'member' && <JoinedEnterprise enterprise={enterprise} onAsk={setQuestion} />}
      {enterprise === null && invitationList.length === 0 && (
        <div className={styles['empty']}>
          <p role="status">{t('enterprise.none')}</p>
          <Link to="/buyGoods">{t('buy.title')}</Link>
        </div>
      )}
      {question !== null && <Confirmation question={question} onClose={() => setQuestion(null)} />}
    </>
  )
}

interface Asking {
  readonly onAsk: (question: Question) => void
}

function ReceivedInvitations({ list, onAsk }: { list: Answer['invitationList'] } & Asking) {
  const { t } = useTranslation('payment')
  const accepted = useChange()
  if (list.length === 0) return null
  return (
    <>
      {accepted.failure !== null && <FormMessage kind="error">{accepted.failure}</FormMessage>}
      <ul className={styles['rows']} aria-label={t('enterprise.invitations')}>
        {list.map(({ id, ownerName, ownerPhone, endTime }) => (
          <Row
            key={id}
            title={t('enterprise.invites', { name: ownerName })}
            note={[ownerPhone, t('enterprise.until', { date: endTime.slice(0, 10) })]}
          >
            <Button
              kind="primary"
              disabled={accepted.busy}
              onClick={() => void accepted.run(() => apiClient.accounts.answerInvitation({ id, accept: true }), t('enterprise.accepted'))}
            >
              {t('enterprise.accept')}
            </Button>
            <Button
              onClick={() =>
                onAsk({
                  title: t('enterprise.decline'),
                  text: t('enterprise.declineSure', { name: ownerName }),
                  notice: t('enterprise.declined'),
                  run: () => apiClient.accounts.answerInvitation({ id, accept: false }),
                })
              }
            >
              {t('enterprise.decline')}
            </Button>
          </Row>
        ))}
      </ul>
    </>
  )
}

function OwnedEnterprise({ enterprise, onAsk }: { enterprise: Enterprise } & Asking) {
  const { t } = useTranslation('payment')
  const withdrawn = useChange()
  const { seats, online, memberLimit, memberList, invitationList } = enterprise
  const isActive = seats > 0
  return (
    <>
      <p className={styles['total']} role="status">
        {isActive
          ? t('enterprise.facts', { seats, online, count: memberList.length + invitationList.length, limit: memberLimit })
          : t('enterprise.ended')}
      </p>
      {isActive && <p className={styles['note']}>{t('enterprise.hint', { seats })}</p>}
      {isActive && <InviteForm />}
      {withdrawn.failure !== null && <FormMessage kind="error">{withdrawn.failure}</FormMessage>}
      <ul className={styles['rows']} aria-label={t('rights.tabs.enterprise')}>
        {memberList.map(({ userId, nick, telephone, joinTime, isOwner }) => (
          <Row
            key={userId}
            title={nick}
            note={[telephone, isOwner ? t('enterprise.owner') : joinTime && t('enterprise.since', { date: joinTime.slice(0, 10) })]}
          >
            {isActive && !isOwner && (
              <Button
                aria-label={`${t('enterprise.remove')} ${nick}`}
                onClick={() =>
                  onAsk({
                    title: t('enterprise.remove'),
                    text: t('enterprise.removeSure', { name: nick }),
                    notice: t('enterprise.removed'),
                    run: () => apiClient.accounts.removeMember({ userId }),
                  })
                }
              >
                {t('enterprise.remove')}
              </Button>
            )}
          </Row>
        ))}
        {invitationList.map(({ id, telephone, endTime }) => (
          <Row key={id} title={telephone} note={[t('enterprise.waiting'), t('enterprise.until', { date: endTime.slice(0, 10) })]}>
            {isActive && (
              <Button
                disabled={withdrawn.busy}
                aria-label={`${t('enterprise.withdraw')} ${telephone}`}
                onClick={() => void withdrawn.run(() => apiClient.accounts.withdrawInvitation({ id }), t('enterprise.withdrawn'))}
              >
                {t('enterprise.withdraw')}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      {!isActive && <LeaveButton onAsk={onAsk} />}
    </>
  )
}

function InviteForm() {
  const { t } = useTranslation('payment')
  const form = useForm({ telephone: '' }, { telephone: phone('telephoneMissing') })
  const causeOf = useCause()
  const again = useRenewed()
  const send = async ({ telephone }: { readonly telephone: string }) => {
    try {
      await apiClient.accounts.inviteMember({ telephone })
    } catch (error) {
      form.setMessage('telephone', causeOf(error))
      return
    }
    form.clear()
    showNotice(t('enterprise.invited'))
    await again()
  }
  return (
    <form className={styles['invite']} aria-label={t('enterprise.invite')} {...form.submit(send)}>
      <PhoneField field={form.field('telephone')} />
      <Button kind="primary" type="submit" disabled={form.busy}>
        {t('enterprise.invite')}
      </Button>
    </form>
  )
}

function JoinedEnterprise({ enterprise: { ownerName, ownerPhone, seats }, onAsk }: { enterprise: Enterprise } & Asking) {
  const { t } = useTranslation('payment')
  const owner = ownerName === null ? t('enterprise.ownerless') : t('enterprise.shared', { name: ownerName })
  return (
    <ul className={styles['rows']}>
      <Row title={owner} note={[ownerPhone, seats > 0 ? t('enterprise.seats', { count: seats }) : t('enterprise.endedShort')]}>
        <LeaveButton onAsk={onAsk} />
      </Row>
    </ul>
  )
}

function LeaveButton({ onAsk }: Asking) {
  const { t } = useTranslation('payment')
  const question = {
    title: t('enterprise.leave'),
    text: t('enterprise.leaveSure'),
    notice: t('enterprise.left'),
    run: () => apiClient.accounts.leaveEnterprise({}),
  }
  return <Button onClick={() => onAsk(question)}>{t('enterprise.leave')}</Button>
}

function Confirmation({ question: { title, text, notice, run }, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useTranslation('payment')
  const change = useChange()
  return (
    <Modal title={title} close={t('pay.close')} width={420} onClose={onClose}>
      <div className={styles['dialog']}>
        {change.failure !== null && <FormMessage kind="error">{change.failure}</FormMessage>}
        <p>{text}</p>
        <div className={styles['buttons']}>
          <Button kind="primary" disabled={change.busy} onClick={() => void change.run(run, notice).then((done) => done && onClose())}>
            {title}
          </Button>
          <Button onClick={onClose}>{t('enterprise.cancel')}</Button>
        </div>
      </div>
    </Modal>
  )
}

function Row({ title, note, children }: { title: string; note: readonly (string | null)[]; children: ReactNode }) {
  return (
    <li className={styles['row']}>
      <div>
        <strong>{title}</strong>
        <p>{note.filter((part) => part !== null).join(' · ')}</p>
      </div>
      <div className={styles['acts']}>{children}</div>
    </li>
  )
}

/** Reloads what the user holds. */
function useRenewed() {
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: ['accounts'] })
    await queries.invalidateQueries({ queryKey: ['payment'] })
  }
}

/** Makes one change at a time; `run` says whether it succeeded. */
function useChange() {
  const again = useRenewed()
  const causeOf = useCause()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (change: () => Promise<unknown>, notice: string): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      await change()
      showNotice(notice)
      return true
    } catch (error) {
      setFailure(causeOf(error))
      return false
    } finally {
      await again()
      setBusy(false)
    }
  }
  return { busy, failure, run }
}
