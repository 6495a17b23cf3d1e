import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './cancellation-panel.module.css'

const STEPS = ['step1', 'step2', 'step3'] as const

/** Consequences of closing an account, with a link to the page for it. */
export function CancellationPanel({ level = 2, onLeave }: { level?: 2 | 4; onLeave?: (() => void) | undefined }) {
  const { t } = useTranslation('help')
  const Title = level === 2 ? 'h2' : 'h4'
  return (
    <div className={styles['panel']}>
      <p className={styles['warning']}>{t('cancellation.lead')}</p>
      <Title>{t('cancellation.steps')}</Title>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`cancellation.${step}`)}</li>
        ))}
      </ol>
      <p>{t('cancellation.effect')}</p>
      <Link to="/user/profile" search={{ tab: 'cancellation' }} className="gz-button" {...(onLeave && { onClick: onLeave })}>
        {t('cancellation.open')}
      </Link>
    </div>
  )
}
