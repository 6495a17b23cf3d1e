import { useTranslation } from 'react-i18next'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import styles from './open-api.module.css'
import { ScrollRegion } from './scroll-region.tsx'
import type { SentAnswer } from './send-request.ts'

/** Characters that are shown of an answer: more would slow the page down. */
const SHOWN = 100_000

/** The answer to a request that was sent, or why there is none. */
export function SentAnswerView({ answer }: { readonly answer: SentAnswer | 'sending' | 'failed' | null }) {
  const { t } = useTranslation('openApi')
  return (
    <section className={styles['group']} aria-label={t('test.answer')} aria-live="polite">
      <h2>{t('test.answer')}</h2>
      {answer === null && <p className={styles['text']}>{t('test.noAnswer')}</p>}
      {answer === 'sending' && <WaitingBar />}
      {answer === 'failed' && (
        <p className={styles['error']} role="alert">
          {t('test.notSent')}
        </p>
      )}
      {answer !== null && typeof answer !== 'string' && <ReceivedAnswer answer={answer} />}
    </section>
  )
}

function ReceivedAnswer({ answer: { status, statusText, headers, text, ms } }: { readonly answer: SentAnswer }) {
  const { t } = useTranslation('openApi')
  return (
    <>
      <p>
        <span className={styles['status']} data-failed={status >= 400 || undefined}>
          {status} {statusText}
        </span>{' '}
        <span className={styles['text']}>{t('test.ms', { ms })}</span>
      </p>
      <h3>{t('test.headers')}</h3>
      <pre className={styles['code']} translate="no">
        {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
      </pre>
      <h3>{t('test.body')}</h3>
      {text.length > SHOWN && <p className={styles['text']}>{t('test.cut', { count: SHOWN })}</p>}
      <ScrollRegion label={t('test.body')} tall>
        <pre className={styles['code']} translate="no">
          {text.slice(0, SHOWN)}
        </pre>
      </ScrollRegion>
    </>
  )
}
