import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import type { ListWalk } from '../use-list-walk.ts'
import styles from './patent-header.module.css'

/** Previous and next in the list, with the position: 12 / 48,213. */
export function ListSteps({ walk }: { walk: ListWalk }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const position = { position: walk.position.toLocaleString(language), total: walk.total.toLocaleString(language) }
  return (
    <div className={styles['walk']} role="group" aria-label={t('header.positionLabel')}>
      <Button
        icon
        aria-label={t('header.previous')}
        title={t('header.previous')}
        disabled={!walk.previous}
        onClick={() => walk.previous?.()}
      >
        <Icon name="previous" />
      </Button>
      <span role="status">
        {t(walk.about ? 'header.positionAbout' : 'header.position', position)}
        {walk.end !== null && <span className={styles['end']}>{t(`header.end.${walk.end}`)}</span>}
      </span>
      <Button icon aria-label={t('header.next')} title={t('header.next')} disabled={!walk.next} onClick={() => walk.next?.()}>
        <Icon name="next" />
      </Button>
    </div>
  )
}
