import { useTranslation } from 'react-i18next'
import { installation } from '../../installation/installation.ts'
import { useLanguage } from '../../language/use-language.ts'
import { EntryLink } from '../navigation/entry-link.tsx'
import { entryLabel } from '../navigation/entry-label.ts'
import { FOOT_LINKS } from '../navigation/menus.ts'
import styles from './app-foot.module.css'

/** The footer of content pages: links, customer service (B.shell.30), and the version, which those who report a problem need. */
export function AppFoot() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { version, servicePhone, serviceHours } = installation()
  const links = FOOT_LINKS
  return (
    <footer className={styles['foot']}>
      <nav aria-label={t('foot.name')}>
        {links.map((entry) => (
          <EntryLink key={entryLabel(language, entry)} entry={entry}>
            {entryLabel(language, entry)}
          </EntryLink>
        ))}
      </nav>
      {servicePhone !== null && (
        <p>
          <a href={`tel:${servicePhone.replaceAll(/[^+\d]/g, '')}`}>{t('foot.phone', { phone: servicePhone })}</a>
          {serviceHours !== null && <span> {serviceHours}</span>}
        </p>
      )}
      {version !== '' && <p>{t('foot.version', { version })}</p>}
    </footer>
  )
}
