import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { sessionUser } from '../../../session/session-store.ts'
import { CardDrawing } from './card-drawing.tsx'
import { HOME_CARDS, type HomeCard } from './card-table.ts'
import styles from './home-cards.module.css'

/** The four cards of the home page; one without a page is hidden. Access is checked by the page itself. */
export function HomeCards() {
  const { t } = useTranslation('home')
  const { routesByPath } = useRouter()
  return (
    <nav aria-label={t('cardsTitle')}>
      <ul className={styles['cards']}>
        {HOME_CARDS.filter(({ path }) => path in routesByPath).map((card) => (
          <li key={card.path}>
            <Link to={card.path as '/'} className={styles['card']} onClick={() => count(card)}>
              <span className={styles['drawing']}>
                <CardDrawing name={card.key} />
              </span>
              <span className={styles['title']}>{t(`cards.${card.key}.title`)}</span>
              <span className={styles['text']}>{t(`cards.${card.key}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Clicks of signed-in users are counted (B.home.13); failures are ignored. */
function count({ counted }: HomeCard): void {
  if (sessionUser()) void apiClient.content.countCardClick({ title: counted }).catch(() => null)
}
