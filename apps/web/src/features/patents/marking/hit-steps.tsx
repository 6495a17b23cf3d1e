import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './hit-steps.module.css'
import type { Hits } from './use-hits.ts'

/** The number of matches of the search terms, and buttons to the next one. */
export function HitSteps({ hits: { positions, current, goTo } }: { hits: Hits }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const count = positions.length
  if (count === 0) return null
  const formatted = (number: number) => number.toLocaleString(language)
  const at = current ?? -1
  return (
    <div className={styles['steps']} role="group" aria-label={t('hits.label')}>
      <span role="status">
        {current === null ? t('hits.count', { count }) : t('hits.place', { place: formatted(current + 1), hits: formatted(count) })}
      </span>
      <Button
        kind="plain"
        icon
        aria-label={t('hits.previous')}
        title={t('hits.previous')}
        onClick={() => goTo(at > 0 ? at - 1 : count - 1)}
      >
        <Icon name="previous" />
      </Button>
      <Button kind="plain" icon aria-label={t('hits.next')} title={t('hits.next')} onClick={() => goTo((at + 1) % count)}>
        <Icon name="next" />
      </Button>
    </div>
  )
}
